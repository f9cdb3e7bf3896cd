import { seatHand, type View } from '@cifra/kernel';
import { type Colour, type Known, rank, type Value, valuesWith } from '../rules/tiles.ts';
import type { Attack, Coda, Row } from '../rules/types.ts';
import { tileName } from './notes.ts';

/** What each hidden tile of the others can still be, by its name in the notes: nothing here is a guess. */
export type Possible = { readonly [tile: string]: readonly Value[] };

/**
 * Seen elsewhere, named wrongly, or out of order: that a tile cannot be. What is certain of one tile is impossible for
 * all others, so it goes round until nothing changes. A table that plays by memory is not helped (C17).
 */
export function possibleValues({ table, viewer, hands }: View<Coda>): Possible {
  const hand = viewer === 'spectator' ? undefined : hands[seatHand(viewer)];
  if (viewer === 'spectator' || hand === undefined || table.options.memory) return {};
  const mine: Known[] = hand.row.map((value, at) => ({ value, colour: hand.colours[at] ?? 'dark' }));
  if (hand.drawn !== null && table.drawn !== null) mine.push({ value: hand.drawn, colour: table.drawn.colour });
  const open = table.rows.flatMap((row) =>
    row.flatMap(({ colour, value }) => (value === null ? [] : [{ colour, value }])),
  );
  const seen = new Set([...mine, ...open].map(nameOf));
  const all = valuesWith(table.options.dashes);
  const rows = table.rows.map((row, seat) => (seat === viewer ? [] : row.map((tile) => startOf(tile, seat))));

  function startOf({ colour, value, key }: Row[number], seat: number): Place {
    if (value !== null) return { name: null, colour, values: [value] };
    const named = wrongOn(table.attacks, seat, key);
    const values = all.filter((one) => !seen.has(nameOf({ colour, value: one })) && !named.includes(one));
    return { name: tileName(seat, key, table.round), colour, values };
  }

  for (let before = -1, now = countOf(rows); now !== before; before = now, now = countOf(rows)) {
    for (const row of rows) inOrder(row);
    const hidden = rows.flat().filter(({ name }) => name !== null);
    for (const one of hidden)
      for (const other of hidden)
        if (one !== other && one.colour === other.colour && one.values.length === 1)
          other.values = other.values.filter((value) => value !== one.values[0]);
  }
  return Object.fromEntries(rows.flat().flatMap(({ name, values }) => (name === null ? [] : [[name, values]])));
}

/** A tile of a row: open ones have no name and one value. */
type Place = { readonly name: string | null; readonly colour: Colour; values: readonly Value[] };

const nameOf = ({ colour, value }: Known): string => `${colour} ${value}`;
const countOf = (rows: readonly (readonly Place[])[]): number =>
  rows.flat().reduce((sum, { values }) => sum + values.length, 0);

function wrongOn(attacks: readonly Attack[], seat: number, key: number): readonly Value[] {
  return attacks.flatMap((one) => (one.target === seat && one.tile === key && !one.right ? [one.value] : []));
}

/** Rows ascend (C4): from the left the least, from the right the most that a tile can be; a dash says nothing (C13). */
function inOrder(row: readonly Place[]): void {
  let least = -1;
  for (const place of row) {
    place.values = place.values.filter((value) => value === 'dash' || rank(place.colour, value) > least);
    if (!place.values.includes('dash')) least = Math.min(...ranksOf(place));
  }
  let most = Number.POSITIVE_INFINITY;
  for (const place of row.toReversed()) {
    place.values = place.values.filter((value) => value === 'dash' || rank(place.colour, value) < most);
    if (!place.values.includes('dash')) most = Math.max(...ranksOf(place));
  }
}

function ranksOf({ colour, values }: Place): readonly number[] {
  return values.flatMap((value) => (value === 'dash' ? [] : [rank(colour, value)]));
}
