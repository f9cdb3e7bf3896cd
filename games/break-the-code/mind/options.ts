import type { View } from '@cifra/kernel';
import { type Calibration, calibrated, type Evaluate } from '@cifra/mind-kit';
import type { BreakTheCode, Command, Table } from '../rules/index.ts';
import type { CommandValue } from './belief.ts';
import { type CrowdDepth, crowdValues } from './crowd.ts';
import { type DuelDepth, duelValues } from './duel.ts';

/** How deeply options are looked at, with two players and with more. */
export type SearchDepth = { readonly duel: DuelDepth; readonly crowd: CrowdDepth };

/**
 * Values are the mind's own reckoning, and it thinks too well of itself. From 400 matches between two masters (`npm run
 * bench -- calibration break-the-code`); with three and four players a value is the chance to know the centre, so no chance
 * to win is said there.
 */
const CALIBRATIONS = {
  ask: { slope: 0.34, intercept: -0.08 },
  guess: { slope: 0.34, intercept: -0.33 },
  /** A guess that answers a right one, and the last chance (B9, B14). */
  last: { slope: 1.18, intercept: -0.29 },
} satisfies { readonly [kind: string]: Calibration };

function calibrationOf({ phase }: Table, { type }: Command): Calibration {
  if (phase !== 'free') return CALIBRATIONS.last;
  return type === 'ask' ? CALIBRATIONS.ask : CALIBRATIONS.guess;
}

/** Every question and guess of a duel with its chance to win, and a guess that was made: all by the scale of the best. */
export function duelChances(view: View<BreakTheCode>, depth: DuelDepth, made: Command): readonly CommandValue[] {
  const values = duelValues(view, depth, made);
  const best = values.reduce((one, other) => (other.value > one.value ? other : one));
  // Two scales side by side would change the order that the mind itself goes by.
  const scale = calibrationOf(view.table, best.command);
  return values.map(({ command, value }) => ({ command, value: calibrated(value, scale) }));
}

/** Every question and guess with its value. */
export function evaluator({ duel, crowd }: SearchDepth): Evaluate<BreakTheCode> {
  return (view) => {
    const { table } = view;
    if (table.seats > 2) return crowdValues(view, crowd).map((option) => ({ ...option, chance: null }));
    return duelValues(view, duel).map(({ command, value }) => ({
      command,
      value,
      chance: calibrated(value, calibrationOf(table, command)),
    }));
  };
}
