import type { AttackFinder, PlayerModel } from './attack-finder.ts';
import type { RolloutState } from './rollout-state.ts';

/** Far more than any round takes: a guard, not a rule. */
const MAX_TURNS = 200;

/** Attacks until the turn is over. */
export function finishTurn(state: RolloutState, finder: AttackFinder, model: PlayerModel): void {
  for (;;) {
    finder.from(state.turn, model);
    if (finder.seat < 0 || (state.hits > 0 && finder.chance < model.goesOnAt)) {
      state.stop();
      return;
    }
    if (!state.attack(finder.seat, finder.place, finder.code)) return;
  }
}

/** Plays on to the end, everybody by their model; the winner. */
export function playOut(state: RolloutState, finder: AttackFinder, models: readonly PlayerModel[]): number {
  for (let turns = 0; state.winner < 0 && turns < MAX_TURNS; turns++) {
    if (state.drawn < 0 && state.hits === 0) state.drawAny();
    finishTurn(state, finder, models[state.turn] as PlayerModel);
  }
  return state.winner;
}
