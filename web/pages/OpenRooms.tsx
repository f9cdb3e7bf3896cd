import type { ListedRoom } from '../connection/api.ts';
import { words } from '../words/index.ts';
import { gameName, RoomLine } from './RoomLine.tsx';

/** Public rooms that wait for players, in short; null while nobody has answered. */
export function OpenRooms({ rooms }: { readonly rooms: readonly ListedRoom[] | null }) {
  const { openRooms, noOpenRooms, allRooms, rooms: text, ofGame } = words.value;
  return (
    <section class="card open-rooms" aria-labelledby="open-rooms">
      <div class="spread">
        <h2 id="open-rooms">{openRooms}</h2>
        <a class="button quiet" href="/rooms">
          {allRooms}
        </a>
      </div>
      {rooms !== null && rooms.length === 0 && <p class="muted">{noOpenRooms}</p>}
      <ul class="seats">
        {(rooms ?? []).map((room) => (
          <RoomLine key={room.id} room={room}>
            <a class="button" href={`/r/${room.id}`} aria-label={ofGame(text.join, gameName(room.game))}>
              {text.join}
            </a>
          </RoomLine>
        ))}
      </ul>
    </section>
  );
}
