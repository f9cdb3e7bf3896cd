import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { hadRunning, keepRunning, takeOldRooms } from '../browser/recent-rooms.ts';
import { api, type MatchesOfMine, type MyRoom, type RunningRoom } from '../connection/api.ts';
import { isDeviceRoom } from '../device/room-id.ts';

const SELDOM = 30_000;
const NONE: MatchesOfMine = { running: [], finished: [], people: [], more: false };

type Known = MatchesOfMine & {
  /** Finished ones on this device, which the house does not know. */
  readonly doneHere: readonly MyRoom[];
  /** The house has not answered yet, and something may go on. */
  readonly isAsking: boolean;
};

/** What I play and have played, in the house by my key and on this device: looked at again and again. */
export function useMyMatches(limit: number): ReadonlySignal<Known> {
  const known = useSignal<Known>({ ...NONE, doneHere: [], isAsking: hadRunning() });
  const look = async () => {
    const { listRoomsHere } = await import('../device/rooms-here.ts');
    const old = takeOldRooms().filter((id) => !isDeviceRoom(id));
    await Promise.all(old.map((id) => api.room(id)));
    const [here, reply] = await Promise.all([listRoomsHere(), api.myMatches({ limit })]);
    const inHouse = reply.ok
      ? reply.value
      : { ...known.value, running: known.value.running.filter((one) => !one.isHere) };
    const running = [...inHouse.running, ...here.filter((room) => !isOver(room)).map(asRunning)];
    if (reply.ok) keepRunning(running.length > 0);
    known.value = {
      ...inHouse,
      running: running.toSorted((a, b) => Number(b.mine.isToAct) - Number(a.mine.isToAct)),
      doneHere: here.filter(isOver),
      isAsking: false,
    };
  };
  useEffect(() => poll(() => void look(), SELDOM), []);
  return known;
}

export function isOver({ phase }: MyRoom): boolean {
  return phase !== 'playing' && phase !== 'lobby';
}

/** A room of this device has no clock and nobody to wait for. */
export function asRunning(room: MyRoom): RunningRoom {
  const { seat = -1, isToAct = false } = room.mine ?? {};
  const mine = { seat, isToAct, isStoodInFor: false };
  return {
    ...room,
    mine,
    endsAt: null,
    clockSeconds: null,
    holidayUntil: null,
    isPaused: false,
    toAct: [],
    isMuted: false,
    isHere: true,
  };
}
