import type { Seat } from '@cifra/kernel';
import type { GradeLimits } from './grade.ts';
import type { LuckStep } from './ledger.ts';
import type { DecisionReview, Moment } from './match-review.ts';

const MOST = 3;
/** Of these at least one may be praise, where there is something to praise. */
const MOST_LOSSES = 2;

/** At most three moments of a seat that are worth looking at, in the order of the match: losses first, then praise and luck. */
export function momentsOf(
  seat: Seat,
  decisions: readonly DecisionReview[],
  steps: readonly LuckStep[],
  limits: GradeLimits,
): readonly Moment[] {
  const own = decisions.filter((decision) => decision.seat === seat);
  const losses = own
    .filter(({ loss }) => loss > limits.good)
    .map(({ version, loss }): Moment => ({ version, seat, why: 'loss', amount: loss }));
  const praised = own.flatMap(({ version, found }): readonly Moment[] =>
    found === undefined ? [] : [{ version, seat, why: 'found', amount: found }],
  );
  const luck = steps
    .filter((step) => step.seat === seat && Math.abs(step.amount) > limits.mistake)
    .map(
      ({ version, amount }): Moment => ({
        version,
        seat,
        why: amount > 0 ? 'lucky' : 'unlucky',
        amount: Math.abs(amount),
      }),
    );
  const chosen: Moment[] = [];
  const take = (some: readonly Moment[], most: number) => {
    for (const moment of some.toSorted((one, other) => other.amount - one.amount)) {
      if (chosen.length >= most) return;
      if (chosen.every(({ version }) => version !== moment.version)) chosen.push(moment);
    }
  };
  take(losses, MOST_LOSSES);
  take(praised, chosen.length + 1);
  take([...losses, ...luck], MOST);
  return chosen.toSorted((one, other) => one.version - other.version);
}
