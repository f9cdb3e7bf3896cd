import type { Unit } from './reviewer.ts';

export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** Up to which loss a move has each grade; above the last one it is a blunder. `best` is ε: what is so near is best. */
export type GradeLimits = { readonly [grade in Exclude<Grade, 'blunder'>]: number };

export const LIMITS: { readonly [unit in Unit]: GradeLimits } = {
  win: { best: 0.01, good: 0.03, inaccuracy: 0.08, mistake: 0.16 },
  points: { best: 0.5, good: 1.5, inaccuracy: 4, mistake: 8 },
};

export function gradeOf(loss: number, limits: GradeLimits): Grade {
  return GRADES.find((grade) => grade !== 'blunder' && loss <= limits[grade]) ?? 'blunder';
}

/** A move that lost so much counts 1/e of a perfect one. */
const HALF_WAY: { readonly [unit in Unit]: number } = { win: 0.1, points: 5 };

/** From 0 to 100 over what was lost at each decision that had a choice; null where there was none. */
export function accuracyOf(losses: readonly number[], unit: Unit): number | null {
  if (losses.length === 0) return null;
  return (100 * losses.reduce((sum, loss) => sum + Math.exp(-loss / HALF_WAY[unit]), 0)) / losses.length;
}
