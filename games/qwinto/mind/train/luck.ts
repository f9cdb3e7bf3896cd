import { COLOURS, type Table } from '../../rules/index.ts';
import { DICE_COUNT, SUM_CHANCE } from '../dice.ts';
import { blankClocks, blankSurroundings, readClocks, surroundings } from '../features.ts';
import type { Layers } from '../layers.ts';
import { Outlook } from '../outlook.ts';
import { HIGHEST, toQuick } from '../sheet.ts';
import { Turn } from '../turn.ts';

/**
 * What the dice gave to each seat, in points: the net's value of a roll less its exact expectation. It is even in the
 * long run whatever the net says, so points less luck have the same mean as points, with a tenth of their variance.
 */
export class Luck {
  readonly sums: Float64Array;
  readonly #outlooks: readonly Outlook[];
  readonly #turns: readonly Turn[];
  readonly #clocks = blankClocks();
  readonly #around = blankSurroundings();

  constructor(layers: () => Layers, players: number) {
    this.sums = new Float64Array(players);
    this.#outlooks = Array.from(this.sums, () => new Outlook(layers()));
    this.#turns = Array.from(this.sums, () => new Turn());
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
    readClocks(quick, 0, this.#clocks);
    for (let seat = 0; seat < players; seat++) {
      surroundings(this.#clocks, players, seat, (active + 1) % players, this.#around);
      this.#outlooks[seat].look(quick[seat], this.#around);
      this.#turns[seat].fill(this.#outlooks[seat], seat === active, dice, chances);
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
