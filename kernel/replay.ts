import { evolve } from './fold.ts';
import type { Game } from './game.ts';
import type { LoggedEvent, Shape, State } from './shape.ts';

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
