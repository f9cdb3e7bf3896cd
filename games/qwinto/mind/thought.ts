import { chanceToWin, type Prospect, shareOfVictory } from './chance-to-win.ts';
import { blankClocks, blankSurroundings, readClocks, surroundings } from './features.ts';
import type { Layers } from './layers.ts';
import { Outlook } from './outlook.ts';
import { MOVES, Rival } from './rival.ts';
import { CELL_COUNT, FAILS_TO_END, HIGHEST } from './sheet.ts';
import type { Situation } from './situation.ts';
import type { Choices } from './turn.ts';

const MAX_PLAYERS = 6;
const NUMBERS = HIGHEST + 1;
/** How surely somebody ends the game who would win by it. */
const ENDS_WHEN_AHEAD = 0.85;

/**
 * One seat weighing the chance to win: what a number does to its own sheet, against what the others will make of the
 * same number on theirs, which are open to all.
 */
export class Thought implements Choices {
  readonly skipsAlike = false;
  readonly #aPoint: number;
  readonly #outlook: Outlook;
  readonly #rivals: readonly Rival[];
  readonly #prospects: Prospect[] = Array.from({ length: MAX_PLAYERS - 1 }, () => ({ mean: 0, spread: 0, points: 0 }));
  readonly #now = blankClocks();
  /** How everybody will stand after the number. One's own seat is 0 here, the others follow. */
  readonly #later = blankClocks();
  readonly #around = blankSurroundings();
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

  constructor(layers: () => Layers, aPoint: number) {
    this.#aPoint = aPoint;
    this.#outlook = new Outlook(layers());
    this.#rivals = Array.from({ length: MAX_PLAYERS - 1 }, () => new Rival(layers()));
  }

  /** Looks at all sheets, for the rows of these dice and for the numbers that have a chance. */
  begin({ sheets, seat, active, weak }: Situation, dice: number, chances: Float64Array | null): void {
    const players = sheets.length;
    this.#players = players;
    this.#next = (active + 1 - seat + players) % players;
    const round = sheets.map((_, at) => sheets[(seat + at) % players]);
    readClocks(round, turned(weak, seat, players), this.#now);
    this.#later.weak = this.#now.weak;
    this.#fails = round[0].fails + (seat === active ? 1 : 0);
    this.#isEndNear = false;
    this.#known.fill(-1);
    for (let at = 0; at < players; at++) {
      if (this.#now.left[at] === 1 || this.#now.fails[at] === FAILS_TO_END - 1) this.#isEndNear = true;
      surroundings(this.#now, players, at, this.#next, this.#around);
      if (at === 0) this.#outlook.look(round[0], this.#around);
      else this.#rivals[at - 1].look(round[at], this.#around, (seat + at) % players === active, dice, chances);
    }
  }

  /** From now on the number comes from these dice. */
  suppose(dice: number, chances: Float64Array, trust: number): void {
    for (let at = 0; at < this.#players - 1; at++) this.#rivals[at].suppose(dice, chances, trust, this.#isEndNear);
  }

  canWrite(cell: number, number: number): boolean {
    return this.#outlook.canWrite(cell, number);
  }

  worthOfWriting(cell: number, number: number): number {
    return this.worth(cell, number, false, null);
  }

  worthOfSkipping(failed: boolean, number: number): number {
    return this.worth(-1, number, failed, null);
  }

  /** The worth of a move, −1 for no cell; `mean` where the points to expect are known better than by the net. */
  worth(cell: number, number: number, failed: boolean, mean: number | null): number {
    const outlook = this.#outlook;
    const { left, fails } = this.#later;
    const rivals = this.#players - 1;
    left[0] = outlook.leftAfter(cell);
    fails[0] = failed ? this.#fails : this.#now.fails[0];
    let isEndedByAnother = false;
    const points = outlook.pointsAfter(cell, number) - (failed ? 5 : 0);
    for (let at = 0; at < rivals; at++) {
      const rival = this.#rivals[at];
      left[at + 1] = Math.max(1, rival.left[number]);
      fails[at + 1] = Math.min(FAILS_TO_END - 1, rival.fails[number]);
      this.#prospects[at].points = rival.most[number];
      if (rival.ending[number] > points || rival.fails[number] >= FAILS_TO_END) isEndedByAnother = true;
    }
    if (left[0] === 0 || fails[0] >= FAILS_TO_END)
      return this.#aPoint * points + shareOfVictory(points, this.#prospects, rivals);
    const goesOn = this.#worthOfGoingOn(cell, number, failed, mean);
    if (!isEndedByAnother) return goesOn;
    const ended = this.#aPoint * points + shareOfVictory(points, this.#prospects, rivals);
    return ENDS_WHEN_AHEAD * ended + (1 - ENDS_WHEN_AHEAD) * goesOn;
  }

  #worthOfGoingOn(cell: number, number: number, failed: boolean, known: number | null): number {
    const rivals = this.#players - 1;
    this.#ask(cell, number, failed);
    const move = failed ? MOVES.fail : this.#later.left[0] < this.#now.left[0] ? MOVES.step : MOVES.still;
    for (let at = 0; at < rivals; at++) {
      surroundings(this.#later, this.#players, at + 1, this.#next, this.#around);
      this.#rivals[at].prospect(move, number, this.#around, this.#prospects[at]);
    }
    const at = (cell + 1) * NUMBERS + number;
    const mean = known ?? this.#mean[at];
    return this.#aPoint * mean + chanceToWin(mean, this.#spread[at], this.#prospects, rivals);
  }

  /** Asks the net unless the others stood in the same way when it was last asked. */
  #ask(cell: number, number: number, failed: boolean): void {
    const outlook = this.#outlook;
    const around = this.#around;
    surroundings(this.#later, this.#players, 0, this.#next, around);
    const at = (cell + 1) * NUMBERS + number;
    const key = (around.nearest * 32 + around.second) * 8 + around.fails;
    if (this.#known[at] === key) return;
    outlook.expect(around);
    if (cell < 0) outlook.skip(failed);
    else outlook.write(cell, number);
    this.#known[at] = key;
    this.#mean[at] = outlook.mean;
    this.#spread[at] = outlook.spread;
  }
}

/** A set of seats, counted from `seat` on. */
function turned(seats: number, seat: number, players: number): number {
  return ((seats >> seat) | (seats << (players - seat))) & ((1 << players) - 1);
}
