import { Icon } from '@cifra/kit';
import { type ByTeam, TEAMS, type Team, type Tokens } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';

type Props = {
  readonly tokens: ByTeam<Tokens>;
  readonly order: readonly Team[];
  readonly words: BoardWords;
  /** How many words each team named right, where it came to that (D13). */
  readonly named?: ByTeam<number> | null;
};

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

/** The tie-break as a sum that can be checked by eye: interceptions less misses, and the words named (D13). */
export function Tapes({ tokens, order, words, named = null }: Props) {
  return (
    <div class="decrypto-tapes">
      {(order.length === 0 ? TEAMS : order).map((team) => {
        const { interceptions, miscommunications } = tokens[team];
        return (
          <table key={team} class="decrypto-tape" data-team={team}>
            <caption>{words.team[team]}</caption>
            <tbody>
              <tr>
                <th scope="row">
                  <Icon name="target" /> {words.interceptions}
                </th>
                <td>{interceptions}</td>
              </tr>
              <tr>
                <th scope="row">
                  <Icon name="close" /> {words.misses}
                </th>
                <td>{signed(-miscommunications)}</td>
              </tr>
              <tr class="sum">
                <th scope="row">{words.difference}</th>
                <td>{signed(interceptions - miscommunications)}</td>
              </tr>
              {named !== null && (
                <tr class="sum">
                  <th scope="row">{words.wordsNamed}</th>
                  <td>{named[team]}</td>
                </tr>
              )}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
