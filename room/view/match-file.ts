import {
  type AnyGame,
  MATCH_FORMAT,
  type MatchEntry,
  type MatchFile,
  type Outcome,
  type Seal,
  type Shape,
} from '@cifra/kernel';
import type { Play, RoomEntry } from '../model/events.ts';
import type { RoomId } from '../model/person.ts';
import type { Finished, Store } from '../model/ports.ts';
import { readEntries } from '../state/load.ts';

/** A finished match with all its secrets, read from the log of its room. */
export async function readMatchFile(
  game: AnyGame,
  store: Pick<Store, 'read'>,
  room: RoomId,
  { from, to }: Pick<Finished, 'from' | 'to'>,
): Promise<MatchFile<Shape>> {
  return matchFileOf(game, await readEntries(store, room, from - 1, to));
}

/** From its entries: the deal first, the outcome last. */
function matchFileOf(game: AnyGame, entries: readonly RoomEntry[]): MatchFile<Shape> {
  const plays: MatchEntry<Shape>[] = [];
  let end: { readonly outcome: Outcome; readonly names: readonly string[]; readonly seal: Seal } | null = null;
  for (const { events } of entries)
    for (const event of events) {
      if ('play' in event) plays.push(matchEntry(event.play));
      else if (event.fact.type === 'ended') end = event.fact;
    }
  const opened = plays[0]?.events[0]?.fact;
  if (end === null || opened?.type !== 'opened') throw new Error('These entries are not a whole match');
  const { rules, seats, options } = opened as { rules: number; seats: number; options: object };
  const { seal, names, outcome } = end;
  return { format: MATCH_FORMAT, game: game.id, rules, seats, options, names, seal, entries: plays, outcome };
}

function matchEntry({ seat, command, by, hinted, events }: Play): MatchEntry<Shape> {
  if (by === 'clock') return { seat, command, timeout: true, events };
  if (by !== null && by !== 'person') return { seat, command, bot: by, events };
  return hinted === true ? { seat, command, hinted, events } : { seat, command, events };
}
