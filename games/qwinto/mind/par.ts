import { blankClocks, blankSurroundings, readClocks, surroundings } from './features.ts';
import type { Layers } from './layers.ts';
import { Outlook } from './outlook.ts';
import { FAILS_TO_END, leftToEnd } from './sheet.ts';
import type { Situation } from './situation.ts';

/** So many numbers from the end of the game it is near. */
const NEAR = 2;

/** What the others may be on the way to, and it is still worth a race. */
export type Pars = {
  /** In points, whoever is ahead. */
  readonly par: number;
  /** In points, where they are ahead of oneself. */
  readonly behind: number;
};

/** When it is time to race: the end is near, and the others are weak or, not being strong, ahead. */
export class Par {
  readonly #outlook: Outlook;
  readonly #clocks = blankClocks();
  readonly #around = blankSurroundings();

  constructor(layers: Layers) {
    this.#outlook = new Outlook(layers);
  }

  isTime(situation: Situation, { par, behind }: Pars): boolean {
    if (!this.#isEndNear(situation)) return false;
    readClocks(situation.sheets, this.#clocks);
    const best = this.#bestOfOthers(situation);
    return best < par || (best < behind && this.#outlookOf(situation.seat, situation) < best);
  }

  /** Whether there are others, and a few numbers or one fail may end the game (Q9). */
  #isEndNear({ sheets }: Situation): boolean {
    return (
      sheets.length > 1 && sheets.some(({ cells, fails }) => fails === FAILS_TO_END - 1 || leftToEnd(cells) <= NEAR)
    );
  }

  #bestOfOthers(situation: Situation): number {
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < situation.sheets.length; other++)
      if (other !== situation.seat) most = Math.max(most, this.#outlookOf(other, situation));
    return most;
  }

  /** The points that a seat may expect, by the net that we go by ourselves. */
  #outlookOf(seat: number, { sheets, active }: Situation): number {
    surroundings(this.#clocks, sheets.length, seat, active, this.#around);
    this.#outlook.look(sheets[seat], this.#around);
    this.#outlook.skip(false);
    return this.#outlook.mean;
  }
}
