import type { View } from '@cifra/kernel';
import { COLOURS } from './sheet-shape.ts';
import type { Command, Qwinto, Table } from './types.ts';

/** Which dice to roll, whether to keep them, what to write: each is one decision (T1). */
export function decision({ turn, phase, rolls }: Table): string {
  const rolled = COLOURS.reduce((sum, colour) => sum + rolls[colour], 0);
  return `${turn}/${phase}/${rolled}`;
}

/** The rulebook has no clock. */
export function deadline(): null {
  return null;
}

/** The clock of a table rolls all three dice, keeps them and writes nothing, which is a fail for who rolled (Q8, T2). */
export function onTimeout({ table }: View<Qwinto>): Command {
  switch (table.phase) {
    case 'roll':
      return { type: 'roll', dice: COLOURS };
    case 'rolled':
      return { type: 'keep' };
    case 'write':
      return { type: 'skip' };
  }
}
