import {
  BONUS_COLUMNS,
  CELLS,
  type Choice,
  COLOURS,
  type Colour,
  columnPoints,
  isPentagon,
  isRowFull,
  rowPoints,
  type Sheet,
  score,
} from '../rules/index.ts';
import { cellAt } from '../words/points-at.ts';
import type { Write } from './choice.ts';
import { isNeverWritable } from './dead.ts';

/** How a cell looks: what is written, could be written, is about to be, or can never be again. */
export type CellState = 'empty' | 'written' | 'fresh' | 'open' | 'aimed' | 'chosen' | 'dead';

export type CellModel = {
  readonly row: Colour;
  readonly line: number;
  readonly isPentagon: boolean;
  readonly state: CellState;
  /** What stands there or would; null is nothing. */
  readonly number: number | null;
  /** What a press on it tries; null where it is only to be seen. */
  readonly press: Write | null;
  /** May the number stand here? Known to the table, marked only where it helps. */
  readonly isLegal: boolean;
  /** Spoken of in the log or by a lesson. */
  readonly isPointed: boolean;
};

export type SheetModel = {
  readonly cells: readonly CellModel[];
  readonly rows: readonly { readonly row: Colour; readonly points: number; readonly isFull: boolean }[];
  /** Points of the five lines of three cells; null where one is not full (Q11). */
  readonly bonuses: readonly { readonly line: number; readonly pentagon: Colour; readonly points: number | null }[];
  readonly bonusSum: number;
  readonly fails: number;
  readonly total: number;
};

/** What is to be seen on a sheet besides the ink. */
export type SheetLook = {
  /** The last choice that was shown: its ink is fresh. */
  readonly fresh?: Choice | undefined;
  /** The number to be written here by the viewer, and the cells that would take it. */
  readonly writing?: {
    readonly number: number;
    readonly legal: readonly Write[];
    readonly aim: Write | null;
    readonly isMarked: boolean;
  };
  /** Made, and not yet shown to the others. */
  readonly chosen?: { readonly choice: Choice; readonly number: number } | undefined;
  readonly showsDead?: boolean;
  /** A log entry speaks of it. */
  readonly pointed?: Choice | undefined;
  readonly pointsAt?: string | null;
};

export function sheetModel(sheet: Sheet, look: SheetLook = {}): SheetModel {
  const rows = COLOURS.map((row) => ({ row, points: rowPoints(sheet, row), isFull: isRowFull(sheet, row) }));
  const bonuses = BONUS_COLUMNS.map((one) => {
    const points = columnPoints(sheet, one);
    return { line: one.column, pentagon: one.pentagon, points: points === 0 ? null : points };
  });
  return {
    cells: COLOURS.flatMap((row) => CELLS[row].map((line) => cellModel(sheet, row, line, look))),
    rows,
    bonuses,
    bonusSum: bonuses.reduce((sum, { points }) => sum + (points ?? 0), 0),
    fails: sheet.fails,
    total: score(sheet),
  };
}

function cellModel(sheet: Sheet, row: Colour, line: number, look: SheetLook): CellModel {
  const { writing, chosen } = look;
  const isAt = (choice: Choice | null | undefined) =>
    choice != null && choice !== 'skip' && choice.row === row && choice.column === line;
  const written = sheet[row][line - 1] ?? null;
  const isLegal = writing?.legal.some(isAt) === true;
  const state = stateOf();
  const shown = state === 'aimed' ? (writing?.number ?? null) : state === 'chosen' ? (chosen?.number ?? null) : written;
  return {
    row,
    line,
    isPentagon: isPentagon(row, line),
    state,
    number: shown,
    press: written === null && writing !== undefined ? { type: 'write', row, column: line } : null,
    isLegal,
    isPointed: isAt(look.pointed) || look.pointsAt === cellAt(row, line),
  };

  function stateOf(): CellState {
    if (written !== null) return isAt(look.fresh) ? 'fresh' : 'written';
    if (isAt(writing?.aim)) return 'aimed';
    if (isAt(chosen?.choice)) return 'chosen';
    if (isLegal && writing?.isMarked === true) return 'open';
    return look.showsDead === true && isNeverWritable(sheet, row, line) ? 'dead' : 'empty';
  }
}

/** What a number would bring at once, and what its line pays or would pay when full. */
export function gainOf(sheet: Sheet, { row, column }: Write, number: number): LineGain {
  const next = { ...sheet, [row]: sheet[row].with(column - 1, number) };
  const line = BONUS_COLUMNS.find((one) => one.column === column);
  const paid = line === undefined ? 0 : columnPoints(next, line);
  const pays = line === undefined ? null : (next[line.pentagon][column - 1] ?? null);
  return { points: score(next) - score(sheet), closes: paid > 0 ? paid : null, couldClose: paid > 0 ? null : pays };
}

export type LineGain = {
  readonly points: number;
  readonly closes: number | null;
  readonly couldClose: number | null;
};
