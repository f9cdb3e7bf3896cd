import { chanceToWin, type Prospect, shareOfVictory } from './chance-to-win.ts';
import { blankClocks, blankSurroundings, readClocks, surroundings } from './features.ts';
import type { Layers } from './layers.ts';
import { Outlook } from './outlook.ts';
import { MOVES, Rival } from './rival.ts';
import { FAILS_TO_END } from './sheet.ts';
import type { Situation } from './situation.ts';
import type { Choices } from './turn.ts';

const MAX_PLAYERS = 6;
/** How surely somebody ends the game who would win by it. */
const ENDS_WHEN_AHEAD = 0.85;
/** Where the chance to win is the same, points still count a little. */
const A_POINT = 0.0005;

/**
 * One seat weighing the chance to win: what a number does to its own sheet, against what the others will make of the
 * same number on theirs, which are open to all.
 */
export class Thought implements Choices {
  readonly skipsAlike = false;
  readonly #outlook: Outlook;
  readonly #rivals: readonly Rival[];
  readonly #prospects: Prospect[] = Array.from({ length: MAX_PLAYERS - 1 }, () => ({ mean: 0, spread: 0, points: 0 }));
  readonly #now = blankClocks();
  /** How everybody will stand after the number. One's own seat is 0 here, the others follow. */
  readonly #later = blankClocks();
  readonly #around = blankSurroundings();
  #players = 1;
  /** The next active player, counted from one's own seat. */
  #next = 0;
  #fails = 0;

  constructor(layers: () => Layers) {
    this.#outlook = new Outlook(layers());
    this.#rivals = Array.from({ length: MAX_PLAYERS - 1 }, () => new Rival(layers()));
  }

  /** Looks at all sheets, for the rows of these dice and for the numbers that have a chance. */
  begin({ sheets, seat, active }: Situation, dice: number, chances: Float64Array | null): void {
    const players = sheets.length;
    this.#players = players;
    this.#next = (active + 1 - seat + players) % players;
    const round = sheets.map((_, at) => sheets[(seat + at) % players]);
    readClocks(round, this.#now);
    this.#fails = round[0].fails + (seat === active ? 1 : 0);
    for (let at = 0; at < players; at++) {
      surroundings(this.#now, players, at, this.#next, this.#around);
      if (at === 0) this.#outlook.look(round[0], this.#around);
      else this.#rivals[at - 1].look(round[at], this.#around, (seat + at) % players === active, dice, chances);
    }
  }

  /** From now on the number comes from these dice. */
  suppose(dice: number, chances: Float64Array, trust: number): void {
    for (let at = 0; at < this.#players - 1; at++) this.#rivals[at].suppose(dice, chances, trust);
  }

  canWrite(cell: number, number: number): boolean {
    return this.#outlook.canWrite(cell, number);
  }

  worthOfWriting(cell: number, number: number): number {
    return this.#worth(cell, number, false);
  }

  worthOfSkipping(failed: boolean, number: number): number {
    return this.#worth(-1, number, failed);
  }

  #worth(cell: number, number: number, failed: boolean): number {
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
      return A_POINT * points + shareOfVictory(points, this.#prospects, rivals);
    const goesOn = this.#worthOfGoingOn(cell, number, failed);
    if (!isEndedByAnother) return goesOn;
    const ended = A_POINT * points + shareOfVictory(points, this.#prospects, rivals);
    return ENDS_WHEN_AHEAD * ended + (1 - ENDS_WHEN_AHEAD) * goesOn;
  }

  #worthOfGoingOn(cell: number, number: number, failed: boolean): number {
    const outlook = this.#outlook;
    const rivals = this.#players - 1;
    surroundings(this.#later, this.#players, 0, this.#next, this.#around);
    outlook.expect(this.#around);
    if (cell < 0) outlook.skip(failed);
    else outlook.write(cell, number);
    const move = failed ? MOVES.fail : this.#later.left[0] < this.#now.left[0] ? MOVES.step : MOVES.still;
    for (let at = 0; at < rivals; at++) {
      surroundings(this.#later, this.#players, at + 1, this.#next, this.#around);
      this.#rivals[at].prospect(move, number, this.#around, this.#prospects[at]);
    }
    return A_POINT * outlook.mean + chanceToWin(outlook.mean, outlook.spread, this.#prospects, rivals);
  }
}
