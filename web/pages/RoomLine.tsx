import { findManifest } from '@cifra/games/manifests';
import { language } from '@cifra/kit';
import type { ComponentChildren } from 'preact';
import type { ListedRoom } from '../connection/api.ts';
import { words } from '../words/index.ts';

export function gameName(id: string): string {
  return findManifest(id)?.name[language.value] ?? id;
}

/** A room in one line of a list: the game, how it stands, who sits there. */
export function RoomLine({
  room,
  phase,
  children,
}: {
  readonly room: ListedRoom;
  readonly phase: string;
  readonly children: ComponentChildren;
}) {
  const { seatsTaken, level } = words.value;
  const { game, seats } = room;
  return (
    <li class="room-line spread" data-game={game}>
      <span>
        <strong>{gameName(game)}</strong>{' '}
        <span class="small muted">
          {phase} · {seatsTaken(seats.filter((seat) => seat !== null).length, seats.length)}
        </span>
        <br />
        <span class="small">
          {seats.map((seat) => (seat === null ? '·' : 'name' in seat ? seat.name : level[seat.bot])).join(', ')}
        </span>
      </span>
      {children}
    </li>
  );
}
