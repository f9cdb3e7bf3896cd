import type { View } from '@cifra/kernel';
import { CELLS, COLOURS, type Qwinto, type Sheet, type Table } from '../rules/index.ts';
import { CELL_COUNT, endsGame, fits, HIGHEST, type QuickSheet, toQuick } from './sheet.ts';

/** What a seat has to decide, read from its view. */
export type Situation = {
  readonly sheets: readonly QuickSheet[];
  readonly seat: number;
  readonly active: number;
  readonly phase: Table['phase'];
  /** The rolled dice as a mask, bit 0 orange; 0 before the roll. */
  readonly dice: number;
  /** The sum of the rolled dice. */
  readonly number: number;
  /** Seats that seem to play worse than we do, as a set of bits; none before somebody has looked. */
  readonly weak: number;
};

/** A view that no match can lead to is a bug of whoever made it, and is answered by an error that names it. */
export function readSituation({ viewer, seats, table }: View<Qwinto>): Situation {
  if (viewer === 'spectator') throw new Error('Impossible view: a spectator has nothing to decide');
  if (table.sheets.length !== seats || seats < 1 || seats > 6 || viewer < 0 || viewer >= seats)
    throw new Error(`Impossible view: seat ${viewer} of ${seats}, with ${table.sheets.length} sheets`);
  if (table.turn === null || table.turn < 0 || table.turn >= seats)
    throw new Error('Impossible view: nobody’s turn, so nothing is to be decided');
  const isMine = table.phase === 'write' ? table.waiting.includes(viewer) : table.turn === viewer;
  if (!isMine) throw new Error(`Impossible view: seat ${viewer} has nothing to decide now`);
  const sheets = table.sheets.map(readSheet);
  return { sheets, seat: viewer, active: table.turn, phase: table.phase, weak: 0, ...readDice(table) };
}

function readDice({ phase, dice, number }: Table): { dice: number; number: number } {
  if (phase === 'roll') return { dice: 0, number: 0 };
  let mask = 0;
  let sum = 0;
  for (const [at, colour] of COLOURS.entries()) {
    const face = dice?.[colour];
    if (face === undefined) continue;
    if (!Number.isInteger(face) || face < 1 || face > 6)
      throw new Error(`Impossible view: the ${colour} die shows ${face}`);
    mask |= 1 << at;
    sum += face;
  }
  if (mask === 0) throw new Error('Impossible view: no dice were rolled');
  if (phase === 'write' && number !== sum) throw new Error(`Impossible view: dice of ${sum} give the number ${number}`);
  return { dice: mask, number: sum };
}

function readSheet(sheet: Sheet, seat: number): QuickSheet {
  for (const colour of COLOURS)
    for (const [at, number] of sheet[colour].entries()) {
      if (number === null) continue;
      if (!CELLS[colour].includes(at + 1) || !Number.isInteger(number) || number < 1 || number > HIGHEST)
        throw new Error(`Impossible view: ${number} in ${colour} ${at + 1} of seat ${seat}`);
    }
  const quick = toQuick(sheet);
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const number = quick.cells[cell];
    if (number === 0) continue;
    // Taken out, a number must still fit where it stood (Q6, Q7).
    quick.cells[cell] = 0;
    const isPossible = fits(quick.cells, cell, number);
    quick.cells[cell] = number;
    if (!isPossible) throw new Error(`Impossible view: ${number} cannot stand where seat ${seat} wrote it`);
  }
  if (!Number.isInteger(quick.fails) || quick.fails < 0 || endsGame(quick))
    throw new Error(`Impossible view: the sheet of seat ${seat} would have ended the game`);
  return quick;
}
