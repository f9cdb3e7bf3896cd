import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { api, type ListedRoom } from '../connection/api.ts';
import { words } from '../words/index.ts';
import { RoomLine } from './RoomLine.tsx';

/** Public rooms: those that wait for players first. */
export function Rooms() {
  const { rooms: text, noOpenRooms, unreachable } = words.value;
  const rooms = useSignal<readonly ListedRoom[] | null>(null);
  const trouble = useSignal<string | null>(null);
  const look = async () => {
    const reply = await api.listRooms();
    if (reply.ok)
      rooms.value = reply.value.toSorted((a, b) => Number(a.phase !== 'lobby') - Number(b.phase !== 'lobby'));
    trouble.value = reply.ok ? null : reply.trouble.message || unreachable;
  };
  useEffect(() => poll(() => void look()), []);
  const phase = { lobby: text.waiting, playing: text.playing, over: text.over, broken: text.over };
  return (
    <section class="stack">
      <div class="spread">
        <h1>{text.title}</h1>
        <button type="button" class="button" onClick={() => void look()}>
          {text.refresh}
        </button>
      </div>
      {trouble.value !== null && <p role="alert">{trouble.value}</p>}
      {rooms.value?.length === 0 && <p class="muted">{noOpenRooms}</p>}
      <ul class="seats">
        {(rooms.value ?? []).map((room) => (
          <RoomLine key={room.id} room={room} phase={phase[room.phase]}>
            <a class="button primary" href={`/r/${room.id}`}>
              {room.phase === 'lobby' && room.seats.includes(null) ? text.join : text.watch}
            </a>
          </RoomLine>
        ))}
      </ul>
    </section>
  );
}
