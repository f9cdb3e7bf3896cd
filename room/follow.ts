import { type AnyGame, follow, frozen, type Shape, View, type ViewParts } from '@cifra/kernel';
import { clockAfter } from './clock-face.ts';
import type { RoomFact, SeenRoomEntry } from './events.ts';
import { foldTable, withLines } from './fold-table.ts';
import type { Audience, Standing } from './person.ts';
import type { RoomHand, RoomView } from './view.ts';

/**
 * A client's own fold: the next view from the last one and what was told. Whoever's standing changes is told
 * everything anew, so here it stays.
 */
export function followRoom(game: AnyGame, last: RoomView, entry: SeenRoomEntry): RoomView {
  if (entry.version !== last.version + 1)
    throw new Error(`Version ${entry.version} does not follow version ${last.version}`);
  let { table, hand } = last;
  let match = last.match === null ? null : asView(last.match);
  let played = false;
  for (const event of entry.events) {
    if ('play' in event) {
      played = true;
      const seen = { version: (match?.version ?? 0) + 1, events: event.play };
      match = follow(game, match, seen, last.standing.viewer);
    } else {
      if (event.to === 'all') table = foldTable(table, event.fact, entry.at);
      hand = foldHand(hand, event.to, event.fact, last.standing);
      if (event.fact.type === 'started' || event.fact.type === 'rematched') match = null;
    }
  }
  const clock = played && match !== null ? clockAfter(game, table, match.table, entry.at) : table.clock;
  if (clock !== table.clock) table = { ...table, clock };
  return frozen({ ...last, version: entry.version, at: entry.at, table, hand, match });
}

/** A view that came over a wire has lost its class. */
export function asView(parts: ViewParts<Shape>): View<Shape> {
  return View.isView(parts) ? parts : View.received(parts);
}

function foldHand(hand: RoomHand, to: Audience, fact: RoomFact, { hears }: Standing): RoomHand {
  if (to !== 'all') {
    if (fact.type === 'noted') return { ...hand, notes: fact.text };
    return fact.type === 'said' ? { ...hand, talk: withLines(hand.talk, [fact.line]) } : hand;
  }
  if (fact.type === 'started' || fact.type === 'rematched') return { talk: [], notes: '' };
  // What the watchers said is everybody's now.
  return fact.type === 'ended' && hears.includes('watchers') ? { ...hand, talk: [] } : hand;
}
