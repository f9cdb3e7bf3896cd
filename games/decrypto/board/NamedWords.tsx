import { Icon } from '@cifra/kit';
import { otherTeam, type Table, type Team } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';

type Props = { readonly table: Table; readonly order: readonly Team[]; readonly words: BoardWords };

/** How each team named the other's words: what was said, what it is, and whether it counts (D13, D14). */
export function NamedWords({ table, order, words }: Props) {
  const { names, end } = table;
  if (names === null) return null;
  return (
    <div class="decrypto-named">
      {order.map((team) => (
        <table key={team} data-team={team}>
          <caption>
            {words.namesOf(words.team[team])}
            {end?.named != null && (
              <>
                {' · '}
                <b>{words.countedWords(end.named[team])}</b>
              </>
            )}
          </caption>
          <tbody>
            {names[team].words.map((word, at) => {
              const isRight = names[team].right[at] === true;
              const isAccepted = end?.accepted?.[team].includes(at) === true;
              const real = end?.words[otherTeam(team)][at];
              return (
                <tr key={at}>
                  <th scope="row">{at + 1}</th>
                  <td>{word.trim() === '' ? '–' : word}</td>
                  <td data-counts={isRight || isAccepted}>
                    <Icon name={isRight || isAccepted ? 'check' : 'close'} />
                    <span>{isRight ? words.right : isAccepted ? words.accepted : (real ?? words.wrong)}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}
