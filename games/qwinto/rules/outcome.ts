import { type Outcome, wonByPoints } from '@cifra/kernel';
import type { Table } from './types.ts';

/** Most points win; equal points share (Q12). */
export function outcome(table: Table): Outcome | null {
  return table.end === null ? null : wonByPoints(table.scores, table.end);
}
