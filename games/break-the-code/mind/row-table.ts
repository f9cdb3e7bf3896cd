import { memoize } from '@cifra/mind-kit';
import {
  type Answer,
  answerOf,
  copiesOf,
  numberOf,
  PLACES,
  QUESTIONS,
  type Question,
  TILES,
  type Tile,
} from '../rules/index.ts';

/** Codes of answers are smaller than this. */
export const CODES = 64;

/** Every row of one size with its answer to every question, taken from the rules themselves. */
export type RowTable = {
  readonly size: number;
  /** 12,444 rows of five tiles, 4,029 of four. */
  readonly rows: readonly (readonly Tile[])[];
  /** The ids of all of them. */
  readonly all: Int32Array;
  /** A bit for each tile that is not a 5. */
  readonly masks: Int32Array;
  readonly fives: Uint8Array;
  /** By question, in the order of `QUESTIONS`: the code of each row's answer. */
  readonly answers: readonly Uint8Array[];
};

const FIVE = TILES.indexOf('5g');

/** In how many ways a row with so many 5s can be made of the 5s that a hand with so many leaves: `WAYS[hand][row]`. */
export const WAYS: readonly (readonly number[])[] = [
  [1, 2, 1],
  [1, 1, 0],
  [1, 0, 0],
];

/** Equal answers have equal codes, and different answers to one question different ones. */
export function codeOf(answer: Answer): number {
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'boolean') return answer ? 1 : 0;
  let code = 0;
  for (const place of answer) {
    if (typeof place === 'string') code |= 1 << PLACES.indexOf(place);
    // A group is known by its places but the last: those that belong to the place on their right.
    else for (const inner of place.slice(0, -1)) code |= 1 << PLACES.indexOf(inner);
  }
  return code;
}

function* rowsFrom(kind: number, size: number): Generator<readonly Tile[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = kind; first < TILES.length; first++) {
    const tile = TILES[first] as Tile;
    for (let copies = 1; copies <= Math.min(size, copiesOf(tile)); copies++)
      for (const rest of rowsFrom(first + 1, size - copies)) yield [...Array<Tile>(copies).fill(tile), ...rest];
  }
}

function build(size: number): RowTable {
  const rows = [...rowsFrom(0, size)];
  const bits = rows.map((row) => row.filter((tile) => numberOf(tile) !== 5).map((tile) => 1 << TILES.indexOf(tile)));
  return {
    size,
    rows,
    all: Int32Array.from(rows, (_, id) => id),
    masks: Int32Array.from(bits, (row) => row.reduce((mask, bit) => mask | bit, 0)),
    fives: Uint8Array.from(rows, (row) => row.filter((tile) => tile === '5g').length),
    answers: QUESTIONS.map(({ card, number }) => Uint8Array.from(rows, (row) => codeOf(answerOf(card, number, row)))),
  };
}

/** Built when it is first wanted. */
export const rowTable: (size: number) => RowTable = memoize(build);

export function rowId(table: RowTable, row: readonly Tile[]): number {
  const mask = row.reduce((bits, tile) => (tile === '5g' ? bits : bits | (1 << TILES.indexOf(tile))), 0);
  const fives = row.filter((tile) => tile === '5g').length;
  const id = table.masks.findIndex((other, at) => other === mask && table.fives[at] === fives);
  if (id < 0) throw new Error(`${row.join(' ')} is no row of ${table.size} tiles`);
  return id;
}

/** The tiles of a row as 20 bits, once for each way to tell the two 5s apart. */
export function labelled(table: RowTable, id: number): readonly number[] {
  const mask = table.masks[id] ?? 0;
  const [one, other] = [1 << FIVE, 1 << TILES.length];
  switch (table.fives[id]) {
    case 0:
      return [mask];
    case 1:
      return [mask | one, mask | other];
    default:
      return [mask | one | other];
  }
}

const INDEX = new Map(QUESTIONS.map((question, at) => [`${question.card} ${question.number ?? ''}`, at]));

/** Where a question stands in `QUESTIONS`. */
export function questionIndex({ card, number }: Question): number {
  const at = INDEX.get(`${card} ${number ?? ''}`);
  if (at === undefined) throw new Error(`There is no question ${card} ${number ?? ''}`);
  return at;
}
