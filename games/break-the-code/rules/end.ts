import type { Seat } from '@cifra/kernel';
import type { EndReason, Phase, Table } from './types.ts';

/** What follows a turn: somebody else's, or the end. */
export type AfterTurn =
  | { readonly type: 'turned'; readonly seat: Seat; readonly phase: Phase; readonly until: Seat | null }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly winners: readonly Seat[] };

/** After the turn of `seat`, which led from one table to the other. */
export function afterTurn(before: Table, after: Table, seat: Seat): AfterTurn {
  const { seats, options, out, cards } = after;
  const somebodyRight = after.guesses.some(({ right }) => right);
  const isWrong = after.guesses.length > before.guesses.length && after.guesses.at(-1)?.right === false;
  if (seats === 2 && options.oneGuess && isWrong && !somebodyRight)
    return { type: 'ended', reason: 'wrong-guess', winners: [1 - seat] };
  if (out.length === seats) return ending(after);

  // An end already in sight stays where it is, so that it comes after the same turn for everybody.
  if (before.until !== null) return seat === before.until ? ending(after) : turnAfter(seat, before.until, after);
  if (somebodyRight) {
    // The round is completed (B12): it ends with the seat to the right of the first player. With two players this
    // is the rival's reply to the first player, and nothing after the second player's own guess (B9).
    const until = (after.first + seats - 1) % seats;
    return seat === until ? ending(after) : turnAfter(seat, until, after);
  }
  if (cards.length > 0) return turnAfter(seat, null, after);
  // The last card is answered (B14): the end at once, or a final guess for each, the asker's last.
  return options.lastChance ? turnAfter(seat, seat, after) : ending(after);
}

/** The next seat that is still in, up to the last one that has a turn. */
function turnAfter(seat: Seat, until: Seat | null, table: Table): AfterTurn {
  const { seats, out, cards } = table;
  for (let steps = 1; steps <= seats; steps++) {
    const next = (seat + steps) % seats;
    if (!out.includes(next)) return { type: 'turned', seat: next, phase: phaseOf(cards.length, seats, until), until };
    if (next === until) break;
  }
  return ending(table);
}

function phaseOf(cards: number, seats: number, until: Seat | null): Phase {
  if (cards === 0) return 'last';
  return seats === 2 && until !== null ? 'reply' : 'free';
}

/** All who were right win together (B9, B12); nobody else does (B13, B14). */
function ending({ seats, guesses, out }: Table): AfterTurn {
  const winners = guesses.flatMap(({ seat, right }) => (right ? [seat] : [])).toSorted();
  if (winners.length > 0)
    return { type: 'ended', reason: seats === 2 && winners.length === 2 ? 'both-right' : 'guessed', winners };
  return { type: 'ended', reason: out.length === seats ? 'all-wrong' : 'cards-out', winners };
}
