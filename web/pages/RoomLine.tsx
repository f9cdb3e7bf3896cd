import { findManifest } from '@cifra/games/manifests';
import { language } from '@cifra/kit';
import type { ComponentChildren } from 'preact';
import type { ListedRoom } from '../connection/api.ts';
import { othersIn } from '../table/people.ts';
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
  const { seatsTaken } = words.value;
  const { game, seats } = room;
  const names = othersIn(room, null).map(({ name }) => name);
  return (
    <li class="room-line spread" data-game={game}>
      <span>
        <strong>{gameName(game)}</strong>{' '}
        <span class="small muted">
          {phase} · {seatsTaken(names.length, seats.length)}
        </span>
        <br />
        <span class="small">{names.join(', ')}</span>
      </span>
      {children}
    </li>
  );
}
