import { type AnyGame, follow, frozen, type Seat, type Shape, View, type Viewer, type ViewParts } from '@cifra/kernel';
import type { RoomFact, SeenRoomEntry } from '../model/events.ts';
import type { Access, Audience } from '../model/person.ts';
import type { MateNotes, RoomHand, RoomView } from '../model/table.ts';
import { changesDecider, clockAfter } from '../state/clock.ts';
import { foldTable, withLines } from '../state/fold-table.ts';

type Noted = Extract<RoomFact, { readonly type: 'noted' }>;

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

function foldHand(hand: RoomHand, to: Audience, fact: RoomFact, { audiences, viewer }: Access): RoomHand {
  if (to !== 'all') {
    if (fact.type === 'noted') return foldNotes(hand, fact, viewer);
    return fact.type === 'said' ? { ...hand, talk: withLines(hand.talk, [fact.line]) } : hand;
  }
  if (fact.type === 'started' || fact.type === 'rematched') return { talk: [], notes: '', mateNotes: [] };
  // Notes are a person's own: the next one at the seat begins with none.
  if (fact.type === 'tookOver') return { ...hand, mateNotes: without(hand.mateNotes, fact.seat) };
  // What the watchers said is everybody's now.
  return fact.type === 'ended' && audiences.includes('watchers') ? { ...hand, talk: [] } : hand;
}

function foldNotes(hand: RoomHand, { seat, text }: Noted, viewer: Viewer): RoomHand {
  if (seat === viewer) return { ...hand, notes: text };
  const others = without(hand.mateNotes, seat);
  const all = text === '' ? others : [...others, { seat, text }].toSorted((a, b) => a.seat - b.seat);
  return { ...hand, mateNotes: all };
}

function without(notes: readonly MateNotes[], seat: Seat): readonly MateNotes[] {
  return notes.filter((one) => one.seat !== seat);
}
