import type { Seat } from '@cifra/kernel';
import { language } from '@cifra/kit';
import { ASKED_LONG_AGO, type RoomOrder, type RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RoomClient } from '../../connection/room.ts';
import { words } from '../../words/index.ts';
import { namesOf } from './people.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  /** Who is to decide what. */
  readonly awaited: { readonly seats: readonly Seat[]; readonly decision: string };
  readonly order: (order: RoomOrder) => void;
};

/** How often it is looked whether somebody has been asked for long, in milliseconds. */
const LOOK = 5_000;

type Request = {
  readonly key: string;
  readonly text: string;
  readonly action: string;
  readonly order: RoomOrder;
  /** Can be left alone. */
  readonly canWait: boolean;
};

/** What the table asks of somebody besides moves: a seat to be taken back, somebody who is away, a pause. */
export function SeatRequests({ client, view, awaited, order }: Props) {
  const { room, close, table: said, clock } = words.value;
  const isLongAgo = useLongAgo(client);
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
    const names = namesOf(table);
    const asking = table.pauseAskedBy;
    // Where a clock runs, it does all this by itself.
    const isByHand = table.timeLimit === null;
    const hasVoted = (other: Seat) =>
      table.sleepVotes.some((vote) => vote.seat === other && vote.by === seat && vote.decision === awaited.decision);
    const asleep = awaited.seats.filter(
      (other) => other !== seat && here[other] === true && table.seats[other]?.bot === null && !hasVoted(other),
    );
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
      ...(isByHand && isLongAgo && table.clock === null && table.pausedAt === null ? asleep : []).map((other) => ({
        key: `asleep ${other} ${awaited.decision}`,
        text: clock.notDeciding(names(other)),
        action: room.standIn,
        order: { type: 'stand-in', seat: other } as const,
        canWait: true,
      })),
      ...(isByHand ? away : []).map((other) => ({
        key: `away ${other}`,
        text: said.isAway(names(other)),
        action: room.standIn,
        order: { type: 'stand-in', seat: other } as const,
        canWait: true,
      })),
    ];
  }
}

/** Has nobody played for as long as it takes before the others can agree on a bot? */
function useLongAgo(client: RoomClient): boolean {
  const isLongAgo = useSignal(false);
  const heard = client.heard.value;
  useEffect(() => {
    const last = heard.findLast(({ events }) => events.some((event) => 'play' in event));
    const look = () => {
      isLongAgo.value = last !== undefined && client.roomNow() - last.at >= ASKED_LONG_AGO;
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [client, heard, isLongAgo]);
  return isLongAgo.value;
}
