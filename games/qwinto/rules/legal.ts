import type { Refusal, Seat, View } from '@cifra/kernel';
import { CELLS, COLOURS, type Colour, isCell } from './sheet-shape.ts';
import type { Command, Qwinto, Sheet, Table } from './types.ts';

/** One, two or three dice (Q4). */
const DICE_CHOICES: readonly (readonly Colour[])[] = [
  ['orange'],
  ['yellow'],
  ['purple'],
  ['orange', 'yellow'],
  ['orange', 'purple'],
  ['yellow', 'purple'],
  ['orange', 'yellow', 'purple'],
];

export function toAct(table: Table): readonly Seat[] {
  if (table.turn === null) return [];
  return table.phase === 'write' ? table.waiting : [table.turn];
}

/** Why this number may not stand in this cell, or null (Q6, Q7). */
export function whyNotWrite(sheet: Sheet, row: Colour, column: number, number: number): Refusal | null {
  if (!isCell(row, column)) return { code: 'no-cell', row, column };
  const numbers = sheet[row];
  if (numbers[column - 1] !== null) return { code: 'cell-taken', row, column };
  for (const [at, other] of numbers.entries()) {
    if (other === null) continue;
    const isRising = at < column - 1 ? other < number : other > number;
    if (!isRising) return { code: 'not-rising', number, other };
  }
  const twin = COLOURS.some((colour) => sheet[colour][column - 1] === number);
  return twin ? { code: 'column-repeats', number, column } : null;
}

export function* legal({ viewer, table }: View<Qwinto>): Generator<Command> {
  if (viewer === 'spectator' || !toAct(table).includes(viewer)) return;
  switch (table.phase) {
    case 'roll':
      for (const dice of DICE_CHOICES) yield { type: 'roll', dice };
      return;
    case 'rolled':
      yield { type: 'reroll' };
      yield { type: 'keep' };
      return;
    case 'write':
      yield* writable(table, viewer);
      yield { type: 'skip' };
  }
}

function* writable({ sheets, dice, number }: Table, seat: Seat): Generator<Command> {
  const sheet = sheets[seat];
  if (sheet === undefined || dice === null || number === null) return;
  for (const row of COLOURS) {
    if (dice[row] === undefined) continue;
    for (const column of CELLS[row])
      if (whyNotWrite(sheet, row, column, number) === null) yield { type: 'write', row, column };
  }
}

const PHASE_OF: { readonly [type in Exclude<Command['type'], 'takeBack'>]: Table['phase'] } = {
  roll: 'roll',
  reroll: 'rolled',
  keep: 'rolled',
  write: 'write',
  skip: 'write',
};

export function check({ viewer, table, rules }: View<Qwinto>, command: Command): Refusal | null {
  if (viewer === 'spectator' || table.turn === null) return { code: 'not-your-turn' };
  if (command.type === 'takeBack') return whyNotTakeBack(table, viewer, rules);
  if (!toAct(table).includes(viewer)) return { code: table.phase === 'write' ? 'already-chosen' : 'not-your-turn' };
  if (PHASE_OF[command.type] !== table.phase) return { code: `not-now-${table.phase}` };
  switch (command.type) {
    case 'roll':
      return new Set(command.dice).size === command.dice.length ? null : { code: 'die-twice' };
    case 'write': {
      const { dice, number, sheets } = table;
      const sheet = sheets[viewer];
      if (dice?.[command.row] === undefined) return { code: 'row-not-rolled', row: command.row };
      if (sheet === undefined || number === null) return { code: 'not-your-turn' };
      return whyNotWrite(sheet, command.row, command.column, number);
    }
    case 'reroll':
    case 'keep':
    case 'skip':
      return null;
  }
}

/**
 * A choice stays unseen until the last one is made, and until then it is its owner's to change (Q5). Nobody is waited
 * for to do so: it is no move that `legal` lists.
 */
function whyNotTakeBack({ phase, waiting }: Table, seat: Seat, rules: number): Refusal | null {
  if (phase !== 'write') return { code: `not-now-${phase}` };
  // In version 1 a choice was final.
  if (rules < 2) return { code: 'already-chosen' };
  return waiting.includes(seat) ? { code: 'nothing-chosen' } : null;
}
