import { blankClocks, blankSurroundings, readClocks, surroundings } from './features.ts';
import type { Layers } from './layers.ts';
import { Outlook } from './outlook.ts';
import { copySheet, emptySheet, endsGame, HIGHEST } from './sheet.ts';
import type { Situation } from './situation.ts';
import { Turn } from './turn.ts';

/**
 * Looks one whole turn further when a number is to be written: the exact expectation over the next dice, one's own or
 * those that the next player will choose, instead of the net's first answer.
 */
export class Foresight {
  readonly #outlook: Outlook;
  readonly #turn = new Turn();
  readonly #clocks = blankClocks();
  readonly #around = blankSurroundings();
  readonly #after = emptySheet();
  readonly #standing = new Float64Array(HIGHEST + 1);
  #isMine = true;
  #dice = 7;

  constructor(layers: Layers) {
    this.#outlook = new Outlook(layers);
  }

  begin({ sheets, seat, active }: Situation): void {
    const players = sheets.length;
    const next = (active + 1) % players;
    this.#isMine = next === seat;
    readClocks(sheets, this.#clocks);
    if (!this.#isMine) this.#guessDice(sheets[next].cells, sheets[next].fails, players, next);
    surroundings(this.#clocks, players, seat, (next + 1) % players, this.#around);
  }

  #guessDice(cells: Uint8Array, fails: number, players: number, next: number): void {
    surroundings(this.#clocks, players, next, (next + 1) % players, this.#around);
    this.#outlook.look({ cells, fails }, this.#around);
    this.#turn.fill(this.#outlook, true);
    this.#dice = this.#turn.bestDice();
    this.#turn.standing(this.#dice, this.#standing);
  }

  /** The points to expect after writing the number there (−1: nowhere); null where that ends the game. */
  points({ sheets, seat, active, number }: Situation, cell: number): number | null {
    copySheet(sheets[seat], this.#after);
    if (cell >= 0) this.#after.cells[cell] = number;
    else if (seat === active) this.#after.fails++;
    if (endsGame(this.#after)) return null;
    this.#outlook.look(this.#after, this.#around);
    if (this.#isMine) {
      this.#turn.fill(this.#outlook, true);
      return this.#turn.value(this.#turn.bestDice());
    }
    this.#turn.fill(this.#outlook, false, this.#dice, this.#standing);
    return this.#turn.expected(this.#dice, this.#standing);
  }
}
