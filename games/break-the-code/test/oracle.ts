import { type Seat, seatHand, type View } from '@cifra/kernel';
import {
  answerOf,
  type BreakTheCode,
  type Card,
  DECK,
  inOrder,
  isSameRow,
  type Table,
  type Tile,
} from '../rules/index.ts';

/** Every way to take so many of so many places, and what is left. */
const WAYS = new Map<string, readonly { readonly taken: readonly number[]; readonly left: readonly number[] }[]>();

function waysToTake(count: number, of: number) {
  const known = WAYS.get(`${count} ${of}`);
  if (known !== undefined) return known;
  const places = Array.from({ length: of }, (_, place) => place);
  let chosen: readonly (readonly number[])[] = [[]];
  for (let at = 0; at < count; at++)
    chosen = chosen.flatMap((one) => places.slice((one.at(-1) ?? -1) + 1).map((place) => [...one, place]));
  const ways = chosen.map((taken) => ({ taken, left: places.filter((place) => !taken.includes(place)) }));
  WAYS.set(`${count} ${of}`, ways);
  return ways;
}

/** What the rules answer, remembered: thousands of positions ask the same rows again. */
const remembered = new Map<string, Map<string, string>>();

export function answersTo(card: Card, number: number | undefined): (row: readonly Tile[]) => string {
  const key = `${card} ${number}`;
  const known = remembered.get(key) ?? new Map<string, string>();
  remembered.set(key, known);
  return (row) => {
    const name = row.join('');
    const answer = known.get(name) ?? JSON.stringify(answerOf(card, number, row));
    known.set(name, answer);
    return answer;
  };
}

/** Whether a row gives every answer that its seat gave. */
function hearing(table: Table, seat: Seat): (row: readonly Tile[]) => boolean {
  const said = table.asked.flatMap(({ card, number, answers }) =>
    answers.flatMap((one) =>
      one.seat === seat ? [{ answerTo: answersTo(card, number), answer: JSON.stringify(one.answer) }] : [],
    ),
  );
  return (row) => said.every(({ answerTo, answer }) => answerTo(row) === answer);
}

/** A deal: the rows of the other seats in their order, and what is left, which is the centre with three and four. */
export type ListedDeal = { readonly others: readonly (readonly Tile[])[]; readonly left: readonly Tile[] };

/** A row by the places of its tiles in what the viewer does not hold, as bits: the two green fives have a place each. */
type PlacedRow = { readonly places: number; readonly row: readonly Tile[] };

type RowsByPart = {
  /** What each other seat may hold by its own answers, in the order of seats. */
  readonly others: readonly (readonly PlacedRow[])[];
  /** Every row that can be made of what the viewer does not hold. */
  readonly all: readonly PlacedRow[];
  /** The places of everything that the viewer does not hold. */
  readonly rest: number;
};

function rowsByPart({ viewer, table, hands }: View<BreakTheCode>): RowsByPart {
  const own = hands[seatHand(Number(viewer))]?.tiles ?? [];
  const rest = [...DECK];
  for (const tile of own) rest.splice(rest.indexOf(tile), 1);
  const inRow = inOrder(rest);
  const all = waysToTake(table.size, inRow.length).map((way) => ({
    places: way.taken.reduce((places, place) => places | (1 << place), 0),
    row: way.taken.map((place) => inRow[place] as Tile),
  }));
  const seats = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const guesses = table.guesses.filter(({ seat, tiles }) => seat === viewer && tiles !== undefined);
  const others = seats.map((seat) => {
    const fits = hearing(table, seat);
    const isAsGuessed = (row: readonly Tile[]) =>
      guesses.every(({ tiles, right }) => isSameRow(tiles ?? [], row) === right);
    return all.filter(({ row }) => isAsGuessed(row) && fits(row));
  });
  return { others, all, rest: (1 << inRow.length) - 1 };
}

/** All deals that a view leaves possible, one by one, by the rules alone; null where they are more than `most`. */
export function dealsOf(view: View<BreakTheCode>, most = Number.POSITIVE_INFINITY): readonly ListedDeal[] | null {
  const { others, all, rest } = rowsByPart(view);
  const rowAt = new Map(all.map(({ places, row }) => [places, row]));
  const deals: ListedDeal[] = [];
  const deal = (free: number, rows: readonly (readonly Tile[])[]): void => {
    if (deals.length > most) return;
    const next = others[rows.length];
    if (next === undefined) deals.push({ others: rows, left: rowAt.get(free) ?? [] });
    else for (const { places, row } of next) if ((places & ~free) === 0) deal(free & ~places, [...rows, row]);
  };
  deal(rest, []);
  return deals.length > most ? null : deals;
}

/** The rows of the centre that at least one deal leaves, from the first turn on: each is looked for until one is found. */
export function centresLeft(view: View<BreakTheCode>): number {
  const { others, all, rest } = rowsByPart(view);
  const listed = others.map((rows) => rows.map(({ places }) => places));
  const last = new Set(listed.at(-1));
  const isDealt = (free: number, rows: readonly (readonly number[])[]): boolean => {
    const [first = [], ...next] = rows;
    if (next.length === 0) return last.has(free);
    const open = next.map((some) => some.filter((places) => (places & ~free) === 0));
    return first.some((places) => (places & ~free) === 0 && isDealt(free & ~places, open));
  };
  const centres = new Set<string>();
  for (const { places, row } of all) {
    const name = row.join('');
    if (!centres.has(name) && isDealt(rest & ~places, listed)) centres.add(name);
  }
  return centres.size;
}

/** How often each row of a seat and of the centre comes up. */
export function oracle(view: View<BreakTheCode>) {
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.viewer);
  const counts = new Map<string, number>();
  const count = (part: string, row: readonly Tile[]) =>
    counts.set(`${part} ${row.join('')}`, (counts.get(`${part} ${row.join('')}`) ?? 0) + 1);
  let total = 0;
  for (const { others: rows, left } of dealsOf(view) ?? []) {
    total++;
    for (const [at, row] of rows.entries()) count(`seat ${others[at]}`, row);
    if (view.seats > 2) count('centre', left);
  }
  return { total, counts };
}
