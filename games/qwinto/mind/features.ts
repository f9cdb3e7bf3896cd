import { SUM_CHANCE } from './dice.ts';
import {
  BONUSES,
  CELL_COUNT,
  type Cells,
  FAILS_TO_END,
  filledIn,
  HIGHEST,
  leftToEnd,
  MATES,
  PLACES,
  type QuickSheet,
  ROWS,
} from './sheet.ts';

/**
 * What the value net looks at, as a list of switched-on inputs: every written number, every gap between numbers by its
 * length and its slack, rows, bonus columns, one's own and the others' way to the end of the game.
 */

/** What a sheet's value depends on besides the sheet. */
export type SheetContext = {
  players: number;
  /** Turns until one's own, 0 when it is next. */
  wait: number;
  /** The fewest numbers that another player misses to end the game, and the second fewest. */
  nearest: number;
  second: number;
  /** The most fails of another player. */
  fails: number;
  /** Whether all others seem to play worse than oneself: such players end games at other times. */
  areWeak: boolean;
};

/** A cell's numbers beyond this band hardly leave room for a full row; they share the band's ends. */
const BAND = 10;
const LEFT = 2 * PLACES + 1;
const MAX_PLAYERS = 6;

/** Into how many classes gaps fall by the numbers that fit, for each length from 1: the rarer the gap, the fewer. */
const CLASSES = [8, 8, 7, 6, 5, 4, 3, 2, 1];
/** The least numbers to spare of the second class of each length; the gaps without room share the first. */
const FIRST_SPARE = [0, -1, 0, 1, 2, 4, 5, 8, 0];

/** Where the classes of each gap begin, by row, place and length. */
const GAP_AT = new Int32Array(ROWS * PLACES * (PLACES + 1));
let gapsEnd = CELL_COUNT * BAND;
for (let row = 0; row < ROWS; row++)
  for (let start = 0; start < PLACES; start++)
    for (let length = 1; length <= PLACES - start; length++) {
      GAP_AT[(row * PLACES + start) * (PLACES + 1) + length] = gapsEnd;
      gapsEnd += CLASSES[length - 1];
    }

/** Classes of the number in a pentagon, and of a bonus column: without it four ways to be filled, with it four more. */
const PENTAGON_CLASSES = 4;
const COLUMN_CLASSES = 4 + 4 * PENTAGON_CLASSES;
/** Ways to the end of the game beyond this share the last class where two things are looked at together. */
const FAR = 8;
/** The same in fewer classes, where inputs are dear. */
const NEAR_CLASSES = 6;

const ROW_AT = gapsEnd;
const COLUMN_AT = ROW_AT + ROWS * (PLACES + 1) * 2;
const FAILS_AT = COLUMN_AT + BONUSES.length * COLUMN_CLASSES;
const OWN_LEFT_AT = FAILS_AT + FAILS_TO_END * FAR;
const SEAT_AT = OWN_LEFT_AT + LEFT;
const NEAREST_AT = SEAT_AT + (MAX_PLAYERS * (MAX_PLAYERS + 1)) / 2;
const SECOND_AT = NEAREST_AT + LEFT;
const RACE_AT = SECOND_AT + LEFT;
const OTHERS_FAILS_AT = RACE_AT + FAR * FAR;
const WEAK_RACE_AT = OTHERS_FAILS_AT + FAILS_TO_END;
export const FEATURES = WEAK_RACE_AT + NEAR_CLASSES * NEAR_CLASSES;

/** At most every cell written, or a gap beside each number, rows and bonus columns, and the nine single inputs. */
export const MAX_ACTIVE = CELL_COUNT + 2 * ROWS + ROWS + BONUSES.length + 9;

export function numberFeature(cell: number, number: number): number {
  const least = (cell % PLACES) + 1;
  return cell * BAND + Math.min(BAND - 1, Math.max(0, number - least));
}

/** Fails and one's own way to the end together. */
export function failsFeature(fails: number, left: number): number {
  return FAILS_AT + fails * FAR + far(left);
}

function far(left: number): number {
  return Math.min(FAR, Math.max(1, left)) - 1;
}

/** One's own way to the end against the nearest other's. */
export function raceFeature(left: number, nearest: number): number {
  return RACE_AT + far(left) * FAR + far(nearest);
}

/** The same once more against players who are weak: the net learns how they end games. */
export function weakRaceFeature(left: number, nearest: number): number {
  return WEAK_RACE_AT + near(left) * NEAR_CLASSES + near(nearest);
}

function near(left: number): number {
  return left <= 4 ? Math.max(1, left) - 1 : left <= 6 ? 4 : 5;
}

/** A row by how many numbers it has and whether its last cell, which makes its points, is written. */
export function rowFeature(row: number, filled: number, isLastWritten: boolean): number {
  return ROW_AT + (row * (PLACES + 1) + filled) * 2 + (isLastWritten ? 1 : 0);
}

/** A bonus column by its filled cells and its pentagon's number; `cell` as if `number` stood there. */
export function columnFeature(cells: Cells, column: number, cell = -1, number = 0): number {
  const { cells: members, pentagon } = BONUSES[column];
  let mask = 0;
  let bit = 1;
  for (const member of members) {
    if (member === pentagon) continue;
    if (cells[member] !== 0 || member === cell) mask |= bit;
    bit = 2;
  }
  const bonus = pentagon === cell ? number : cells[pentagon];
  const kind = bonus === 0 ? 0 : bonus <= 6 ? 1 : bonus <= 10 ? 2 : bonus <= 14 ? 3 : 4;
  return COLUMN_AT + column * COLUMN_CLASSES + kind * 4 + mask;
}

