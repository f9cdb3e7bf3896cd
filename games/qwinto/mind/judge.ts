import { blankClocks, blankSurroundings, readClocks, surroundings } from './features.ts';
import { Foresight } from './foresight.ts';
import type { Layers } from './layers.ts';
import { Outlook } from './outlook.ts';
import type { Situation } from './situation.ts';
import { Thought } from './thought.ts';
import type { Choices } from './turn.ts';

/** By what moves are compared. */
export interface Judge {
  readonly choices: Choices;
  /** How near to the best a way to write must come to get a second, deeper look; 0 for no such look. */
  readonly near: number;
  /** Looks at the sheets, for the rows of these dice and for the numbers that have a chance. */
  begin(situation: Situation, dice: number, chances: Float64Array | null): void;
  /** From now on the number comes from these dice; `isCertain` once they were rolled and stand. */
  suppose(dice: number, chances: Float64Array, isCertain: boolean): void;
  /** The worth of writing the number there, −1 for nowhere, with a look at the turn after, or at two. */
  deeply(cell: number, number: number, isFar: boolean): number;
}

/** By one's own points. */
export class PointJudge implements Judge {
  readonly choices: Outlook;
  readonly near: number;
  readonly #foresight: Foresight;
  readonly #clocks = blankClocks();
  readonly #around = blankSurroundings();

  constructor(layers: () => Layers, near: number) {
    this.near = near;
    this.choices = new Outlook(layers());
    this.#foresight = new Foresight(layers);
  }

  begin(situation: Situation): void {
    const { sheets, seat, active, weak } = situation;
    readClocks(sheets, weak, this.#clocks);
    surroundings(this.#clocks, sheets.length, seat, (active + 1) % sheets.length, this.#around);
    this.choices.look(sheets[seat], this.#around);
    if (this.near > 0) this.#foresight.begin(situation);
  }

  suppose(): void {}

  deeply(cell: number, number: number, isFar: boolean): number {
    return isFar ? this.#foresight.farPoints(cell, number) : this.#foresight.points(cell, number);
  }
}

/**
 * How much the others' gain from one's own dice counts when they are chosen. People and bots do not play by our net,
 * and dice chosen only to spoil their turn spoil one's own: measured.
 */
const TRUST = 0.2;

/** By the chance to win against the others' sheets. */
export class RaceJudge implements Judge {
  readonly choices: Thought;
  readonly near: number;
  readonly #foresight: Foresight;
  #fails = false;

  constructor(layers: () => Layers, near: number, aPoint: number) {
    this.near = near;
    this.choices = new Thought(layers, aPoint);
    this.#foresight = new Foresight(layers);
  }

  begin(situation: Situation, dice: number, chances: Float64Array | null): void {
    this.#fails = situation.seat === situation.active;
    this.choices.begin(situation, dice, chances);
    if (this.near > 0) this.#foresight.begin(situation);
  }

  suppose(dice: number, chances: Float64Array, isCertain: boolean): void {
    this.choices.suppose(dice, chances, isCertain ? 1 : TRUST);
  }

  deeply(cell: number, number: number, isFar: boolean): number {
    const points = isFar ? this.#foresight.farPoints(cell, number) : this.#foresight.points(cell, number);
    return this.choices.worth(cell, number, cell < 0 && this.#fails, points);
  }
}
