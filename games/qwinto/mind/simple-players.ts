import type { Bot } from '@cifra/kernel';
import { CELLS, COLOURS, type Colour, type Command, type Qwinto } from '../rules/index.ts';
import { DICE_COUNT, DICE_SETS, SUM_CHANCE } from './dice.ts';
import { CELL_COUNT, type Cells, fits, HIGHEST, PLACES } from './sheet.ts';
import { readSituation } from './situation.ts';

/** How somebody plays who looks where a number belongs and reckons no expectations of points. */
export type PlaceStyle = {
  /** How far a number may be from where it belongs to be written in somebody else's turn. */
  readonly tolerance: number;
  /** Further than this from everywhere, the dice are rolled again. */
  readonly rerollsAt: number;
  /** Rows that are liked, and by how much nearer everything seems to belong there. */
  readonly likes: { readonly row: Colour; readonly by: number } | null;
  /** How many dice are rolled, whatever they are for; null for the set that promises most. */
  readonly dice: number | null;
};

/** Nothing fits. */
const NOWHERE = 99;

/**
 * How far a number is from the one that belongs into a cell: between its written neighbours, or the ends of the row, the
 * numbers rise evenly.
 */
function offBy(cells: Cells, cell: number, number: number): number {
  const start = cell - (cell % PLACES);
  let [left, right] = [cell - 1, cell + 1];
  while (left >= start && cells[left] === 0) left--;
  while (right < start + PLACES && cells[right] === 0) right++;
  const low = left < start ? 1 : cells[left];
  const high = right >= start + PLACES ? HIGHEST - 1 : cells[right];
  return Math.abs(number - (low + ((high - low) * (cell - left)) / (right - left)));
}

type Place = { readonly cell: number; readonly off: number };

/** The best cell for a number in the rows of these dice. */
export function placeFor({ likes }: PlaceStyle, cells: Cells, dice: number, number: number): Place {
  let best: Place = { cell: -1, off: NOWHERE };
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const row = Math.floor(cell / PLACES);
    if ((dice & (1 << row)) === 0 || !fits(cells, cell, number)) continue;
    const liked = likes !== null && COLOURS[row] === likes.row ? likes.by : 0;
    const off = offBy(cells, cell, number) - liked;
    if (off < best.off) best = { cell, off };
  }
  return best;
}

/** How far off a roll of these dice will be on average. */
function expectedOff(style: PlaceStyle, cells: Cells, dice: number): number {
  let sum = 0;
  for (const [number, chance] of SUM_CHANCE[DICE_COUNT[dice]].entries())
    if (chance > 0) sum += chance * Math.min(8, placeFor(style, cells, dice, number).off);
  return sum;
}

/** A player of that style. */
export function simplePlayer(style: PlaceStyle): Bot<Qwinto> {
  return (view): Command => {
    const { sheets, seat, active, phase, dice, number } = readSituation(view);
    const { cells } = sheets[seat];
    if (phase === 'roll') {
      const sets = DICE_SETS.filter((set) => style.dice === null || DICE_COUNT[set] === style.dice);
      const offs = sets.map((set) => ({ set, off: expectedOff(style, cells, set) }));
      const best = offs.reduce((one, other) => (other.off < one.off - 1e-9 ? other : one));
      return { type: 'roll', dice: COLOURS.filter((_, row) => (best.set & (1 << row)) !== 0) };
    }
    const { cell, off } = placeFor(style, cells, dice, number);
    if (phase === 'rolled') return { type: off > style.rerollsAt ? 'reroll' : 'keep' };
    // In one's own turn nothing written is a fail, and any cell is better than that.
    if (cell < 0 || (seat !== active && off > style.tolerance)) return { type: 'skip' };
    const row = COLOURS[Math.floor(cell / PLACES)];
    return { type: 'write', row, column: CELLS[row][cell % PLACES] };
  };
}
