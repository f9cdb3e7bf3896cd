import { evolve } from './fold.ts';
import type { Game, LoggedEvent, Shape, State } from './game.ts';

/** The states of a match after each entry of its log. Needs neither clock nor chance. */
export function* replay<G extends Shape>(
  game: Game<G>,
  entries: Iterable<{ readonly events: readonly LoggedEvent<G>[] }>,
): Generator<State<G>> {
  let state: State<G> | null = null;
  for (const { events } of entries) {
    state = evolve(game, state, events);
    yield state;
  }
}
