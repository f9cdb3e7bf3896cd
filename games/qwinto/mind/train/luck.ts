import { COLOURS, type Table } from '../../rules/index.ts';
import type { Accumulator } from '../accumulator.ts';
import { DICE_COUNT, SUM_CHANCE } from '../dice.ts';
import { blankContext, blankEndDistances, readContext, readEndDistances } from '../features.ts';
import { HIGHEST, toQuick } from '../sheet.ts';
import { SheetEvaluator } from '../sheet-evaluator.ts';
import { TurnExpectation } from '../turn-expectation.ts';

/**
 * What the dice gave to each seat, in points: the net's value of a roll less its exact expectation. It is even in the
 * long run whatever the net says, so points less luck have the same mean as points, with a tenth of their variance.
 */
export class Luck {
  readonly sums: Float64Array;
  readonly #evaluators: readonly SheetEvaluator[];
  readonly #turns: readonly TurnExpectation[];
  readonly #distances = blankEndDistances();
  readonly #around = blankContext();

  constructor(accumulator: () => Accumulator, players: number) {
    this.sums = new Float64Array(players);
    this.#evaluators = Array.from(this.sums, () => new SheetEvaluator(accumulator()));
    this.#turns = Array.from(this.sums, () => new TurnExpectation());
  }

  /** Dice were rolled on the turn of `active`, for the first time or again. */
  add({ sheets, dice: faces }: Table, active: number, isAgain: boolean): void {
    let dice = 0;
    let rolled = 0;
    for (const [at, colour] of COLOURS.entries()) {
      const face = faces?.[colour];
      if (face === undefined) continue;
      dice |= 1 << at;
      rolled += face;
    }
    const players = sheets.length;
    const quick = sheets.map(toQuick);
    const chances = SUM_CHANCE[DICE_COUNT[dice]];
    readEndDistances(quick, 0, this.#distances);
    for (let seat = 0; seat < players; seat++) {
      readContext(this.#distances, players, seat, (active + 1) % players, this.#around);
      this.#evaluators[seat].setSheet(quick[seat], this.#around);
      this.#turns[seat].fill(this.#evaluators[seat], seat === active, dice, chances);
    }
    for (let seat = 0; seat < players; seat++) {
      let expected = 0;
      for (let number = 1; number <= HIGHEST; number++)
        if (chances[number] > 0) expected += chances[number] * this.#value(seat, active, dice, number, isAgain);
      this.sums[seat] += this.#value(seat, active, dice, rolled, isAgain) - expected;
    }
  }

  /** What a roll is worth to a seat: a first one that the active player would rather roll again, what that is worth. */
  #value(seat: number, active: number, dice: number, number: number, isAgain: boolean): number {
    const mover = this.#turns[active];
    const isRolledAgain = !isAgain && mover.worth(dice, number) < mover.again(dice);
    return isRolledAgain ? this.#turns[seat].again(dice) : this.#turns[seat].worth(dice, number);
  }
}
