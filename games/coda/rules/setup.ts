import type { Blank, Chance, Draws, Event, Seat } from '@cifra/kernel';
import { COLOURS, type Colour, type Value, valuesWith } from './tiles.ts';
import type { Coda, Hand, Options, Pool } from './types.ts';

export const ROUNDS = 3;
const MAX_ROW = 26;

export const EMPTY_HAND: Hand = { row: [], colours: [], drawn: null, slot: null, dashes: [], took: null };

export function seatList(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Two or three players take four tiles, four take three (C3). */
export function openingSize(seats: number): number {
  return seats === 4 ? 3 : 4;
}

/** A tournament's labels begin with the round. */
function label(options: Options, round: number, colour: Colour): string {
  return options.tournament ? `${round}/${colour}` : colour;
}

export function draws(seats: number, options: Options): Draws {
  const items = valuesWith(options.dashes);
  const rounds = Array.from({ length: options.tournament ? ROUNDS : 1 }, (_, at) => at + 1);
  const piles = rounds.flatMap((round) =>
    COLOURS.map((colour) => [label(options, round, colour), { kind: 'shuffle', items }] as const),
  );
  // A script may leave the first round's prefix out.
  const short = COLOURS.map(
    (colour) => [colour, { kind: 'shuffle', items, sameAs: label(options, 1, colour) }] as const,
  );
  return {
    first: { kind: 'once', items: seatList(seats) },
    'time-up': { kind: 'row', items: Array.from({ length: MAX_ROW }, (_, place) => place) },
    ...Object.fromEntries(options.tournament ? short : []),
    ...Object.fromEntries(piles),
  };
}

export function blank(seats: number, options: Options): Blank<Coda> {
  const table = {
    options,
    phase: 'take',
    turn: null,
    waiting: [],
    first: 0,
    turns: 0,
    hits: 0,
    rows: seatList(seats).map(() => []),
    pool: { dark: 0, light: 0 },
    drawn: null,
    joining: null,
    attacks: [],
    out: [],
    winner: null,
    lots: 0,
  } as const;
  const scored = options.tournament ? { ...table, round: 1, points: seatList(seats).map(() => 0), rounds: [] } : table;
  return { table: scored, hand: () => EMPTY_HAND, box: { pool: { dark: [], light: [] } } };
}

/** A new deal: the first player moves one seat on from round to round (C18). */
export function shuffled(options: Options, round: number, first: Seat, chance: Chance): Event<Coda> {
  const items: readonly Value[] = valuesWith(options.dashes);
  const pile = (colour: Colour) => chance.shuffle(label(options, round, colour), items);
  const pool: Pool = { dark: pile('dark'), light: pile('light') };
  const counts = { dark: pool.dark.length, light: pool.light.length };
  return { fact: { type: 'shuffled', round, first, pool: counts }, sealed: { pool } };
}

/** The first player is random (C5). */
export function setup(seats: number, options: Options, chance: Chance): readonly Event<Coda>[] {
  return [shuffled(options, 1, chance.draw('first', seatList(seats)), chance)];
}
