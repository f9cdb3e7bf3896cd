import { Scenario } from '@cifra/testkit';
import {
  COLOURS,
  type Coda,
  type Colour,
  type Command,
  coda,
  type Known,
  type Options,
  type Value,
} from '../rules/index.ts';

/** `d3 l11 d-` is a dark 3, a light 11 and a dark dash. */
export function tiles(text: string): readonly Known[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({
      colour: word.startsWith('d') ? 'dark' : 'light',
      value: word.slice(1) === '-' ? 'dash' : Number(word.slice(1)),
    }));
}

function ofColour(all: readonly Known[], colour: Colour): Value[] {
  return all.filter((tile) => tile.colour === colour).map((tile) => tile.value);
}

export type Deal = {
  /** The opening rows by seat, with dashes where they shall stand. */
  readonly rows: readonly string[];
  /** What is drawn next, each colour in this order; the rest comes by chance. */
  readonly pool?: string;
  readonly first?: number;
  readonly options?: Partial<Options>;
  /** The chance of later rounds, by label. */
  readonly later?: { readonly [label: string]: readonly Value[] };
};

/** A match right after its opening: colours taken, dashes placed, the first player to draw. */
export function given({ rows, pool = '', first = 0, options = {}, later = {} }: Deal): Scenario<Coda> {
  const all = [...rows.flatMap(tiles), ...tiles(pool)];
  const piles = Object.fromEntries(COLOURS.map((colour) => [colour, ofColour(all, colour)]));
  const match = new Scenario(coda, { seats: rows.length, options, chance: { first, ...piles, ...later } });
  open(match, rows);
  return match;
}

/** Plays an opening: the colours of these rows, and their dashes at these places. */
export function open(match: Scenario<Coda>, rows: readonly string[]): void {
  for (const [seat, row] of rows.entries()) match.when(seat, take(ofColour(tiles(row), 'dark').length));
  if (match.table.phase === 'arrange')
    for (const [seat, row] of rows.entries()) match.when(seat, ready(...dashSlots(tiles(row))));
}

/** Where the dashes of a row stand, the dark one first. */
function dashSlots(row: readonly Known[]): readonly number[] {
  return COLOURS.map((colour) => row.findIndex((tile) => tile.colour === colour && tile.value === 'dash')).filter(
    (slot) => slot >= 0,
  );
}

export const take = (dark: number): Command => ({ type: 'take', dark });
export const ready = (...slots: number[]): Command => ({ type: 'ready', slots });
export const place = (slot: number): Command => ({ type: 'place', slot });
export const draw = (colour: Colour): Command => ({ type: 'draw', colour });
export const attack = (seat: number, at: number, value: Value): Command => ({ type: 'attack', seat, place: at, value });
export const stop: Command = { type: 'stop' };
export const reveal = (at: number): Command => ({ type: 'open', place: at });

/** A row as its owner sees it. */
export function rowOf(match: Scenario<Coda>, seat: number): string {
  const hand = match.view(seat).hands[`seat:${seat}`];
  return (hand?.row ?? [])
    .map((value, at) => `${hand?.colours[at] === 'dark' ? 'd' : 'l'}${value === 'dash' ? '-' : value}`)
    .join(' ');
}

/** A row as the table sees it: a question mark while hidden. */
export function shown(match: Scenario<Coda>, seat: number): string {
  return (match.table.rows[seat] ?? [])
    .map(
      ({ colour, value }) => `${colour === 'dark' ? 'd' : 'l'}${value === null ? '?' : value === 'dash' ? '-' : value}`,
    )
    .join(' ');
}
