import { type BoardProps, SeatFace } from '@cifra/kit';
import type { Qwinto } from '../rules/index.ts';
import type { BoardWords } from '../words/board-words.ts';
import { withMinus } from '../words/minus.ts';
import { DieMark } from './DieMark.tsx';
import type { BoardModel, SeatModel } from './model.ts';
import { Badge, seatStates } from './Seats.tsx';
import { Fails, SheetView } from './SheetView.tsx';

type Props = {
  readonly model: BoardModel;
  readonly people: BoardProps<Qwinto>['people'];
  readonly words: BoardWords;
  readonly onLook: (seat: number) => void;
};

/** Everybody else's sheets, small beside mine; one of them can be laid in the middle. */
export function Others({ model, people, words, onLook }: Props) {
  const seats = new Map<number, SeatModel>(model.seats.map((one) => [one.seat, one]));
  return (
    <ul class="qwinto-others" aria-label={words.others} data-count={model.others.length}>
      {model.others.map(({ seat, sheet }) => {
        const person = people(seat);
        const at = seats.get(seat);
        if (at === undefined) return null;
        return (
          <li key={seat} class="qwinto-other" data-roller={at.isRoller}>
            <header>
              <button
                type="button"
                aria-pressed={at.isLookedAt}
                aria-label={[words.look(person.name), ...seatStates(at, words)].join(', ')}
                onClick={() => onLook(seat)}
              >
                <SeatFace
                  seat={seat}
                  person={person}
                  size="28px"
                  {...(at.mark === null ? {} : { badge: <Badge {...at} /> })}
                />
                <b>{person.name}</b>
                {at.isRoller && <DieMark />}
              </button>
              <Fails sheet={sheet} words={words} />
              <b class="digits qwinto-points" role="img" aria-label={words.points(sheet.total)}>
                {withMinus(sheet.total)}
              </b>
            </header>
            <SheetView sheet={sheet} title={words.sheetOf(person.name)} words={words} isMini />
          </li>
        );
      })}
    </ul>
  );
}
