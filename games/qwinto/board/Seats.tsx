import { type BoardProps, Icon, SeatFace } from '@cifra/kit';
import type { Qwinto } from '../rules/index.ts';
import type { BoardWords } from '../words/board-words.ts';
import { withMinus } from '../words/minus.ts';
import { DieMark } from './DieMark.tsx';
import type { SeatModel } from './model.ts';

type Props = {
  readonly seats: readonly SeatModel[];
  readonly people: BoardProps<Qwinto>['people'];
  readonly words: BoardWords;
  readonly onLook: (seat: number) => void;
};

/** Who sits here, who rolls, who has chosen, and the points; a tap shows that player's sheet. */
export function Seats({ seats, people, words, onLook }: Props) {
  return (
    <nav class="qwinto-seats" aria-label={words.seats}>
      {seats.map((one) => {
        const person = people(one.seat);
        const name = one.isMine ? words.you : person.name;
        return (
          <button
            key={one.seat}
            type="button"
            class="qwinto-seat"
            data-roller={one.isRoller}
            data-mine={one.isMine}
            data-away={person.isAway}
            aria-pressed={one.isLookedAt}
            aria-label={[name, words.points(one.points), ...seatStates(one, words)].join(', ')}
            onClick={() => onLook(one.seat)}
          >
            <SeatFace seat={one.seat} person={person} {...(one.mark === null ? {} : { badge: <Badge {...one} /> })} />
            <span class="qwinto-seat-text">
              <span class="qwinto-name">{name}</span>
              <b class="digits">
                {withMinus(one.points)}
                {one.isRoller && <DieMark />}
              </b>
            </span>
          </button>
        );
      })}
    </nav>
  );
}

/** What a screen reader is told of a seat, besides its name and points. */
export function seatStates({ isRoller, mark }: SeatModel, words: BoardWords): readonly string[] {
  return [
    ...(isRoller ? [words.rolls] : []),
    ...(mark === null ? [] : [mark === 'done' ? words.done : words.choosing]),
  ];
}

export function Badge({ mark }: Pick<SeatModel, 'mark'>) {
  return (
    <span class="qwinto-badge" data-mark={mark}>
      <Icon name={mark === 'done' ? 'check' : 'more'} />
    </span>
  );
}
