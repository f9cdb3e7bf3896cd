import { blankClocks, blankSurroundings, readClocks, surroundings } from './features.ts';
import type { Layers } from './layers.ts';
import { Outlook } from './outlook.ts';
import { FAILS_TO_END, leftToEnd } from './sheet.ts';
import type { Situation } from './situation.ts';

/** When it is time to race: the end is near, and the others have fallen behind. */
export class Par {
  readonly #outlook: Outlook;
  readonly #clocks = blankClocks();
  readonly #around = blankSurroundings();

  constructor(layers: Layers) {
    this.#outlook = new Outlook(layers);
  }

  /** Whether there are others, and one number or one fail may end the game (Q9). */
  canEnd({ sheets }: Situation): boolean {
    return sheets.length > 1 && sheets.some(({ cells, fails }) => fails === FAILS_TO_END - 1 || leftToEnd(cells) === 1);
  }

  /** The points that the best of the others may expect, by the net that we go by ourselves. */
  bestOutlook({ sheets, seat, active }: Situation): number {
    const players = sheets.length;
    let most = Number.NEGATIVE_INFINITY;
    readClocks(sheets, this.#clocks);
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      surroundings(this.#clocks, players, other, active, this.#around);
      this.#outlook.look(sheets[other], this.#around);
      this.#outlook.skip(false);
      most = Math.max(most, this.#outlook.mean);
    }
    return most;
  }
}
