import { type AnyGame, follow, frozen, type Shape, View, type ViewParts } from '@cifra/kernel';
import type { RoomFact, SeenRoomEntry } from '../model/events.ts';
import type { Access, Audience } from '../model/person.ts';
import type { RoomHand, RoomView } from '../model/table.ts';
import { changesDecider, clockAfter } from '../state/clock.ts';
import { foldTable, withLines } from '../state/fold-table.ts';

/**
 * A client's own fold: the next view from the last one and what was told. Whoever's access changes is told
 * everything anew, so here it stays.
 */
export function followRoom(game: AnyGame, last: RoomView, entry: SeenRoomEntry): RoomView {
  if (entry.version !== last.version + 1)
    throw new Error(`Version ${entry.version} does not follow version ${last.version}`);
  let { table, hand } = last;
  let match = last.match === null ? null : asView(last.match);
  let isClockTouched = false;
  for (const event of entry.events) {
    if ('play' in event) {
      isClockTouched = true;
      const seen = { version: (match?.version ?? 0) + 1, events: event.play };
      match = follow(game, match, seen, last.access.viewer);
    } else {
      if (event.to === 'all') table = foldTable(table, event.fact, entry.at);
      if (changesDecider(event.fact)) isClockTouched = true;
      hand = foldHand(hand, event.to, event.fact, last.access);
      if (event.fact.type === 'started' || event.fact.type === 'rematched') match = null;
    }
  }
  const clock = isClockTouched && match !== null ? clockAfter(game, table, match.table, entry.at) : table.clock;
  if (clock !== table.clock) table = { ...table, clock };
  return frozen({ ...last, version: entry.version, at: entry.at, table, hand, match });
}

/** A view that came over a wire has lost its class. */
export function asView(parts: ViewParts<Shape>): View<Shape> {
  return View.isView(parts) ? parts : View.received(parts);
}

function foldHand(hand: RoomHand, to: Audience, fact: RoomFact, { audiences }: Access): RoomHand {
  if (to !== 'all') {
    if (fact.type === 'noted') return { ...hand, notes: fact.text };
    return fact.type === 'said' ? { ...hand, talk: withLines(hand.talk, [fact.line]) } : hand;
  }
  if (fact.type === 'started' || fact.type === 'rematched') return { talk: [], notes: '' };
  // What the watchers said is everybody's now.
  return fact.type === 'ended' && audiences.includes('watchers') ? { ...hand, talk: [] } : hand;
}
