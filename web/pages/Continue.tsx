import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { forgetRoom, moveRoomLast, recentRooms } from '../browser/recent-rooms.ts';
import { api, type ListedRoom } from '../connection/api.ts';
import { words } from '../words/index.ts';
import { gameName, RoomLine } from './RoomLine.tsx';

/** Each of them is asked for. */
const SELDOM = 60_000;

/** Matches that were begun in this browser and are not over: they come first. */
export function Continue() {
  const { goOn, goOnHere, rooms: text } = words.value;
  const rooms = useSignal<readonly ListedRoom[]>([]);
  const look = async (id: string) => {
    const reply = await api.room(id);
    if (!reply.ok && reply.trouble.code !== 'no-such-room') return;
    const others = rooms.value.filter((room) => room.id !== id);
    const isOpen = reply.ok && (reply.value.phase === 'playing' || reply.value.phase === 'lobby');
    // It may be played again there.
    if (reply.ok && !isOpen) moveRoomLast(id);
    if (!reply.ok) forgetRoom(id);
    rooms.value = isOpen ? [...others, reply.value].toSorted((a, b) => b.at - a.at) : others;
  };
  useEffect(
    () =>
      poll(() => {
        for (const id of recentRooms()) void look(id);
      }, SELDOM),
    [],
  );
  if (rooms.value.length === 0) return null;
  return (
    <section class="card stack continue" aria-labelledby="continue">
      <h2 id="continue">{goOn}</h2>
      <ul class="seats">
        {rooms.value.slice(0, 3).map((room) => (
          <RoomLine key={room.id} room={room} phase={room.phase === 'playing' ? text.playing : text.waiting}>
            <a class="button primary" href={`/r/${room.id}`} aria-label={`${goOnHere}: ${gameName(room.game)}`}>
              {goOnHere}
            </a>
          </RoomLine>
        ))}
      </ul>
    </section>
  );
}
