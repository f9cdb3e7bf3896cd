import {
  type AnyGame,
  act,
  type Bot,
  chanceOf,
  type Outcome,
  open,
  type Rng,
  rng,
  type Seat,
  type Shape,
  type State,
  seedFrom,
  view,
} from '@cifra/kernel';
import { sharersOf, winningSides } from './sides.ts';

/** Far beyond the longest match of any game: a match that reaches it will not end. */
const MAX_MOVES = 20_000;

export type ArenaDeal = { readonly options: object; readonly seed: string };

/** What one match between players came to; everything is by player, not by seat. */
export type ArenaMatch = {
  readonly winners: readonly number[];
  /** Those among whom it is split: the winners, or both sides of a draw of two. */
  readonly sharers: readonly number[];
  /** How many sides these are: a team is one. */
  readonly sides: number;
  readonly scores: readonly number[] | null;
  readonly moves: number;
};

/** A decision that was taken, and the state that it led to. */
export type ArenaStep = {
  readonly player: number;
  readonly seat: Seat;
  readonly command: { readonly type: string };
  readonly state: State<Shape>;
};

/** Numbers for the players, apart from the deal's, so that a seed gives the same match again. */
export function playersRng(seed: string): Rng {
  return rng(Number.parseInt(seedFrom(`${seed} players`).slice(0, 8), 16));
}

/** One match by the rules themselves. Seats alternate: in match `at` player p sits at seat (p + at) mod seats. */
export function playArenaMatch(
  game: AnyGame,
  players: readonly Bot<Shape>[],
  { options, seed }: ArenaDeal,
  at: number,
  onStep?: (step: ArenaStep) => void,
): ArenaMatch {
  const seats = players.length;
  const playerAt = (seat: number) => (((seat - at) % seats) + seats) % seats;
  const numbers = playersRng(seed);
  const chance = chanceOf({ seed: seedFrom(seed), nonces: [] });
  let { state } = open(game, seats, options, chance);
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const outcome = game.outcome(state.table);
    if (outcome !== null) return matchOf(game, outcome, { seats, at, moves, playerAt });
    const seat = numbers.pick(game.toAct(state.table));
    const player = playerAt(seat);
    const command = players[player]?.(view(game, state, seat), numbers);
    if (command === undefined) throw new Error(`No player ${player}`);
    const step = act(game, state, seat, command, chance);
    if (!step.ok) throw new Error(`${JSON.stringify(command)} was refused: ${step.refusal.code}`);
    state = step.value.state;
    onStep?.({ player, seat, command, state });
  }
  throw new Error(`${game.id} did not end within ${MAX_MOVES} moves`);
}

type Seating = {
  readonly seats: number;
  readonly at: number;
  readonly moves: number;
  readonly playerAt: (seat: Seat) => number;
};

function matchOf(game: AnyGame, outcome: Outcome, { seats, at, moves, playerAt }: Seating): ArenaMatch {
  const { winners, scores } = outcome;
  const sharers = sharersOf(game, seats, outcome);
  return {
    winners: winners.map(playerAt),
    sharers: sharers.map(playerAt),
    sides: winningSides(game, seats, { winners: sharers }),
    scores:
      scores === undefined ? null : Array.from({ length: seats }, (_, player) => scores[(player + at) % seats] ?? 0),
    moves,
  };
}
