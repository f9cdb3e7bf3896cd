import { language } from '@cifra/kit';
import type { RoomOrder, RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import type { RoomClient } from '../connection/room.ts';
import { words } from '../words/index.ts';
import { namesOf } from './people.ts';

type Props = { readonly client: RoomClient; readonly view: RoomView; readonly order: (order: RoomOrder) => void };

type Request = {
  readonly key: string;
  readonly text: string;
  readonly action: string;
  readonly order: RoomOrder;
  /** Can be left alone. */
  readonly canWait: boolean;
};

/** What the table asks of somebody besides moves: a seat to be taken back, somebody who is away, a pause. */
export function SeatRequests({ client, view, order }: Props) {
  const { room, close, table: said } = words.value;
  const dismissed = useSignal<ReadonlySet<string>>(new Set());
  const open = requestsOf(view, client.here.value).filter(({ key }) => !dismissed.value.has(key));
  const [first] = open;
  if (first === undefined) return null;
  return (
    <p class="seat-request" role="status">
      <span>{first.text}</span>
      <button type="button" class="button primary" onClick={() => order(first.order)}>
        {first.action}
      </button>
      {first.canWait && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            dismissed.value = new Set([...dismissed.value, first.key]);
          }}
        >
          {close}
        </button>
      )}
    </p>
  );

  function requestsOf({ table, me }: RoomView, here: readonly boolean[]): readonly Request[] {
    if (table.phase !== 'playing') return [];
    const seat = table.seats.findIndex(({ person }) => person?.id === me);
    if (seat < 0) return [];
    if (table.seats[seat]?.bot !== null)
      return [
        { key: 'back', text: room.botForYou, action: said.takeBack, order: { type: 'sit', seat }, canWait: false },
      ];
    const names = namesOf(table.seats);
    const asking = table.pauseAskedBy;
    const away = table.seats.flatMap(({ person, bot }, other) =>
      person !== null && bot === null && other !== seat && here[other] === false ? [other] : [],
    );
    return [
      ...(asking.length > 0 && !asking.includes(seat) && table.pausedAt === null
        ? [
            {
              key: `pause ${asking.join()}`,
              text: room.pauseAsked(new Intl.ListFormat(language.value).format(asking.map(names)), asking.length),
              action: room.pauseNow,
              order: { type: 'pause' } as const,
              canWait: true,
            },
          ]
        : []),
      ...away.map((other) => ({
        key: `away ${other}`,
        text: said.isAway(names(other)),
        action: room.standIn,
        order: { type: 'stand-in', seat: other } as const,
        canWait: true,
      })),
    ];
  }
}
