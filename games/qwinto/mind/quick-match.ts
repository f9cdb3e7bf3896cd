import { emptySheet, endsGame, pointsOf, type QuickSheet } from './sheet.ts';

/** A match as quick as it can be played, for training: sheets, whose turn, whether it is over. */
export class QuickMatch {
  readonly sheets: readonly QuickSheet[];
  turn: number;
  isOver = false;

  constructor(players: number, first: number) {
    this.sheets = Array.from({ length: players }, emptySheet);
    this.turn = first;
  }

  /** Everybody resolves the number at once: a cell a seat, −1 for nothing, which is a fail for the active one (Q5, Q8). */
  resolve(number: number, cells: ArrayLike<number>): void {
    for (let seat = 0; seat < this.sheets.length; seat++) {
      if (cells[seat] >= 0) this.sheets[seat].cells[cells[seat]] = number;
      else if (seat === this.turn) this.sheets[seat].fails++;
      if (endsGame(this.sheets[seat])) this.isOver = true;
    }
    if (!this.isOver) this.turn = (this.turn + 1) % this.sheets.length;
  }

  points(): readonly number[] {
    return this.sheets.map(pointsOf);
  }
}
