import type { Accumulator } from './accumulator.ts';
import { DICE_COUNT, DICE_SETS, SUM_CHANCE } from './dice.ts';
import { copySheet, emptySheet, endsGame, leftToEnd, pointsOf } from './sheet.ts';
import type { Situation } from './situation.ts';
import { TurnExpectation } from './turn-expectation.ts';
import { WinEvaluator } from './win-evaluator.ts';

/** How much the other's gain from one's own dice counts, as in the decision itself. */
const TRUST = 0.2;

/**
 * One whole turn further in a duel, by the chance to win: after both have written, whoever is next chooses the dice that
 * are best for winning. What is worth it to one is lost to the other.
 */
export class RaceLookahead {
  readonly #looksFrom: number;
  readonly #inner: WinEvaluator;
  readonly #turn = new TurnExpectation();
  readonly #sheets = [emptySheet(), emptySheet()];
  readonly #known = new Map<number, number>();
  #situation: Situation | null = null;
  #isNear = false;

  constructor(accumulator: () => Accumulator, looksFrom: number) {
    this.#looksFrom = looksFrom;
    this.#inner = new WinEvaluator(accumulator, 0);
  }

  begin(situation: Situation): void {
    const { sheets } = situation;
    this.#situation = situation;
    this.#isNear = sheets.length === 2 && sheets.some(({ cells }) => leftToEnd(cells) <= this.#looksFrom);
    this.#known.clear();
  }

  /** The chance to win after this move and the other's answer to the number; null far from the end. */
  chance(cell: number, number: number, choices: Pick<WinEvaluator, 'replyTo'>): number | null {
    if (!this.#isNear || this.#situation === null) return null;
    const reply = choices.replyTo(number);
    const key = ((cell + 1) * 32 + reply + 1) * 32 + number;
    let chance = this.#known.get(key);
    if (chance === undefined) {
      chance = this.#look(this.#situation, cell, reply, number);
      this.#known.set(key, chance);
    }
    return chance;
  }

  #look({ sheets, seat, active, weak }: Situation, cell: number, reply: number, number: number): number {
    for (const [at, after] of this.#sheets.entries()) {
      copySheet(sheets[at], after);
      const to = at === seat ? cell : reply;
      if (to >= 0) after.cells[to] = number;
      else if (at === active) after.fails++;
    }
    const [own, other] = [this.#sheets[seat], this.#sheets[1 - seat]];
    if (endsGame(own) || endsGame(other)) {
      const ahead = pointsOf(own) - pointsOf(other);
      return ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0;
    }
    const next = 1 - active;
    const inner = this.#inner;
    const after: Situation = {
      sheets: this.#sheets,
      seat: next,
      active: next,
      weak: next === seat ? weak : 0,
      phase: 'roll',
      dice: 0,
      number: 0,
    };
    inner.begin(after, 7, null);
    let best = 0;
    for (const dice of DICE_SETS) {
      const chances = SUM_CHANCE[DICE_COUNT[dice]];
      inner.suppose(dice, chances, TRUST);
      this.#turn.fill(inner, true, dice, chances);
      best = Math.max(best, this.#turn.value(dice));
    }
    return next === seat ? best : 1 - best;
  }
}
