import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { api, type ListedRoom } from '../connection/api.ts';
import { words } from '../words/index.ts';
import { gameName, RoomLine } from './RoomLine.tsx';

const SHOWN = 4;

/** Public rooms that wait for players, in short; where the house cannot be reached it says so. */
export function OpenRooms() {
  const { openRooms, noOpenRooms, offlineHome, rooms: text, nav } = words.value;
  const rooms = useSignal<readonly ListedRoom[] | 'unreachable' | null>(null);
  const look = async () => {
    const reply = await api.listRooms();
    rooms.value = reply.ok
      ? reply.value.filter(({ phase, seats }) => phase === 'lobby' && seats.includes(null)).slice(0, SHOWN)
      : 'unreachable';
  };
  useEffect(() => poll(() => void look()), []);
  if (rooms.value === 'unreachable')
    return (
      <p class="banner" role="status">
        {offlineHome}
      </p>
    );
  return (
    <section class="stack open-rooms" aria-labelledby="open-rooms">
      <div class="spread">
        <h2 id="open-rooms">{openRooms}</h2>
        <a href="/rooms">{nav.rooms}</a>
      </div>
      {rooms.value !== null && rooms.value.length === 0 && <p class="muted">{noOpenRooms}</p>}
      <ul class="seats">
        {(rooms.value ?? []).map((room) => (
          <RoomLine key={room.id} room={room} phase={text.waiting}>
            <a class="button" href={`/r/${room.id}`} aria-label={`${text.join}: ${gameName(room.game)}`}>
              {text.join}
            </a>
          </RoomLine>
        ))}
      </ul>
    </section>
  );
}
