import type { Accumulator } from './accumulator.ts';
import { blankContext, blankEndDistances, readContext, readEndDistances } from './features.ts';
import { Lookahead } from './lookahead.ts';
import { RaceLookahead } from './race-lookahead.ts';
import { SheetEvaluator } from './sheet-evaluator.ts';
import type { Situation } from './situation.ts';
import type { MoveValues } from './turn-expectation.ts';
import { WinEvaluator } from './win-evaluator.ts';

/** By what moves are compared. */
export interface Objective {
  readonly choices: MoveValues;
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
export class PointsObjective implements Objective {
  readonly choices: SheetEvaluator;
  readonly near: number;
  readonly #lookahead: Lookahead;
  readonly #distances = blankEndDistances();
  readonly #around = blankContext();

  constructor(accumulator: () => Accumulator, near: number) {
    this.near = near;
    this.choices = new SheetEvaluator(accumulator());
    this.#lookahead = new Lookahead(accumulator);
  }

  begin(situation: Situation): void {
    const { sheets, seat, active, weak } = situation;
    readEndDistances(sheets, weak, this.#distances);
    readContext(this.#distances, sheets.length, seat, (active + 1) % sheets.length, this.#around);
    this.choices.setSheet(sheets[seat], this.#around);
    if (this.near > 0) this.#lookahead.begin(situation);
  }

  suppose(): void {}

  deeply(cell: number, number: number, isFar: boolean): number {
    return isFar ? this.#lookahead.farPoints(cell, number) : this.#lookahead.points(cell, number);
  }
}

/**
 * How much the others' gain from one's own dice counts when they are chosen. People and bots do not play by our net,
 * and dice chosen only to spoil their turn spoil one's own: measured.
 */
const TRUST = 0.2;

/** How much a point of one's own counts beside the chance to win. */
export const A_POINT = 0.0005;

/** By the chance to win against the others' sheets. */
export class WinObjective implements Objective {
  readonly choices: WinEvaluator;
  readonly near: number;
  readonly #lookahead: Lookahead;
  readonly #race: RaceLookahead | null;
  #fails = false;

  constructor(accumulator: () => Accumulator, near: number, aPoint: number, looksFrom: number) {
    this.near = near;
    this.choices = new WinEvaluator(accumulator, aPoint);
    this.#race = looksFrom > 0 ? new RaceLookahead(accumulator, looksFrom) : null;
    this.#lookahead = new Lookahead(accumulator);
  }

  begin(situation: Situation, dice: number, chances: Float64Array | null): void {
    this.#fails = situation.seat === situation.active;
    this.choices.begin(situation, dice, chances);
    if (this.near === 0) return;
    this.#lookahead.begin(situation);
    this.#race?.begin(situation);
  }

  suppose(dice: number, chances: Float64Array, isCertain: boolean): void {
    this.choices.suppose(dice, chances, isCertain ? 1 : TRUST);
  }

  deeply(cell: number, number: number, isFar: boolean): number {
    const points = isFar ? this.#lookahead.farPoints(cell, number) : this.#lookahead.points(cell, number);
    const chance = this.#race?.chance(cell, number, this.choices) ?? null;
    return this.choices.worth(cell, number, cell < 0 && this.#fails, points, chance);
  }
}
