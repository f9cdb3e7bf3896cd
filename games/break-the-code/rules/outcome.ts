import { type Outcome, wonBy } from '@cifra/kernel';
import type { Table } from './types.ts';

/** Those who were right share the first place; where nobody won all are level (B9, B12–B14). */
export function outcome({ seats, end }: Table): Outcome | null {
  return end === null ? null : wonBy(seats, end.winners, end.reason);
}
