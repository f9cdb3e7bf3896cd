import type { AnyGame } from '@cifra/kernel';
import type { RoomEntry } from '../model/events.ts';
import type { LastSeen } from '../model/handles.ts';
import type { PersonId } from '../model/person.ts';
import type { RoomState } from '../state/state.ts';
import { accessOf, changesAccess } from '../view/access.ts';
import { hidesPast } from '../view/public-log.ts';

/** Whoever has missed more than this gets a fresh view. */
export const CATCH_UP = 200;

/** What somebody has missed, or null where a fresh view is better or the only way. */
export async function missedBy(
  game: AnyGame,
  state: RoomState,
  person: PersonId,
  seen: LastSeen | undefined,
  read: (after: number, to: number) => Promise<readonly RoomEntry[]>,
): Promise<readonly RoomEntry[] | null> {
  if (seen === undefined || seen.version < 1 || seen.version > state.version) return null;
  if (state.version - seen.version > CATCH_UP) return null;
  if (accessOf(game, state, person).viewer !== seen.viewer) return null;
  const { version, at } = seen;
  if (version === state.version) return at === undefined || at === state.at ? [] : null;
  const [last, ...missed] = await read(version - 1, state.version);
  // A house restored from a backup has gone on in its own way since then.
  if (at !== undefined && (last?.version !== version || last.at !== at)) return null;
  // Where people changed places on the way, somebody may have seen something else for a while.
  return missed.some(changesAccess) || hidesPast(game, state.table, missed) ? null : missed;
}
