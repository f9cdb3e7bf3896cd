import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { forgetRoom, moveRoomLast, recentRooms } from '../browser/recent-rooms.ts';
import { api, type MyRoom } from '../connection/api.ts';

/** Each of them is asked for. */
const SELDOM = 60_000;

type Known = {
  readonly rooms: readonly MyRoom[];
  /** Not all of them have been asked for yet. */
  readonly isAsking: boolean;
};

/** Rooms in which one sat down in this browser: where it is my turn, then what goes on, then what is over. */
export function useMyRooms(): ReadonlySignal<Known> {
  const known = useSignal<Known>({ rooms: [], isAsking: recentRooms().length > 0 });
  const look = async (id: string) => {
    const reply = await api.room(id);
    // It may be played again there.
    if (reply.ok && isOver(reply.value)) moveRoomLast(id);
    if (!reply.ok && reply.trouble.code === 'no-such-room') forgetRoom(id);
    return reply.ok ? [reply.value] : [];
  };
  const lookAtAll = async () => {
    const rooms = (await Promise.all(recentRooms().map(look))).flat();
    known.value = { rooms: rooms.toSorted((a, b) => urgency(b) - urgency(a) || b.at - a.at), isAsking: false };
  };
  useEffect(() => poll(() => void lookAtAll(), SELDOM), []);
  return known;
}

export function isOver({ phase }: MyRoom): boolean {
  return phase !== 'playing' && phase !== 'lobby';
}

function urgency(room: MyRoom): number {
  if (isOver(room)) return 0;
  if (room.mine?.isToAct === true) return 3;
  return room.phase === 'playing' ? 2 : 1;
}
