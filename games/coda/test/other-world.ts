import { type Json, type Rng, type Seat, type State, seatHand, type Viewer } from '@cifra/kernel';
import { playWorld, type TestWorld } from '@cifra/testkit';
import { COLOURS, type Coda, type Colour, coda, type Known, slotsFor, type Value } from '../rules/index.ts';

/** What happened in the round so far, told by tile and turn. */
type History = {
  /** Wrong names, each for the tile `seat:key`. */
  readonly wrong: { readonly [tile: string]: readonly Value[] };
  /** How the tile of a turn got its place, where that was not forced. */
  readonly placing: { readonly [turn: number]: 'said' | 'asked' | 'late' | 'asked, late' };
  /** For whom the clock arranged the opening. */
  readonly late: readonly Seat[];
  /** Each colour in the order in which it was dealt and will be drawn. */
  readonly piles: { readonly [colour in Colour]: readonly Value[] };
};

/** Other numbers wherever the viewer cannot see them, in the rows and in the pool, by the rules of the printed game. */
export function otherWorld(
  world: TestWorld<Coda>,
  state: State<Coda>,
  viewer: Viewer,
  rng: Rng,
): TestWorld<Coda> | null {
  if (state.table.phase === 'take') return otherOpening(world, state, viewer, rng);
  if (state.table.phase === 'arrange') return otherArranging(world, state, viewer, rng);
  const history = historyOf(world);
  let other: Swaps = { dark: new Map(), light: new Map() };
  for (let tries = 0; tries < 60; tries++) {
    const next = swapped(other, state, viewer, rng);
    if (isPossible(state, viewer, history, next)) other = next;
  }
  const script = { ...world.script };
  for (const colour of COLOURS)
    script[label(state, colour)] = history.piles[colour].map((value) => other[colour].get(value) ?? value) as Json[];
  const moves = otherDashes(world.moves, state, [viewer, ...history.late], other);
  return { ...world, script, moves: otherSlot(moves, state, viewer, other, rng) };
}

type Swaps = { readonly [colour in Colour]: ReadonlyMap<Value, Value> };

function label({ table }: State<Coda>, colour: Colour): string {
  return table.round === undefined ? colour : `${table.round}/${colour}`;
}

/** Before the deal nobody knows the pool, nor what another has chosen. */
function otherOpening(world: TestWorld<Coda>, state: State<Coda>, viewer: Viewer, rng: Rng): TestWorld<Coda> {
  const script = { ...world.script };
  for (const colour of COLOURS) {
    const lots = state.box.pool[colour].map((value) => [rng.unit(), value] as const);
    script[label(state, colour)] = lots.toSorted(([a], [b]) => a - b).map(([, value]) => value as Json);
  }
  const done = state.table.rows.flatMap((_, seat) =>
    seat === viewer || state.table.waiting.includes(seat) ? [] : [seat],
  );
  const moves = [...world.moves];
  for (const seat of done) {
    const at = moves.findLastIndex((move) => move.seat === seat);
    // What the clock takes is known.
    if (moves[at]?.timeout !== true) moves[at] = { seat, command: { type: 'take', dark: rng.below(4) } };
  }
  return { ...world, script, moves };
}

function historyOf(world: TestWorld<Coda>): History {
  const played = playWorld(coda, world);
  if (played === null) throw new Error('The real world does not play again');
  const wrong: { [tile: string]: Value[] } = {};
  const placing: { [turn: number]: 'said' | 'asked' | 'late' | 'asked, late' } = {};
  const late: Seat[] = [];
  const { states } = played;
  const begin = states.findLastIndex(({ table }) => table.phase === 'take') + 1;
  for (let at = begin; at < states.length - 1; at++) {
    const move = world.moves[at];
    const { table } = states[at] as State<Coda>;
    const after = (states[at + 1] as State<Coda>).table;
    if (move === undefined) continue;
    const { command } = move;
    if (command.type === 'time-up' && table.phase === 'arrange') late.push(move.seat);
    if (command.type === 'attack') {
      const tile = `${command.seat}:${table.rows[command.seat]?.[command.place]?.key}`;
      wrong[tile] = [...(wrong[tile] ?? []), command.value];
    }
    if (command.type === 'place' && table.phase === 'attack') placing[table.turns] = 'said';
    if (after.phase === 'place') placing[table.turns] = 'asked';
    if (command.type === 'time-up' && placing[table.turns] !== 'said')
      placing[table.turns] = table.phase === 'place' ? 'asked, late' : 'late';
  }
  const dealt = states[begin] as State<Coda>;
  // A dash that was passed over in the opening is next in the pool: the same world, told without the passing.
  const pile = (colour: Colour) => {
    const all = world.script[label(dealt, colour)] as readonly Value[];
    const pool = dealt.box.pool[colour];
    return [...all.filter((value) => !pool.includes(value)), ...pool];
  };
  return { wrong, placing, late, piles: { dark: pile('dark'), light: pile('light') } };
}

