import type { Seat } from '@cifra/kernel';
import type { MatchReview } from '@cifra/mind-kit/review';

export type CurvePoint = { readonly x: number; readonly y: number };
export type CurveTick = { readonly x: number; readonly turn: number };
export type CurveModel = {
  readonly points: readonly CurvePoint[];
  /** At the first decision of each turn; not every one where there are many. */
  readonly ticks: readonly CurveTick[];
  /** What stands at the foot, at an even share, which has a line, and at the top. */
  readonly scale: readonly [number, number, number];
  /** How high an even share is. */
  readonly even: number;
  /** By version of a decision: the point after it. */
  readonly at: (version: number) => CurvePoint | null;
};

const MOST_TICKS = 8;
/** The first label has a word before its number; the others are numbers alone. */
const [FIRST_LABEL, LABEL] = [0.17, 0.07];

/** What a seat could expect, from the deal to the end: both axes from 0 to 1, the foot of the page being 0. */
export function curveOf(
  { curve, decisions, unit, seats }: MatchReview,
  seat: Seat,
  turnOf: (version: number) => number,
): CurveModel {
  const values = curve.map(({ chances }) => chances[seat] ?? 0);
  const last = Math.max(1, values.length - 1);
  const top = unit === 'win' ? 1 : Math.max(10, Math.ceil(Math.max(...values) / 10) * 10);
  const points = values.map((value, at) => ({ x: at / last, y: Math.min(1, Math.max(0, value / top)) }));
  const ticks: CurveTick[] = [];
  for (const [at, { version, seat: by }] of decisions.entries()) {
    const turn = turnOf(version);
    if (by === seat && turn > (ticks.at(-1)?.turn ?? 0)) ticks.push({ x: at / last, turn });
  }
  const every = Math.ceil(ticks.length / MOST_TICKS);
  const unitTop = unit === 'win' ? 100 : top;
  // Among three a third is even: a line at a half would call everybody behind.
  const even = unit === 'win' ? (seats[seat]?.expected ?? 0.5) : 0.5;
  return {
    points,
    ticks: spaced(ticks.filter((_, at) => at % every === 0)),
    scale: [0, Math.round(even * unitTop), unitTop],
    even,
    at: (version) => points[decisions.findIndex((one) => one.version === version) + 1] ?? null,
  };
}

/** Without those that would be written over the one before. */
function spaced(ticks: readonly CurveTick[]): readonly CurveTick[] {
  const kept: CurveTick[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1);
    if (last === undefined || tick.x - last.x >= (kept.length === 1 ? FIRST_LABEL : LABEL)) kept.push(tick);
  }
  return kept;
}
