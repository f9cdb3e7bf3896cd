import type { AnyGame, Bot, Rng, Shape } from '@cifra/kernel';
import { type Deal, LocalMatch } from '../match/local-match.ts';
import { playersRng } from '../match/random-match.ts';
import { sharersOf, winningSides } from '../match/sides.ts';

const MAX_MOVES = 20_000;

/** What one match between named players came to; everything is by player, not by seat. */
export type Bout = {
  readonly winners: readonly number[];
  /** Those among whom it is split: the winners, or both sides of a draw of two. */
  readonly sharers: readonly number[];
  /** How many sides these are: a team is one. */
  readonly sides: number;
  readonly scores: readonly number[] | null;
  readonly moves: number;
  /** Milliseconds of each decision. */
  readonly thoughts: readonly (readonly number[])[];
};

/** Seats alternate: in match `at` player p sits at seat (p + at) mod seats. */
export function playBout(game: AnyGame, players: readonly Bot<Shape>[], deal: Deal, at: number): Bout {
  const seats = players.length;
  const playerAt = (seat: number) => (((seat - at) % seats) + seats) % seats;
  const numbers: Rng = playersRng(deal.seed ?? '');
  const match = new LocalMatch(game, deal);
  const thoughts: number[][] = players.map(() => []);
  let moves = 0;
  for (; match.outcome === null; moves++) {
    if (moves >= MAX_MOVES) throw new Error(`${game.id} did not end within ${MAX_MOVES} moves`);
    const seat = numbers.pick(match.toAct);
    const player = playerAt(seat);
    const begun = performance.now();
    const command = players[player]?.(match.view(seat), numbers);
    thoughts[player]?.push(performance.now() - begun);
    if (command === undefined) throw new Error(`No player ${player}`);
    const done = match.order(seat, command);
    if (!done.ok) throw new Error(`${JSON.stringify(command)} was refused: ${done.refusal.code}`);
  }
  const { winners, scores } = match.outcome;
  const sharers = sharersOf(game, seats, match.outcome);
  const bySeat = players.map((_, player) => (player + at) % seats);
  return {
    winners: winners.map(playerAt),
    sharers: sharers.map(playerAt),
    sides: winningSides(game, seats, { winners: sharers }),
    scores: scores === undefined ? null : bySeat.map((seat) => scores[seat] ?? 0),
    moves,
    thoughts,
  };
}