function swapped(swaps: Swaps, state: State<Coda>, viewer: Viewer, rng: Rng): Swaps {
  const colour = rng.pick(COLOURS);
  const unknown = unknownTo(viewer, state, colour);
  if (unknown.length < 2) return swaps;
  const [a, b] = [rng.pick(unknown), rng.pick(unknown)];
  const map = new Map(swaps[colour]);
  const [toA, toB] = [map.get(a) ?? a, map.get(b) ?? b];
  map.set(a, toB).set(b, toA);
  return { ...swaps, [colour]: map };
}

function unknownTo(viewer: Viewer, state: State<Coda>, colour: Colour): readonly Value[] {
  const unknown: Value[] = [...state.box.pool[colour]];
  for (const [seat, row] of state.table.rows.entries()) {
    if (seat === viewer) continue;
    const hand = state.hands[seatHand(seat)];
    for (const [at, value] of (hand?.row ?? []).entries()) {
      const tile = row[at];
      if (hand?.colours[at] === colour && (tile?.value ?? null) === null) unknown.push(value);
    }
    const { drawn } = state.table;
    if (drawn?.seat === seat && drawn.colour === colour && drawn.value === undefined && hand?.drawn != null)
      unknown.push(hand.drawn);
  }
  return unknown;
}

type Placed = Known & { readonly since: number; readonly key: number; readonly open: boolean };

function rowIn(swaps: Swaps, { table, hands }: State<Coda>, seat: Seat): readonly Placed[] {
  const hand = hands[seatHand(seat)];
  return (hand?.row ?? []).map((value, at) => {
    const colour = hand?.colours[at] ?? 'dark';
    const { since = 0, key = at, open = false } = table.rows[seat]?.[at] ?? {};
    return { colour, value: swaps[colour].get(value) ?? value, since, key, open };
  });
}

function drawnIn(swaps: Swaps, { table, hands }: State<Coda>): (Known & { slot: number | null }) | null {
  if (table.drawn === null) return null;
  const hand = hands[seatHand(table.drawn.seat)];
  const { colour } = table.drawn;
  if (hand === undefined || hand.drawn === null) return null;
  return { colour, value: swaps[colour].get(hand.drawn) ?? hand.drawn, slot: hand.slot };
}

function isPossible(state: State<Coda>, viewer: Viewer, { wrong, placing, late }: History, swaps: Swaps): boolean {
  const { table } = state;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const row = rowIn(swaps, state, seat);
    if (!couldOpen(row, table.options.dashInOpening, late.includes(seat))) return false;
    for (const [at, tile] of row.entries()) {
      if (!tile.open && wrong[`${seat}:${tile.key}`]?.includes(tile.value)) return false;
      const then = row.filter(({ since }) => since < tile.since || (tile.since === 0 && since === 0));
      if (tile.since === 0) {
        const others = then.filter((one) => one !== tile);
        if (!slotsFor(others, tile).includes(then.indexOf(tile))) return false;
      } else {
        const place = row.slice(0, at).filter(({ since }) => since < tile.since).length;
        if (!couldStand(slotsFor(then, tile), place, placing[tile.since])) return false;
      }
    }
    const drawn = drawnIn(swaps, state);
    if (table.drawn?.seat !== seat || drawn === null) continue;
    const slots = slotsFor(row, drawn);
    if (table.phase === 'place' && slots.length < 2) return false;
    if (drawn.slot !== null && !slots.includes(drawn.slot)) return false;
  }
  return true;
}

