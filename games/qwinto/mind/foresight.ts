import { blankClocks, blankSurroundings, readClocks, surroundings } from './features.ts';
import type { Layers } from './layers.ts';
import { Outlook } from './outlook.ts';
import { CELL_COUNT, copySheet, emptySheet, endsGame, HIGHEST, pointsOf } from './sheet.ts';
import type { Situation } from './situation.ts';
import { Turn } from './turn.ts';

const NUMBERS = HIGHEST + 1;

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
  /** Answers by cell and number, NaN where nobody asked yet. */
  readonly #known = new Float64Array((CELL_COUNT + 1) * NUMBERS);
  #situation: Situation | null = null;
  #isMine = true;
  #dice = 7;

  constructor(layers: Layers) {
    this.#outlook = new Outlook(layers);
  }

  begin(situation: Situation): void {
    const { sheets, seat, active } = situation;
    this.#situation = situation;
    this.#known.fill(Number.NaN);
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

  /** The points to expect after writing the number there, −1 for nowhere; those at hand where that ends the game. */
  points(cell: number, number: number): number {
    const at = cell < 0 ? 0 : (cell + 1) * NUMBERS + number;
    if (Number.isNaN(this.#known[at])) this.#known[at] = this.#look(cell, number);
    return this.#known[at];
  }

  #look(cell: number, number: number): number {
    if (this.#situation === null) throw new Error('Nothing to look at yet');
    const { sheets, seat, active } = this.#situation;
    const after = this.#after;
    copySheet(sheets[seat], after);
    if (cell >= 0) after.cells[cell] = number;
    else if (seat === active) after.fails++;
    if (endsGame(after)) return pointsOf(after);
    this.#outlook.look(after, this.#around);
    if (this.#isMine) {
      this.#turn.fill(this.#outlook, true);
      return this.#turn.value(this.#turn.bestDice());
    }
    this.#turn.fill(this.#outlook, false, this.#dice, this.#standing);
    return this.#turn.expected(this.#dice, this.#standing);
  }
}
