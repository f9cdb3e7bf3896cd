import type { Event } from '@cifra/kernel';
import { pass } from './end.ts';
import { foldTable } from './fold.ts';
import { knownRow, openSlots } from './legal.ts';
import { type Events, handOf, type Moment } from './moment.ts';
import { arrange, take } from './opening.ts';
import { openingSize } from './setup.ts';
import { slotsFor } from './tiles.ts';
import { draw, join, reveal } from './turn.ts';
import type { Coda, Fact } from './types.ts';

/** Nobody waits for ever: before the first attack it is as a wrong one, after a right one as a stop (C16). */
export function timeUp(moment: Moment): Events {
  return [{ fact: { type: 'timeUp', seat: moment.seat } }, ...playedFor(moment)];
}

function playedFor(moment: Moment): Events {
  const { state, seat } = moment;
  const { table } = state;
  const hand = handOf(state, seat);
  // Nobody is there to be asked, so a tile with a choice of places goes to the leftmost.
  const slot = hand.slot ?? openSlots(table, hand)[0] ?? 0;
  switch (table.phase) {
    case 'take':
      return take(moment, Math.floor(openingSize(state.seats) / 2));
    case 'arrange':
      return arrange(moment, slot);
    case 'place':
      return join(moment, slot, table.joining ?? 'hidden');
    case 'draw':
      return drawnAndOpened(moment);
    case 'attack':
      if (table.drawn !== null) return join(moment, slot, table.hits > 0 ? 'hidden' : 'open');
      return table.hits > 0 ? pass(table) : openedByLot(moment);
    case 'open':
      return openedByLot(moment);
    case 'over':
      throw new Error(`Seat ${seat} had no time to lose`);
  }
}

/** Not even drawn: the pool gives one of the colour that it has more of, and it opens as after a wrong attack. */
function drawnAndOpened(moment: Moment): Events {
  const { state, seat } = moment;
  const { pool } = state.table;
  const colour = pool.light > pool.dark ? 'light' : 'dark';
  const drew: Event<Coda> = draw(moment, colour);
  const [value] = state.box.pool[colour];
  if (value === undefined) throw new Error(`No ${colour} tile is left to draw`);
  const [place = 0] = slotsFor(knownRow(handOf(state, seat)), { colour, value });
  const joined: Fact = { type: 'joined', seat, colour, place, value };
  return [drew, { fact: joined }, ...pass(foldTable(foldTable(state.table, drew.fact), joined))];
}

/** A random one of one's own hidden tiles (C16). */
function openedByLot(moment: Moment): Events {
  const { table } = moment.state;
  const hidden = (table.rows[moment.seat] ?? []).flatMap((tile, place) => (tile.open ? [] : [place]));
  const lot = moment.chance.draw('time-up', hidden, table.lots);
  // A script cannot know which tiles will still be hidden then.
  return reveal(moment, hidden.includes(lot) ? lot : (hidden[0] ?? 0), true);
}
