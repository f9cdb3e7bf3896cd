import type { Accumulator } from './accumulator.ts';
import { blankContext, blankEndDistances, readContext, readEndDistances } from './features.ts';
import { MOVES, RivalSheet } from './rival-sheet.ts';
import { CELL_COUNT, FAILS_TO_END, HIGHEST } from './sheet.ts';
import { SheetEvaluator } from './sheet-evaluator.ts';
import type { Situation } from './situation.ts';
import type { MoveValues } from './turn-expectation.ts';
import { type ScoreEstimate, shareOfVictory, winProbability } from './win-probability.ts';

const MAX_PLAYERS = 6;
const NUMBERS = HIGHEST + 1;
/** How surely somebody ends the game who would win by it. */
const ENDS_WHEN_AHEAD = 0.85;

/**
 * One seat weighing the chance to win: what a number does to its own sheet, against what the others will make of the
 * same number on theirs, which are open to all.
 */
export class WinEvaluator implements MoveValues {
  readonly skipsAlike = false;
  readonly #aPoint: number;
  readonly #evaluator: SheetEvaluator;
  readonly #rivals: readonly RivalSheet[];
  readonly #estimates: ScoreEstimate[] = Array.from({ length: MAX_PLAYERS - 1 }, () => ({
    mean: 0,
    spread: 0,
    points: 0,
  }));
  readonly #now = blankEndDistances();
  /** How everybody will stand after the number. One's own seat is 0 here, the others follow. */
  readonly #later = blankEndDistances();
  readonly #around = blankContext();
  /** The net's answers by cell and number, and for which surroundings they were given. */
  readonly #mean = new Float64Array((CELL_COUNT + 1) * NUMBERS);
  readonly #spread = new Float64Array((CELL_COUNT + 1) * NUMBERS);
  readonly #known = new Int32Array((CELL_COUNT + 1) * NUMBERS);
  #players = 1;
  /** The next active player, counted from one's own seat. */
  #next = 0;
  #fails = 0;
  /** Whether the coming number can end the game. */
  #isEndNear = false;

  constructor(accumulator: () => Accumulator, aPoint: number) {
    this.#aPoint = aPoint;
    this.#evaluator = new SheetEvaluator(accumulator());
    this.#rivals = Array.from({ length: MAX_PLAYERS - 1 }, () => new RivalSheet(accumulator()));
  }

  /** Looks at all sheets, for the rows of these dice and for the numbers that have a chance. */
  begin({ sheets, seat, active, weak }: Situation, dice: number, chances: Float64Array | null): void {
    const players = sheets.length;
    this.#players = players;
    this.#next = (active + 1 - seat + players) % players;
    const round = sheets.map((_, at) => sheets[(seat + at) % players]);
    readEndDistances(round, turned(weak, seat, players), this.#now);
    this.#later.weak = this.#now.weak;
    this.#fails = round[0].fails + (seat === active ? 1 : 0);
    this.#isEndNear = false;
    this.#known.fill(-1);
    for (let at = 0; at < players; at++) {
      if (this.#now.left[at] === 1 || this.#now.fails[at] === FAILS_TO_END - 1) this.#isEndNear = true;
      readContext(this.#now, players, at, this.#next, this.#around);
      if (at === 0) this.#evaluator.setSheet(round[0], this.#around);
      else this.#rivals[at - 1].setSheet(round[at], this.#around, (seat + at) % players === active, dice, chances);
    }
  }

  /** From now on the number comes from these dice. */
  suppose(dice: number, chances: Float64Array, trust: number): void {
    for (let at = 0; at < this.#players - 1; at++) this.#rivals[at].suppose(dice, chances, trust, this.#isEndNear);
  }

  canWrite(cell: number, number: number): boolean {
    return this.#evaluator.canWrite(cell, number);
  }

  worthOfWriting(cell: number, number: number): number {
    return this.worth(cell, number, false, null);
  }

  worthOfSkipping(failed: boolean, number: number): number {
    return this.worth(-1, number, failed, null);
  }

  /**
   * The worth of a move, −1 for no cell; `mean` where the points to expect are known better than by the net, `chance`
   * where the chance to win is.
   */
  worth(cell: number, number: number, failed: boolean, mean: number | null, chance: number | null = null): number {
    const evaluator = this.#evaluator;
    const { left, fails } = this.#later;
    const rivals = this.#players - 1;
    left[0] = evaluator.leftAfter(cell);
    fails[0] = failed ? this.#fails : this.#now.fails[0];
    let isEndedByAnother = false;
    const points = evaluator.pointsAfter(cell, number) - (failed ? 5 : 0);
    for (let at = 0; at < rivals; at++) {
      const rival = this.#rivals[at];
      left[at + 1] = Math.max(1, rival.left[number]);
      fails[at + 1] = Math.min(FAILS_TO_END - 1, rival.fails[number]);
      this.#estimates[at].points = rival.most[number];
      if (rival.ending[number] > points || rival.fails[number] >= FAILS_TO_END) isEndedByAnother = true;
    }
    if (left[0] === 0 || fails[0] >= FAILS_TO_END)
      return this.#aPoint * points + shareOfVictory(points, this.#estimates, rivals);
    const goesOn = this.#worthOfGoingOn(cell, number, failed, mean, chance);
    if (!isEndedByAnother) return goesOn;
    const ended = this.#aPoint * points + shareOfVictory(points, this.#estimates, rivals);
    return ENDS_WHEN_AHEAD * ended + (1 - ENDS_WHEN_AHEAD) * goesOn;
  }

  #worthOfGoingOn(cell: number, number: number, failed: boolean, known: number | null, chance: number | null): number {
    const rivals = this.#players - 1;
    this.#ask(cell, number, failed);
    const move = failed ? MOVES.fail : this.#later.left[0] < this.#now.left[0] ? MOVES.step : MOVES.still;
    for (let at = 0; at < rivals; at++) {
      readContext(this.#later, this.#players, at + 1, this.#next, this.#around);
      this.#rivals[at].estimate(move, number, this.#around, this.#estimates[at]);
    }
    const at = (cell + 1) * NUMBERS + number;
    const mean = known ?? this.#mean[at];
    return this.#aPoint * mean + (chance ?? winProbability(mean, this.#spread[at], this.#estimates, rivals));
  }

  /** The cell in which the only rival is expected to write this number, −1 for none. */
  replyTo(number: number): number {
    return this.#rivals[0].cell(number);
  }

  /** Asks the net unless the others stood in the same way when it was last asked. */
  #ask(cell: number, number: number, failed: boolean): void {
    const evaluator = this.#evaluator;
    const around = this.#around;
    readContext(this.#later, this.#players, 0, this.#next, around);
    const at = (cell + 1) * NUMBERS + number;
    const key = (around.nearest * 32 + around.second) * 8 + around.fails;
    if (this.#known[at] === key) return;
    evaluator.expect(around);
    if (cell < 0) evaluator.skip(failed);
    else evaluator.write(cell, number);
    this.#known[at] = key;
    this.#mean[at] = evaluator.mean;
    this.#spread[at] = evaluator.spread;
  }
}

/** A set of seats, counted from `seat` on. */
function turned(seats: number, seat: number, players: number): number {
  return ((seats >> seat) | (seats << (players - seat))) & ((1 << players) - 1);
}