/** Where dashes may not open there is none; for who was late they stand on the left. */
function couldOpen(row: readonly Placed[], dashInOpening: boolean, isLate: boolean): boolean {
  const slots = openingSlots(row);
  if (!dashInOpening) return slots.length === 0;
  return !isLate || slots.every((slot, at) => slot === at);
}

/** The dashes of an opening row, the dark one first, as indexes in it. */
function openingSlots(row: readonly Placed[]): readonly number[] {
  const opening = row.filter(({ since }) => since === 0);
  return COLOURS.map((colour) => opening.findIndex((tile) => tile.colour === colour && tile.value === 'dash')).filter(
    (slot) => slot >= 0,
  );
}

/** Where their dashes stand the others have said for themselves alone. */
function otherDashes(
  moves: TestWorld<Coda>['moves'],
  state: State<Coda>,
  except: readonly Viewer[],
  swaps: Swaps,
): TestWorld<Coda>['moves'] {
  const other = [...moves];
  for (let seat = 0; seat < state.seats; seat++) {
    const at = other.findLastIndex((move) => move.seat === seat && move.command.type === 'ready');
    if (except.includes(seat) || at < 0) continue;
    other[at] = { seat, command: { type: 'ready', slots: openingSlots(rowIn(swaps, state, seat)) } };
  }
  return other;
}

/** While all arrange, one knows one's own tiles and how many of each colour are left: no row, and nobody's dash. */
function otherArranging(world: TestWorld<Coda>, state: State<Coda>, viewer: Viewer, rng: Rng): TestWorld<Coda> {
  const script = { ...world.script };
  const dashes = new Map<Seat, number>();
  for (const colour of COLOURS) {
    const pile = world.script[label(state, colour)] as readonly Value[];
    let from = 0;
    const owners = Array.from({ length: state.seats }, (_, seat) => {
      const hand = state.hands[seatHand(seat)];
      return [...(hand?.colours ?? []), ...(hand?.dashes ?? [])].filter((one) => one === colour).length;
    }).flatMap((count, seat) => Array.from({ length: count }, () => seat));
    const unknown = pile.filter((_, at) => owners[at] !== viewer).map((value) => [rng.unit(), value] as const);
    const mixed = unknown.toSorted(([a], [b]) => a - b).map(([, value]) => value);
    const other = pile.map((value, at) => (owners[at] === viewer ? value : (mixed[from++] ?? value)));
    for (const [at, seat] of owners.entries()) if (other[at] === 'dash') dashes.set(seat, (dashes.get(seat) ?? 0) + 1);
    script[label(state, colour)] = other as Json[];
  }
  const moves = [...world.moves];
  for (let seat = 0; seat < state.seats; seat++) {
    const at = moves.findLastIndex((move) => move.seat === seat);
    if (seat === viewer || moves[at]?.command.type !== 'ready') continue;
    moves[at] = {
      seat,
      command: { type: 'ready', slots: dashes.get(seat) === 2 ? [2, 0] : dashes.has(seat) ? [1] : [] },
    };
  }
  return { ...world, script, moves };
}

function couldStand(slots: readonly number[], place: number, how: History['placing'][number] | undefined): boolean {
  if (!slots.includes(place)) return false;
  switch (how) {
    case 'said':
      return true;
    case 'asked':
      return slots.length > 1;
    case 'late':
      return slots[0] === place;
    case 'asked, late':
      return slots.length > 1 && slots[0] === place;
    case undefined:
      return slots.length === 1;
  }
}

/** A slot that was said in private, while the tile is still held, could be another. */
function otherSlot(
  moves: TestWorld<Coda>['moves'],
  state: State<Coda>,
  viewer: Viewer,
  swaps: Swaps,
  rng: Rng,
): TestWorld<Coda>['moves'] {
  const drawn = drawnIn(swaps, state);
  const seat = state.table.drawn?.seat;
  if (drawn === null || drawn.slot === null || seat === undefined || seat === viewer || state.table.phase !== 'attack')
    return moves;
  const at = moves.findLastIndex((move) => move.command.type === 'place');
  const slot = rng.pick(slotsFor(rowIn(swaps, state, seat), drawn));
  return moves.with(at, { seat, command: { type: 'place', slot } });
}
