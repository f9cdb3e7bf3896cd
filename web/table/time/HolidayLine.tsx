import { language } from '@cifra/kit';
import { isSlow, type RoomView } from '@cifra/room';
import { dayText } from '@cifra/room/words';
import { useSignal } from '@preact/signals';
import type { RoomClient } from '../../connection/room.ts';
import { words } from '../../words/index.ts';
import { seldomWords } from '../../words/seldom.ts';

/** Whoever the table waits for and has days off: the others read until when (T6). */
export function HolidayLine({ client, view }: { readonly client: RoomClient; readonly view: RoomView }) {
  const { holiday } = seldomWords();
  const { close } = words.value;
  /** At the table it lies over the board: whoever has read it puts it away. */
  const read = useSignal<ReadonlySet<number>>(new Set());
  const { timeLimit, holidays, seats, clock, pausedAt } = view.table;
  if (!isSlow(timeLimit) || clock === null || pausedAt !== null) return null;
  const now = client.roomNow();
  const off = holidays.flatMap(({ person, from, until }) => {
    const seat = seats.findIndex((place) => place.person?.id === person);
    const isWaitedFor = clock.seats.includes(seat) && from <= now && now < until && !read.value.has(seat);
    return isWaitedFor ? [{ name: person === view.me ? null : seats[seat]?.person?.name, until, seat }] : [];
  });
  return (
    <>
      {off.map(({ name, until, seat }) => {
        const day = dayText(language.value, until - 1);
        return (
          <p key={seat} class="banner" role="status">
            <span>{name == null ? holiday.mine(day) : holiday.theirs(name, day)}</span>
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                read.value = new Set([...read.value, seat]);
              }}
            >
              {close}
            </button>
          </p>
        );
      })}
    </>
  );
}
