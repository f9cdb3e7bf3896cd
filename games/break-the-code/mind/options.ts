import type { View } from '@cifra/kernel';
import { type Evaluate, type MonotoneMap, mapped } from '@cifra/mind-kit';
import type { BreakTheCode, Command, Table } from '../rules/index.ts';
import type { CommandValue } from './belief.ts';
import { type CrowdDepth, crowdValues } from './crowd.ts';
import { type DuelDepth, duelValues } from './duel.ts';

/** How deeply options are looked at, with two players and with more. */
export type SearchDepth = { readonly duel: DuelDepth; readonly crowd: CrowdDepth };

/**
 * Values are the mind's own reckoning, and it thinks too well of itself. From 910 matches between two masters, seeds
 * “cal-fit”, “cal-check” and “test” (`npm run bench -- plots 300 break-the-code 2 test`).
 */
const DUEL_CHANCES = {
  ask: [
    [0.237, 0.272],
    [0.378, 0.369],
    [0.44, 0.422],
    [0.477, 0.474],
    [0.509, 0.479],
    [0.538, 0.516],
    [0.573, 0.548],
    [0.628, 0.555],
    [0.723, 0.633],
    [0.891, 0.746],
  ],
  guess: [
    [0.093, 0.091],
    [0.227, 0.192],
    [0.401, 0.31],
    [0.554, 0.43],
    [0.729, 0.55],
    [0.886, 0.606],
    [0.973, 0.761],
    [1, 0.897],
  ],
  /** A guess that answers a right one, and the last chance (B9, B14). */
  last: [
    // Who passes cannot be right: what is worth nothing stays so.
    [0, 0],
    [0.046, 0.022],
    [0.11, 0.103],
    [0.168, 0.125],
    [0.301, 0.226],
    [0.417, 0.237],
    [0.498, 0.44],
    [0.5, 0.5],
  ],
} satisfies { readonly [kind: string]: MonotoneMap };

function duelMap({ phase }: Table, { type }: Command): MonotoneMap {
  if (phase !== 'free') return DUEL_CHANCES.last;
  return type === 'ask' ? DUEL_CHANCES.ask : DUEL_CHANCES.guess;
}

/** Every question and guess of a duel with its chance to win, and a guess that was made: all by the scale of the best. */
export function duelChances(view: View<BreakTheCode>, depth: DuelDepth, made: Command): readonly CommandValue[] {
  const values = duelValues(view, depth, made);
  const best = values.reduce((one, other) => (other.value > one.value ? other : one));
  // Two scales side by side would change the order that the mind itself goes by.
  const scale = duelMap(view.table, best.command);
  return values.map(({ command, value }) => ({ command, value: mapped(scale, value) }));
}

/** Every question and guess with its value. */
export function evaluator({ duel, crowd }: SearchDepth): Evaluate<BreakTheCode> {
  return (view) => {
    const { table } = view;
    if (table.seats > 2) return crowdValues(view, crowd);
    return duelValues(view, duel).map(({ command, value }) => ({
      command,
      value,
      chance: mapped(duelMap(table, command), value),
    }));
  };
}
