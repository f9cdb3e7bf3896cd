import { findManifest } from '@cifra/games/manifests';
import { Icon, language } from '@cifra/kit';
import type { ComponentChildren } from 'preact';
import type { ListedRoom } from '../connection/api.ts';
import { languageName } from '../table/lobby/option-text.ts';
import { othersIn } from '../table/people/people.ts';
import { words } from '../words/index.ts';

export function gameName(id: string): string {
  return findManifest(id)?.name[language.value] ?? id;
}

/** A room in one line of a list: the game, its seats, what is spoken, who sits there. */
export function RoomLine({ room, children }: { readonly room: ListedRoom; readonly children: ComponentChildren }) {
  const { seatsTaken } = words.value;
  const { game, seats, language: spoken = null } = room;
  const others = othersIn(room, null);
  const details = [seatsTaken(others.length, seats.length), ...(spoken === null ? [] : [languageName(spoken)])];
  return (
    <li class="room-line" data-game={game}>
      <span>
        <strong>{gameName(game)}</strong> <span class="small muted">{details.join(' · ')}</span>
        <br />
        <span class="small">
          {others.map(({ name, bot, isProgram }, at) => (
            <span key={at}>
              {at > 0 && ', '}
              {name}
              {(bot !== null || isProgram) && <Icon name="bot" />}
            </span>
          ))}
        </span>
      </span>
      {children}
    </li>
  );
}
