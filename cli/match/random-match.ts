import type { AnyGame, Refusal, Rng, Seat } from '@cifra/kernel';
import { type Deal, LocalMatch } from './local-match.ts';

/** Far beyond the longest match of any game: a match that reaches it will not end. */
const MAX_MOVES = 20_000;

export type RandomMatch = {
  readonly match: LocalMatch;
  /** Why the match stopped before its outcome, or null: a legal move was refused, or nobody could go on. */
  readonly trouble: { readonly kind: 'refused' | 'stuck'; readonly refusal: Refusal } | null;
};

/** What a random player does: any of the legal moves; null where there is none. */
function randomMove(match: LocalMatch, seat: Seat, numbers: Rng): { readonly type: string } | null {
  const moves = match.legal(seat);
  return moves.length === 0 ? null : numbers.pick(moves);
}

/** A whole match between random players; `timeouts` is how often, of 1, a clock runs out before a player moves. */
export function playAtRandom(game: AnyGame, deal: Deal, numbers: Rng, timeouts: number): RandomMatch {
  const match = new LocalMatch(game, deal);
  for (let moves = 0; match.outcome === null; moves++) {
    if (moves >= MAX_MOVES) return { match, trouble: stuck('endless') };
    const { toAct } = match;
    if (toAct.length === 0) return { match, trouble: stuck('nobody-to-act') };
    const seat = numbers.pick(toAct);
    if (timeouts > 0 && numbers.unit() < timeouts && match.timeUp(seat).ok) continue;
    const command = randomMove(match, seat, numbers);
    if (command === null) return { match, trouble: stuck('nothing-legal') };
    const facts = match.order(seat, command);
    if (!facts.ok) return { match, trouble: { kind: 'refused', refusal: facts.refusal } };
  }
  return { match, trouble: null };
}

function stuck(code: string): RandomMatch['trouble'] {
  return { kind: 'stuck', refusal: { code } };
}
