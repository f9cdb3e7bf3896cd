import { blankClocks, blankSurroundings, readClocks, surroundings } from './features.ts';
import type { Layers } from './layers.ts';
import { Outlook } from './outlook.ts';
import { FAILS_TO_END, leftToEnd } from './sheet.ts';
import type { Situation } from './situation.ts';

/** Whether there are others, and one number or one fail may end the game (Q9). */
export function canEnd({ sheets }: Situation): boolean {
  return sheets.length > 1 && sheets.some(({ cells, fails }) => fails === FAILS_TO_END - 1 || leftToEnd(cells) === 1);
}

/** What the others are on the way to, by the net that we go by ourselves. */
export class Par {
  readonly #outlook: Outlook;
  readonly #clocks = blankClocks();
  readonly #around = blankSurroundings();

  constructor(layers: Layers) {
    this.#outlook = new Outlook(layers);
  }

  /** The seats of the others who may expect less points than this, as a set of bits. */
  below(par: number, { sheets, seat, active }: Situation): number {
    const players = sheets.length;
    let seats = 0;
    readClocks(sheets, 0, this.#clocks);
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      surroundings(this.#clocks, players, other, active, this.#around);
      this.#outlook.look(sheets[other], this.#around);
      this.#outlook.skip(false);
      if (this.#outlook.mean < par) seats |= 1 << other;
    }
    return seats;
  }

  /** Whether all others may expect less points than this. */
  areAllBelow(par: number, situation: Situation): boolean {
    return (this.below(par, situation) | (1 << situation.seat)) === (1 << situation.sheets.length) - 1;
  }
}