export function leftFeature(left: number): number {
  return OWN_LEFT_AT + left;
}

export function nearestFeature(left: number): number {
  return NEAREST_AT + left;
}

export function secondFeature(left: number): number {
  return SECOND_AT + left;
}

export function othersFailsFeature(fails: number): number {
  return OTHERS_FAILS_AT + fails;
}

/** How likely a number turns up in a turn if one wants it: the best set of dice, rolled twice. Summed up to each number. */
const REACH_UP_TO = new Float64Array(HIGHEST + 2);
const REACH = new Float64Array(HIGHEST + 2);
for (let number = 1; number <= HIGHEST; number++) {
  const chance = Math.max(SUM_CHANCE[1][number], SUM_CHANCE[2][number], SUM_CHANCE[3][number]);
  REACH[number] = 1 - (1 - chance) ** 2;
  REACH_UP_TO[number] = REACH_UP_TO[number - 1] + REACH[number];
}

/** A gap of one cell is as tight as its fitting numbers are rare. */
const RARE = [1e-9, 0.1, 0.2, 0.35, 0.6, 1, 1.5];

function tightnessOfOne(reach: number): number {
  let tightness = 0;
  while (tightness < RARE.length && reach >= RARE[tightness]) tightness++;
  return tightness;
}

/** A longer gap is as tight as it has few numbers to spare. */
function tightnessOfMany(length: number, numbers: number): number {
  if (length === 2 && numbers === 0) return 0;
  const kind = numbers - length - FIRST_SPARE[length - 1] + 1;
  return Math.max(0, Math.min(CLASSES[length - 1] - 1, kind));
}

/** A gap: `length` empty cells of a row from place `start`, between the numbers `low` and `high`; `taken` in its column. */
export function gapFeature(cells: Cells, first: number, length: number, low: number, high: number, taken = 0): number {
  const tightness =
    length === 1
      ? tightnessOfOne(reachBetween(cells, first, low, high, taken))
      : tightnessOfMany(length, high - low - 1);
  return GAP_AT[first * (PLACES + 1) + length] + tightness;
}

function reachBetween(cells: Cells, cell: number, low: number, high: number, taken: number): number {
  if (high - low < 2) return 0;
  let reach = REACH_UP_TO[high - 1] - REACH_UP_TO[low];
  for (const mate of MATES[cell]) if (cells[mate] > low && cells[mate] < high) reach -= REACH[cells[mate]];
  if (taken > low && taken < high) reach -= REACH[taken];
  return reach;
}

/** Writes the inputs that are on into `into`; gives how many. */
export function listFeatures({ cells, fails }: QuickSheet, around: SheetContext, into: Uint16Array, from = 0): number {
  let at = from;
  for (let row = 0; row < ROWS; row++) {
    const end = (row + 1) * PLACES;
    into[at++] = rowFeature(row, filledIn(cells, row), cells[end - 1] !== 0);
    let low = 0;
    let first = row * PLACES;
    for (let cell = first; cell <= end; cell++) {
      const number = cell === end ? HIGHEST + 1 : cells[cell];
      if (number === 0) continue;
      if (cell > first) into[at++] = gapFeature(cells, first, cell - first, low, number);
      if (cell < end) into[at++] = numberFeature(cell, number);
      low = number;
      first = cell + 1;
    }
  }
  for (let column = 0; column < BONUSES.length; column++) into[at++] = columnFeature(cells, column);
  const left = leftToEnd(cells);
  into[at++] = failsFeature(fails, left);
  into[at++] = leftFeature(left);
  into[at++] = SEAT_AT + (around.players * (around.players - 1)) / 2 + around.wait;
  if (around.players > 1) {
    into[at++] = nearestFeature(around.nearest);
    into[at++] = raceFeature(left, around.nearest);
    into[at++] = othersFailsFeature(around.fails);
    if (around.areWeak) into[at++] = weakRaceFeature(left, around.nearest);
  }
  if (around.players > 2) into[at++] = secondFeature(around.second);
  return at - from;
}

/** How far each sheet is from ending the game, and which seats are weak: a set of bits. */
export type EndDistances = { readonly left: Uint8Array; readonly fails: Uint8Array; weak: number };

export function blankEndDistances(): EndDistances {
  return { left: new Uint8Array(MAX_PLAYERS), fails: new Uint8Array(MAX_PLAYERS), weak: 0 };
}

export function readEndDistances(sheets: readonly QuickSheet[], weak: number, into: EndDistances): void {
  into.weak = weak;
  for (let seat = 0; seat < sheets.length; seat++) {
    into.left[seat] = leftToEnd(sheets[seat].cells);
    into.fails[seat] = sheets[seat].fails;
  }
}

/** What surrounds the sheet of `seat` when it is `next`'s turn. */
export function readContext(
  distances: EndDistances,
  players: number,
  seat: number,
  next: number,
  into: SheetContext,
): void {
  into.players = players;
  into.wait = (next - seat + players) % players;
  into.nearest = LEFT - 1;
  into.second = LEFT - 1;
  into.fails = 0;
  into.areWeak = players > 1 && (distances.weak | (1 << seat)) === (1 << players) - 1;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const left = distances.left[other];
    if (left < into.nearest) {
      into.second = into.nearest;
      into.nearest = left;
    } else if (left < into.second) into.second = left;
    if (distances.fails[other] > into.fails) into.fails = distances.fails[other];
  }
}

export function blankContext(): SheetContext {
  return { players: 1, wait: 0, nearest: LEFT - 1, second: LEFT - 1, fails: 0, areWeak: false };
}
