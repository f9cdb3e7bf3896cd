import { type Seat, seatHand, type View } from '@cifra/kernel';
import { answerOf } from '../rules/answers.ts';
import { DECK, isSameRow, TILES, type Tile } from '../rules/tiles.ts';
import type { BreakTheCode, Table } from '../rules/types.ts';

/** What is certain about a hunted code: nothing here is a guess. */
export type Certain = {
  /** How many rows it can still be; null while there are too many deals to look at each of them. */
  readonly left: number | null;
  /** What each place can still be, in the order of a row. */
  readonly places: readonly (readonly Tile[])[];
  /** The tiles that are in every row that is left. */
  readonly sure: readonly Tile[];
};

type Row = readonly Tile[];

/** So many steps take a phone some tens of milliseconds. */
const STEPS = 100_000;

/** Every other row, and the centre, by the same names as in the notes. */
export function certainOf({ table, viewer, hands }: View<BreakTheCode>): { readonly [code: string]: Certain } {
  const hand = viewer === 'spectator' ? undefined : hands[seatHand(viewer)];
  if (viewer === 'spectator' || hand === undefined || table.end !== null) return {};
  const unseen = without(DECK, [...hand.tiles, ...(hand.centre ?? [])]);
  const all = rowsOf(unseen, table.size);
  const others = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const rows = others.map((seat) => all.filter(fits(table, seat, viewer)));
  if (table.seats === 2) return named(others, rows, true);
  const dealt = shared(rows, unseen, hand.centre === undefined ? table.size : 0);
  const centre = hand.centre === undefined ? (dealt?.centre ?? all) : [hand.centre];
  return { ...named(others, dealt?.rows ?? rows, dealt !== null), centre: certainIn(centre, dealt !== null) };
}

function named(others: readonly Seat[], rows: readonly (readonly Row[])[], isCounted: boolean) {
  return Object.fromEntries(others.map((seat, at) => [`seat:${seat}`, certainIn(rows[at] ?? [], isCounted)]));
}

/** Gives every answer that the seat gave, and is no row that the viewer named in vain (B8). */
function fits(table: Table, seat: Seat, viewer: Seat): (row: Row) => boolean {
  const heard = table.asked.flatMap(({ card, number, answers }) =>
    answers.flatMap((one) => (one.seat === seat ? [{ card, number, answer: JSON.stringify(one.answer) }] : [])),
  );
  const wrong = table.guesses.flatMap(({ seat: who, right, tiles }) =>
    who === viewer && !right && tiles !== undefined ? [tiles] : [],
  );
  return (row) =>
    heard.every(({ card, number, answer }) => JSON.stringify(answerOf(card, number, row)) === answer) &&
    !wrong.some((tiles) => isSameRow(tiles, row));
}

/** Every row that these tiles can make, sorted as they are (B2). */
function rowsOf(tiles: Row, size: number): readonly Row[] {
  const found: Row[] = [];
  const go = (from: number, row: Row) => {
    if (row.length === size) return found.push(row);
    for (let at = from; at < tiles.length; at++) {
      // The second 5 makes the same rows as the first.
      if (at > from && tiles[at] === tiles[at - 1]) continue;
      go(at + 1, [...row, tiles[at] as Tile]);
    }
    return found.length;
  };
  go(0, []);
  return found;
}

/** The rows that occur in a deal of all unseen tiles at once, and what then lies in the centre; null beyond patience. */
function shared(rows: readonly (readonly Row[])[], unseen: Row, centreSize: number) {
  const used = rows.map(() => new Set<Row>());
  const centres = new Map<string, Row>();
  let steps = 0;
  const go = (at: number, left: Row, chosen: readonly Row[]): void => {
    if (at === rows.length) {
      for (const [seat, row] of chosen.entries()) used[seat]?.add(row);
      centres.set(left.join(''), left);
      return;
    }
    for (const row of rows[at] ?? []) {
      if (++steps > STEPS) return;
      const rest = without(left, row);
      if (rest.length === left.length - row.length) go(at + 1, rest, [...chosen, row]);
    }
  };
  go(0, unseen, []);
  if (steps > STEPS) return null;
  return { rows: used.map((set) => [...set]), centre: centreSize === 0 ? [] : [...centres.values()] };
}

/** A few tiles less; what is not there cannot be taken. */
function without(tiles: Row, taken: Row): Row {
  const rest = [...tiles];
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function certainIn(rows: readonly Row[], isCounted: boolean): Certain {
  const places = (rows[0] ?? []).map((_, place) => new Set(rows.map((row) => row[place])));
  return {
    left: isCounted ? rows.length : null,
    places: places.map((found) => TILES.filter((tile) => found.has(tile))),
    sure: TILES.filter((tile) => rows.every((row) => row.includes(tile))),
  };
}
