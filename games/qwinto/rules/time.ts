import type { View } from '@cifra/kernel';
import { COLOURS } from './sheet-shape.ts';
import type { Command, Qwinto } from './types.ts';

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
