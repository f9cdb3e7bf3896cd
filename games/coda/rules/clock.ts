import type { Deadline } from '@cifra/kernel';
import { toAct } from './legal.ts';
import type { Command, Table } from './types.ts';

const TIME = 60;
const LAST = 20;

/** 60 s, then a visible 20 s, for every decision: drawing and the attack after it are one (C16). */
export function deadline(table: Table): Deadline | null {
  const seats = toAct(table);
  if (!table.options.clock || seats.length === 0) return null;
  const { round = 1, turns, hits } = table;
  const phase = table.phase === 'draw' ? 'attack' : table.phase;
  return { seats, after: TIME + LAST, warning: LAST, clock: `${round}/${turns}/${phase}/${hits}` };
}

export function onTimeout(): Command {
  return { type: 'time-up' };
}
