import { useSignal } from '@preact/signals';
import type { Command, Table } from '../rules/index.ts';

export type Write = Extract<Command, { readonly type: 'write' }>;

/**
 * The cell that a finger has chosen and not written into yet. It belongs to one throw and one cell that may be
 * written: whatever changes that drops it, so that no later tap writes by mistake.
 */
export function useAim({ rolls }: Table, legal: readonly Command[]) {
  const chosen = useSignal<{ readonly write: Write; readonly throws: number } | null>(null);
  const throws = rolls.orange + rolls.yellow + rolls.purple;
  const write = chosen.value?.throws === throws ? chosen.value.write : null;
  const isLegal = legal.some((move) => isSameCell(move, write));
  return {
    aim: isLegal ? write : null,
    aimAt: (write: Write) => {
      chosen.value = { write, throws };
    },
  };
}

export function isSameCell(move: Command, write: Write | null): boolean {
  return move.type === 'write' && move.row === write?.row && move.column === write.column;
}
