import { type Refusal, type Seat, seatHand, type View } from '@cifra/kernel';
import { stillIn } from './outcome.ts';
import { openingSize } from './setup.ts';
import { COLOURS, type Known, slotsFor, valuesWith, withDashes } from './tiles.ts';
import type { Coda, Command, Hand, Phase, Table } from './types.ts';

export function toAct({ phase, turn, waiting }: Table): readonly Seat[] {
  if (phase === 'over') return [];
  return phase === 'take' || phase === 'arrange' ? waiting : turn === null ? [] : [turn];
}

export function knownRow({ row, colours }: Hand): readonly Known[] {
  return row.map((value, at) => ({ value, colour: colours[at] ?? 'dark' }));
}

/** The row of somebody whose dashes of the opening stand at these places (C13). */
export function readyRow(hand: Hand, slots: readonly number[]): readonly Known[] {
  return withDashes(knownRow(hand), hand.dashes, slots);
}

/** Where the tile that this seat holds may go: the drawn tile, or in version 1 a dash of the opening (C13, C14). */
export function openSlots(table: Table, hand: Hand): readonly number[] {
  const [dash] = hand.dashes;
  if (table.phase === 'arrange')
    return dash === undefined ? [] : slotsFor(knownRow(hand), { colour: dash, value: 'dash' });
  if (table.drawn === null || hand.drawn === null) return [];
  return slotsFor(knownRow(hand), { colour: table.drawn.colour, value: hand.drawn });
}

export function* legal(view: View<Coda>): Generator<Command> {
  const { viewer, table } = view;
  const hand = handOf(view);
  if (viewer === 'spectator' || hand === null || !toAct(table).includes(viewer)) return;
  switch (table.phase) {
    case 'take':
      for (let dark = 0; dark <= openingSize(view.seats); dark++) yield { type: 'take', dark };
      return;
    case 'arrange':
      if (view.rules !== 1) {
        for (const slots of arrangements(hand)) yield { type: 'ready', slots };
        return;
      }
      for (const slot of openSlots(table, hand)) yield { type: 'place', slot };
      return;
    case 'place':
      for (const slot of openSlots(table, hand)) yield { type: 'place', slot };
      return;
    case 'draw':
      for (const colour of COLOURS) if (table.pool[colour] > 0) yield { type: 'draw', colour };
      return;
    case 'attack':
      yield* attacks(table, viewer);
      if (table.hits > 0) yield { type: 'stop' };
      yield* earlySlots(table, hand);
      return;
    case 'open':
      for (const [place, tile] of (table.rows[viewer] ?? []).entries()) if (!tile.open) yield { type: 'open', place };
      return;
    case 'over':
      return;
  }
}

/** Where dashes of the opening may stand: anywhere, none where there is none (C13). */
function arrangements({ row, dashes }: Hand): readonly (readonly number[])[] {
  const places = [...Array(row.length + dashes.length).keys()];
  return dashes.reduce<readonly (readonly number[])[]>(
    (begun) => begun.flatMap((slots) => places.flatMap((slot) => (slots.includes(slot) ? [] : [[...slots, slot]]))),
    [[]],
  );
}

function handOf({ viewer, hands }: View<Coda>): Hand | null {
  return viewer === 'spectator' ? null : (hands[seatHand(viewer)] ?? null);
}

/** Any number may be named, also one that lies open: that is unwise, not forbidden (C7). */
function* attacks(table: Table, attacker: Seat): Generator<Command> {
  const values = valuesWith(table.options.dashes);
  for (const seat of stillIn(table)) {
    if (seat === attacker) continue;
    for (const [place, tile] of (table.rows[seat] ?? []).entries())
      if (!tile.open) for (const value of values) yield { type: 'attack', seat, place, value };
  }
}

/** Offered in every turn of a match with dashes, also with a single place: so using it tells nobody anything (C13). */
function* earlySlots(table: Table, hand: Hand): Generator<Command> {
  if (!table.options.dashes || hand.slot !== null) return;
  for (const slot of openSlots(table, hand)) yield { type: 'place', slot };
}

const PHASES_OF: { readonly [type in Command['type']]: readonly Phase[] } = {
  take: ['take'],
  ready: ['arrange'],
  place: ['attack', 'place'],
  draw: ['draw'],
  attack: ['attack'],
  stop: ['attack'],
  open: ['open'],
  'time-up': ['take', 'arrange', 'draw', 'attack', 'place', 'open'],
};

export function check(view: View<Coda>, command: Command): Refusal | null {
  const { viewer, table } = view;
  const hand = handOf(view);
  if (viewer === 'spectator' || hand === null) return { code: 'not-your-turn' };
  if (!toAct(table).includes(viewer))
    return { code: table.phase === 'take' || table.phase === 'arrange' ? 'others-first' : 'not-your-turn' };
  const isOldPlace = view.rules === 1 && table.phase === 'arrange' && command.type === 'place';
  if (!isOldPlace && !PHASES_OF[command.type].includes(table.phase)) return { code: `not-now-${table.phase}` };
  switch (command.type) {
    case 'take':
      return command.dark <= openingSize(view.seats) ? null : { code: 'too-many', most: openingSize(view.seats) };
    case 'draw':
      return table.pool[command.colour] > 0 ? null : { code: 'colour-gone', colour: command.colour };
    case 'ready':
      return whyNotReady(hand, command.slots);
    case 'place':
      return whyNotPlace(table, hand, command.slot);
    case 'attack':
      return whyNotAttack(table, viewer, command);
    case 'stop':
      return table.hits > 0 ? null : { code: 'attack-first' };
    case 'open': {
      const tile = table.rows[viewer]?.[command.place];
      if (tile === undefined) return { code: 'no-such-tile' };
      return tile.open ? { code: 'tile-already-open' } : null;
    }
    case 'time-up':
      return null;
  }
}

function whyNotReady({ row, dashes }: Hand, slots: readonly number[]): Refusal | null {
  const last = row.length + dashes.length - 1;
  const fits = slots.length === dashes.length && new Set(slots).size === slots.length;
  return fits && slots.every((slot) => slot <= last) ? null : { code: 'wrong-slots', dashes: dashes.length, last };
}

function whyNotPlace(table: Table, hand: Hand, slot: number): Refusal | null {
  if (!table.options.dashes || (table.phase === 'attack' && hand.drawn === null)) return { code: 'nothing-to-place' };
  if (table.phase === 'attack' && hand.slot !== null) return { code: 'already-placed' };
  const slots = openSlots(table, hand);
  return slots.includes(slot) ? null : { code: 'wrong-slot', slots };
}

function whyNotAttack(table: Table, attacker: Seat, command: Command & { type: 'attack' }): Refusal | null {
  const row = table.rows[command.seat];
  if (row === undefined) return { code: 'no-such-opponent' };
  if (command.seat === attacker) return { code: 'own-tile' };
  const tile = row[command.place];
  if (tile === undefined) return { code: 'no-such-tile' };
  if (tile.open) return { code: 'tile-already-open' };
  return command.value === 'dash' && !table.options.dashes ? { code: 'no-dashes' } : null;
}
