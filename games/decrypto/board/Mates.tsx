import type { Seat } from '@cifra/kernel';
import { type BoardProps, Button, classes } from '@cifra/kit';
import { answerers, type Decrypto, hasLoneInterceptor, type Team } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { SeatFace } from './SeatFace.tsx';
import { roleOf, teamOfViewer } from './situation.ts';
import { usePartner } from './use-partner.ts';

type Props = {
  readonly board: BoardProps<Decrypto>;
  readonly half: Team;
  readonly words: BoardWords;
  readonly confirmed: readonly Seat[];
  /** All dials are set: whoever waited for the people of the team may speak. */
  readonly isDialled: boolean;
};

/** One line about those who decide with me: who has confirmed, when it counts (D21), and what a bot among them thinks. */
export function Mates({ board, half, words, confirmed, isDialled }: Props) {
  const { view, people } = board;
  const { table, viewer } = view;
  const mine = teamOfViewer(view);
  const role = roleOf(view);
  const ours = mine === null ? [] : answerers(table, mine);
  const mates = ours.filter((seat) => seat !== viewer);
  const bot = mates.find((seat) => people(seat).kind === 'bot') ?? null;
  const partner = usePartner(board, { seat: bot, round: table.round, team: half, isTime: isDialled });
  const said = partner?.said ?? null;
  const ask = role === 'silent' ? null : (partner?.ask ?? null);
  return (
    <div class={classes('decrypto-mates', said !== null && 'has-said', ask !== null && 'can-ask')}>
      {mates.map((seat) => (
        <span key={seat} class="decrypto-mate">
          <SeatFace seat={seat} person={people(seat)} size="30px" sign={confirmed.includes(seat) ? 'check' : null} />
          <span class="visually-hidden">
            {confirmed.includes(seat)
              ? words.hasConfirmed(people(seat).name)
              : words.hasNotConfirmed(people(seat).name)}
          </span>
        </span>
      ))}
      <p class={classes(said !== null && 'said')}>{said ?? line()}</p>
      {bot !== null && ask !== null && <Button onPress={ask}>{words.askPartner(people(bot).name)}</Button>}
    </div>
  );

  function line(): string {
    switch (role) {
      case 'silent':
        return words.silent;
      case 'listens':
        return words.noInterception;
      case 'answers':
      case 'intercepts': {
        if (hasLoneInterceptor(table)) return role === 'answers' ? words.againstOne(people(1).name) : words.alone;
        const [first, ...more] = mates;
        if (first === undefined) return words.onlyYouDecide;
        const bots = mates.filter((seat) => people(seat).kind !== 'person');
        if (bots.length === mates.length && bots.length > 0)
          return words.botsFollow(words.list(mates.map((seat) => people(seat).name)), mates.length);
        const ready = mates.filter((seat) => confirmed.includes(seat));
        if (ready.length > 0)
          return words.hasConfirmed(words.list(ready.map((seat) => people(seat).name)), ready.length);
        return more.length === 0 ? words.bothConfirm(people(first).name) : words.allConfirm;
      }
      case 'writes':
      case 'locked':
      case 'rests':
      case 'names':
      case 'judges':
      case 'watches':
      case 'over':
        return table.round === 1 ? words.watchFirst : words.watchHalf;
    }
  }
}
