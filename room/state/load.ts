import type { AnyGame } from '@cifra/kernel';
import type { RoomEntry } from '../model/events.ts';
import type { RoomId } from '../model/person.ts';
import type { Snapshot, Store, Stored } from '../model/ports.ts';
import { foldRoom } from './fold.ts';
import { type RoomState, STATE_FORMAT } from './state.ts';

/** A room's log. A kept state of an older kind is no help, so what it stood for is read too. */
export async function readLog(store: Store, id: RoomId): Promise<Stored | null> {
  const stored = await store.load(id);
  if (stored?.snapshot == null || stored.snapshot.format === STATE_FORMAT) return stored;
  const before = await store.read(id, 0, stored.snapshot.version);
  return { ...stored, snapshot: null, entries: [...before, ...stored.entries] };
}

/** As many entries are read at once. */
const PAGE = 500;

/** The entries after one version, up to another. */
export async function readEntries(
  store: Pick<Store, 'read'>,
  id: RoomId,
  after: number,
  to: number,
): Promise<readonly RoomEntry[]> {
  const entries: RoomEntry[] = [];
  for (let from = after; from < to; ) {
    const more = await store.read(id, from, Math.min(PAGE, to - from));
    const last = more.at(-1);
    if (last === undefined) throw new Error(`The log of room ${id} ends at ${from}, not at ${to}`);
    entries.push(...more);
    from = last.version;
  }
  return entries;
}

/** The game of a stored room; its first entry or its kept state says it. */
export function gameIdOf({ snapshot, entries }: Stored): string | null {
  const state = fromSnapshot(snapshot);
  if (state !== null) return state.table.game;
  const first = entries[0]?.events[0];
  return first !== undefined && 'fact' in first && first.fact.type === 'opened' ? first.fact.game : null;
}

/** The room as its log has it. */
export function stateOf(game: AnyGame, { snapshot, entries }: Stored): RoomState {
  let state = fromSnapshot(snapshot);
  for (const entry of entries) {
    if (state !== null && entry.version <= state.version) continue;
    if (entry.version !== (state?.version ?? 0) + 1)
      throw new Error(`The log has version ${entry.version} after ${state?.version ?? 0}`);
    state = foldRoom(game, state, entry);
  }
  if (state === null) throw new Error('The log is empty');
  return state;
}

function fromSnapshot(snapshot: Snapshot | null): RoomState | null {
  return snapshot?.format === STATE_FORMAT ? (JSON.parse(snapshot.state) as RoomState) : null;
}

export function snapshotOf(state: RoomState): Snapshot {
  return { format: STATE_FORMAT, version: state.version, state: JSON.stringify(state) };
}
