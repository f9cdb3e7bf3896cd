import type { Seat } from '@cifra/kernel';
import type { BoardProps } from '@cifra/kit';
import { answerers, type Decrypto, hasLoneInterceptor } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import { SeatFace } from './SeatFace.tsx';
import { roleOf, teamOfViewer } from './situation.ts';

type Props = { readonly board: BoardProps<Decrypto>; readonly words: BoardWords; readonly confirmed: readonly Seat[] };

/** One line about those who decide with me: who has confirmed, and when it counts (D21). */
export function Mates({ board, words, confirmed }: Props) {
  const { view, people } = board;
  const { table, viewer } = view;
  const mine = teamOfViewer(view);
  const role = roleOf(view);
  const ours = mine === null ? [] : answerers(table, mine);
  const mates = ours.filter((seat) => seat !== viewer);
  return (
    <div class="decrypto-mates">
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
      <p>{line()}</p>
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
