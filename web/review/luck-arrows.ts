import type { SeatReview, Unit } from '@cifra/mind-kit/review';

export const LUCK_KINDS = ['chance', 'rivals', 'skill'] as const;
export type LuckKind = (typeof LUCK_KINDS)[number];

/** One arrow: it begins where the last one ended. */
export type LuckArrow = {
  readonly kind: LuckKind;
  readonly amount: number;
  readonly from: number;
  readonly to: number;
};

/** From what could be expected to the result: dice and deals, what others did, what one chose. They add up. */
export function luckArrows({ expected, skill, luck }: SeatReview): readonly LuckArrow[] {
  let now = expected;
  return LUCK_KINDS.map((kind) => {
    const amount = kind === 'skill' ? skill : luck[kind];
    const step = { kind, amount, from: now, to: now + amount };
    now = step.to;
    return step;
  });
}

/** Where they lie on a line from 0 to 1, which holds them all. */
export function placed(steps: readonly LuckArrow[], { expected, result }: SeatReview): (value: number) => number {
  const all = [expected, result, ...steps.map(({ to }) => to)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return (value) => (most === least ? 0.5 : (value - least) / (most - least));
}

/** What it would have come to with luck that helps and hurts nobody: no chance to win is less than none. */
export function withoutLuck({ expected, skill }: SeatReview, unit: Unit): number {
  return unit === 'win' ? Math.max(0, expected + skill) : expected + skill;
}
