import type { Look, Model } from './look.ts';
import type { Round } from './round.ts';

/** Far more than any round takes: a guard, not a rule. */
const MAX_TURNS = 200;

/** Attacks until the turn is over. */
export function finishTurn(round: Round, look: Look, model: Model): void {
  for (;;) {
    look.from(round.turn, model);
    if (look.seat < 0 || (round.hits > 0 && look.chance < model.goesOnAt)) {
      round.stop();
      return;
    }
    if (!round.attack(look.seat, look.place, look.code)) return;
  }
}

/** Plays on to the end, everybody by their model; the winner. */
export function playOut(round: Round, look: Look, models: readonly Model[]): number {
  for (let turns = 0; round.winner < 0 && turns < MAX_TURNS; turns++) {
    if (round.drawn < 0 && round.hits === 0) round.drawAny();
    finishTurn(round, look, models[round.turn] as Model);
  }
  return round.winner;
}
