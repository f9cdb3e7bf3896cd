import { blankClocks, blankSurroundings, readClocks, surroundings } from './features.ts';
import type { Layers } from './layers.ts';
import { Outlook } from './outlook.ts';
import { CELL_COUNT, copySheet, emptySheet, endsGame, HIGHEST, pointsOf } from './sheet.ts';
import type { Situation } from './situation.ts';
import { Turn } from './turn.ts';

const NUMBERS = HIGHEST + 1;
const MAX_PLAYERS = 6;

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
  /** What was looked at last: roll, re-roll and number of a turn ask about the same sheets. */
  readonly #sheets = Array.from({ length: MAX_PLAYERS }, emptySheet);
  #players = 0;
  #seat = 0;
  #active = 0;
  #isMine = true;
  /** Whether one's own turn follows on the next. */
  #isMineAfter = false;
  readonly #far: Outlook;
  readonly #farAround = blankSurroundings();
  readonly #ownDice = new Turn();
  #dice = 7;

  constructor(layers: () => Layers) {
    this.#outlook = new Outlook(layers(), true);
    this.#far = new Outlook(layers(), true);
  }

  begin(situation: Situation): void {
    if (this.#isSame(situation)) return;
    const { sheets, seat, active, weak } = situation;
    const players = sheets.length;
    for (const [at, sheet] of sheets.entries()) copySheet(sheet, this.#sheets[at]);
    this.#players = players;
    this.#seat = seat;
    this.#active = active;
    this.#known.fill(Number.NaN);
    const next = (active + 1) % players;
    this.#isMine = next === seat;
    readClocks(sheets, weak, this.#clocks);
    if (!this.#isMine) this.#guessDice(sheets[next].cells, sheets[next].fails, players, next);
    surroundings(this.#clocks, players, seat, (next + 1) % players, this.#around);
    this.#isMineAfter = !this.#isMine && (next + 1) % players === seat;
    surroundings(this.#clocks, players, seat, (next + 2) % players, this.#farAround);
  }

  #isSame({ sheets, seat, active }: Situation): boolean {
    if (sheets.length !== this.#players || seat !== this.#seat || active !== this.#active) return false;
    for (const [at, { cells, fails }] of sheets.entries()) {
      if (fails !== this.#sheets[at].fails) return false;
      for (let cell = 0; cell < CELL_COUNT; cell++) if (cells[cell] !== this.#sheets[at].cells[cell]) return false;
    }
    return true;
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
    const after = this.#after;
    copySheet(this.#sheets[this.#seat], after);
    if (cell >= 0) after.cells[cell] = number;
    else if (this.#seat === this.#active) after.fails++;
    if (endsGame(after)) return pointsOf(after);
    this.#outlook.look(after, this.#around);
    if (this.#isMine) {
      this.#turn.fill(this.#outlook, true);
      return this.#turn.value(this.#turn.bestDice());
    }
    this.#turn.fill(this.#outlook, false, this.#dice, this.#standing);
    return this.#turn.expected(this.#dice, this.#standing);
  }

  /**
   * With one more turn where that is one's own: what the other's number leaves is looked at with all of one's own dice.
   * Costs ten times as much, so only for the cell that is to be written now.
   */
  farPoints(cell: number, number: number): number {
    if (!this.#isMineAfter) return this.points(cell, number);
    this.#look(cell, number);
    if (endsGame(this.#after)) return pointsOf(this.#after);
    let sum = 0;
    for (let theirs = 1; theirs <= HIGHEST; theirs++) {
      if (this.#standing[theirs] === 0) continue;
      sum += this.#standing[theirs] * this.#ownTurn(this.#turn.cell(this.#dice, theirs), theirs);
    }
    return sum;
  }

  /** The expectation of one's own dice after the other's number was written there. */
  #ownTurn(cell: number, number: number): number {
    if (cell >= 0) this.#after.cells[cell] = number;
    const isOver = endsGame(this.#after);
    if (!isOver) {
      this.#far.look(this.#after, this.#farAround);
      this.#ownDice.fill(this.#far, true);
    }
    const value = isOver ? pointsOf(this.#after) : this.#ownDice.value(this.#ownDice.bestDice());
    if (cell >= 0) this.#after.cells[cell] = 0;
    return value;
  }
}
