import type { ReviewMark } from '@cifra/kit/review';
import type { DecisionReview, MatchReview, Moment } from '@cifra/mind-kit/review';

/** A moment as the page shows it: always a decision of its seat. */
export type ShownMoment = {
  readonly decision: DecisionReview;
  /** Why it is worth a look; null for a decision that somebody picked out of the list. */
  readonly reason: Moment | null;
  readonly mark: ReviewMark;
  /** From what could be had to what was taken, or what one expected to what came; null where nothing was compared. */
  readonly change: { readonly from: number; readonly to: number } | null;
};

/** The entries that brought what a moment of luck is about: from the seat's last decision before it on. */
export function entriesOf(
  { decisions }: Pick<MatchReview, 'decisions'>,
  { version, seat }: Moment,
): { readonly from: number; readonly to: number } {
  const before = decisions.filter((one) => one.seat === seat && one.bestValue !== null && one.version < version);
  return { from: before.at(-1)?.version ?? 0, to: version - 1 };
}

export function isLuck(reason: Moment | null): reason is Moment & { readonly why: 'lucky' | 'unlucky' } {
  return reason?.why === 'lucky' || reason?.why === 'unlucky';
}

/** At most three, in the order of the match. */
export function shownMoments(review: MatchReview, seat: number): readonly ShownMoment[] {
  const shown: ShownMoment[] = [];
  for (const reason of review.moments) {
    if (reason.seat !== seat) continue;
    const decision = decisionOf(review, reason);
    if (decision !== null && shown.every((one) => one.decision !== decision)) shown.push(shownMoment(decision, reason));
  }
  return shown;
}

/** What the end itself brought came of the last decision. */
function decisionOf({ decisions }: MatchReview, { version, seat }: Moment): DecisionReview | null {
  const own = decisions.filter((one) => one.seat === seat);
  return own.find((one) => one.version === version) ?? own.at(-1) ?? null;
}

export function shownMoment(decision: DecisionReview, reason: Moment | null): ShownMoment {
  return { decision, reason, mark: isLuck(reason) ? 'luck' : decision.grade, change: changeOf(decision, reason) };
}

function changeOf({ version, value, bestValue, loss }: DecisionReview, reason: Moment | null): ShownMoment['change'] {
  if (value === null || bestValue === null) return null;
  const amount = reason === null ? 0 : reason.why === 'lucky' ? reason.amount : -reason.amount;
  switch (reason?.why) {
    case 'lucky':
    case 'unlucky':
      // At a later version it is the end that brought it; what is within ε of the best was expected as much as the best.
      return reason.version === version
        ? { from: bestValue - amount, to: bestValue }
        : { from: bestValue - loss, to: bestValue - loss + amount };
    case 'found':
      return null;
    case 'loss':
    case undefined:
      return { from: bestValue, to: value };
  }
}
