import { SUM_CHANCE } from './dice.ts';
import {
  CELL_COUNT,
  type Cells,
  FAILS_TO_END,
  HIGHEST,
  leftToEnd,
  MATES,
  PLACES,
  type QuickSheet,
  ROWS,
} from './sheet.ts';

/**
 * What the value net looks at, as a list of switched-on inputs: every written number, every gap between numbers by its
 * length and its slack, one's own and the others' way to the end of the game.
 */

/** What a sheet's value depends on besides the sheet. */
export type Surroundings = {
  players: number;
  /** Turns until one's own, 0 when it is next. */
  wait: number;
  /** The fewest numbers that another player misses to end the game, and the second fewest. */
  nearest: number;
  second: number;
  /** The most fails of another player. */
  fails: number;
};

/** A cell's numbers beyond this band do not leave room for a full row; they share the band's ends. */
const BAND = 12;
const GAPS = (PLACES * (PLACES + 1)) / 2;
const TIGHTNESS = 8;
const LEFT = 2 * PLACES + 1;
const MAX_PLAYERS = 6;

const NUMBER_AT = 0;
const GAP_AT = NUMBER_AT + CELL_COUNT * BAND;
const FAILS_AT = GAP_AT + ROWS * GAPS * TIGHTNESS;
const OWN_LEFT_AT = FAILS_AT + FAILS_TO_END;
const SEAT_AT = OWN_LEFT_AT + LEFT;
const NEAREST_AT = SEAT_AT + (MAX_PLAYERS * (MAX_PLAYERS + 1)) / 2;
const SECOND_AT = NEAREST_AT + LEFT;
const OTHERS_FAILS_AT = SECOND_AT + LEFT;
export const FEATURES = OTHERS_FAILS_AT + FAILS_TO_END;

/** At most every cell written, or a gap beside each number, and the seven single inputs. */
export const MAX_ACTIVE = CELL_COUNT + 2 * ROWS + 7;

export function numberFeature(cell: number, number: number): number {
  const low = cell % PLACES;
  return NUMBER_AT + cell * BAND + Math.min(BAND - 1, Math.max(0, number - low));
}

export function failsFeature(fails: number): number {
  return FAILS_AT + fails;
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
  if (numbers <= 0) return 0;
  const spare = numbers - length;
  if (spare < 0) return 1;
  if (spare <= 3) return 2 + spare;
  return spare <= 5 ? 6 : 7;
}

const GAP_START = Int32Array.from({ length: PLACES * (PLACES + 1) }, (_, at) => {
  const start = Math.floor(at / (PLACES + 1));
  const length = at % (PLACES + 1);
  // Gaps from `start` come after those of all earlier starts, which have one length less each.
  return start * PLACES - (start * (start - 1)) / 2 + length - 1;
});

/** A gap: `length` empty cells of a row from place `start`, between the numbers `low` and `high`; `taken` in its column. */
export function gapFeature(cells: Cells, first: number, length: number, low: number, high: number, taken = 0): number {
  const row = Math.floor(first / PLACES);
  const start = first - row * PLACES;
  const tightness =
    length === 1
      ? tightnessOfOne(reachBetween(cells, first, low, high, taken))
      : tightnessOfMany(length, high - low - 1);
  return GAP_AT + (row * GAPS + GAP_START[start * (PLACES + 1) + length]) * TIGHTNESS + tightness;
}

function reachBetween(cells: Cells, cell: number, low: number, high: number, taken: number): number {
  if (high - low < 2) return 0;
  let reach = REACH_UP_TO[high - 1] - REACH_UP_TO[low];
  for (const mate of MATES[cell]) if (cells[mate] > low && cells[mate] < high) reach -= REACH[cells[mate]];
  if (taken > low && taken < high) reach -= REACH[taken];
  return reach;
}

/** Writes the inputs that are on into `into`; gives how many. */
export function listFeatures({ cells, fails }: QuickSheet, around: Surroundings, into: Uint16Array, from = 0): number {
  let at = from;
  for (let row = 0; row < ROWS; row++) {
    const end = (row + 1) * PLACES;
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
  into[at++] = failsFeature(fails);
  into[at++] = leftFeature(leftToEnd(cells));
  into[at++] = SEAT_AT + (around.players * (around.players - 1)) / 2 + around.wait;
  if (around.players > 1) {
    into[at++] = nearestFeature(around.nearest);
    into[at++] = othersFailsFeature(around.fails);
  }
  if (around.players > 2) into[at++] = secondFeature(around.second);
  return at - from;
}

/** How far each sheet is from ending the game. */
export type Clocks = { readonly left: Uint8Array; readonly fails: Uint8Array };

export function blankClocks(): Clocks {
  return { left: new Uint8Array(MAX_PLAYERS), fails: new Uint8Array(MAX_PLAYERS) };
}

export function readClocks(sheets: readonly QuickSheet[], into: Clocks): void {
  for (let seat = 0; seat < sheets.length; seat++) {
    into.left[seat] = leftToEnd(sheets[seat].cells);
    into.fails[seat] = sheets[seat].fails;
  }
}

/** What surrounds the sheet of `seat` when it is `next`'s turn. */
export function surroundings(clocks: Clocks, players: number, seat: number, next: number, into: Surroundings): void {
  into.players = players;
  into.wait = (next - seat + players) % players;
  into.nearest = LEFT - 1;
  into.second = LEFT - 1;
  into.fails = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const left = clocks.left[other];
    if (left < into.nearest) {
      into.second = into.nearest;
      into.nearest = left;
    } else if (left < into.second) into.second = left;
    if (clocks.fails[other] > into.fails) into.fails = clocks.fails[other];
  }
}

export function blankSurroundings(): Surroundings {
  return { players: 1, wait: 0, nearest: LEFT - 1, second: LEFT - 1, fails: 0 };
}
