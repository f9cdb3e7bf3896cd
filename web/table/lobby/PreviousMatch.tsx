import { language } from '@cifra/kit';
import type { RoomTable } from '@cifra/room';
import { words } from '../../words/index.ts';
import { namesOf, recordedName } from '../people/people.ts';

/** How the last match ended, for whoever had no time to read it before the next one was asked for. */
export function PreviousMatch({ room: id, table }: { readonly room: string; readonly table: RoomTable }) {
  const { room } = words.value;
  const { previous } = table;
  if (previous === null) return null;
  const sitting = namesOf(table);
  const names = previous.outcome.winners.map((seat) => recordedName(table.game, previous.names[seat]) ?? sitting(seat));
  return (
    <p>
      {room.lastMatch(new Intl.ListFormat(language.value).format(names), names.length)}{' '}
      <a href={`/replay/${id}/${previous.match}#as=open`}>{room.replay}</a>
    </p>
  );
}
