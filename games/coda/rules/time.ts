import type { Deadline, Decision } from '@cifra/kernel';
import { pass } from './end.ts';
import { knownRow, openSlots, toAct } from './legal.ts';
import { ready, take } from './opening.ts';
import { openingSize } from './setup.ts';
import { slotsFor } from './tiles.ts';
import { draw, handOf, join, reveal } from './turn.ts';
import type { Coda, Command, Table } from './types.ts';
import { arrangeOne } from './version-1.ts';

const TIME = 60;
const LAST = 20;

/** Drawing and the attack after it are one decision (C16). */
export function decision({ round = 1, turns, hits, phase }: Table): string {
  return `${round}/${turns}/${phase === 'draw' ? 'attack' : phase}/${hits}`;
}

/** 60 s, then a visible 20 s, for every decision (C16). */
export function deadline(table: Table): Deadline | null {
  const seats = toAct(table);
  if (!table.options.clock || seats.length === 0) return null;
  return { seats, after: TIME + LAST, warning: LAST, clock: decision(table) };
}

export function onTimeout(): Command {
  return { type: 'time-up' };
}

/** Nobody waits for ever: before the first attack it is as a wrong one, after a right one as a stop (C16). */
export function timeUp(decision: Decision<Coda>): void {
  const { before, seat } = decision;
  const { table } = before;
  const hand = handOf(before, seat);
  // Nobody is there to be asked, so a tile with a choice of places goes to the leftmost.
  const slot = hand.slot ?? openSlots(table, hand)[0] ?? 0;
  decision.tell({ fact: { type: 'timeUp', seat } });
  switch (table.phase) {
    case 'take':
      take(decision, Math.floor(openingSize(before.seats) / 2));
      return;
    case 'arrange':
      if (before.rules === 1) arrangeOne(decision, slot);
      else ready(decision, [...hand.dashes.keys()]);
      return;
    case 'place':
      join(decision, slot, table.joining ?? 'hidden');
      return;
    case 'draw':
      drawnAndOpened(decision);
      return;
    case 'attack':
      if (table.drawn !== null) join(decision, slot, table.hits > 0 ? 'hidden' : 'open');
      else if (table.hits > 0) pass(decision);
      else openedByLot(decision);
      return;
    case 'open':
      openedByLot(decision);
      return;
    case 'over':
      throw new Error(`Seat ${seat} ran out of time in a match that is over`);
  }
}

/** Not even drawn: the pool gives one of the colour that it has more of, and it opens as after a wrong attack. */
function drawnAndOpened(decision: Decision<Coda>): void {
  const { before, seat } = decision;
  const { pool } = before.table;
  const colour = pool.light > pool.dark ? 'light' : 'dark';
  const value = draw(decision, colour);
  const [place = 0] = slotsFor(knownRow(handOf(before, seat)), { colour, value });
  decision.tell({ fact: { type: 'joined', seat, colour, place, value } });
  pass(decision);
}

/** A random one of one's own hidden tiles (C16). */
function openedByLot(decision: Decision<Coda>): void {
  const { before, seat, chance } = decision;
  const { rows, lots } = before.table;
  const hidden = (rows[seat] ?? []).flatMap((tile, place) => (tile.open ? [] : [place]));
  const lot = chance.draw('time-up', hidden, lots);
  // A script cannot know which tiles will still be hidden then.
  reveal(decision, hidden.includes(lot) ? lot : (hidden[0] ?? 0), true);
}
