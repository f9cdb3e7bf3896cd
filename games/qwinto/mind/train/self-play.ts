import type { Rng } from '@cifra/kernel';
import type { Accumulator } from '../accumulator.ts';
import { DICE_COUNT, DICE_SETS } from '../dice.ts';
import {
  blankContext,
  blankEndDistances,
  listFeatures,
  MAX_ACTIVE,
  readContext,
  readEndDistances,
} from '../features.ts';
import { Heuristic } from '../heuristic.ts';
import { QuickMatch } from '../quick-match.ts';
import { CELL_COUNT, FAILS_TO_END, HIGHEST, PLACES, pointsOf, type QuickSheet } from '../sheet.ts';
import { SheetEvaluator } from '../sheet-evaluator.ts';
import { type MoveValues, TurnExpectation } from '../turn-expectation.ts';
import type { Replay } from './replay.ts';

const MAX_TURNS = 200;
const MAX_PLAYERS = 6;

/** What one seat went through in a match, turn by turn. */
class Path {
  readonly features = new Uint16Array(MAX_TURNS * MAX_ACTIVE);
  readonly counts = new Uint8Array(MAX_TURNS);
  /** Of the position reached in a turn: its points and the net's value. */
  readonly points = new Float64Array(MAX_TURNS);
  readonly values = new Float64Array(MAX_TURNS);
  /** The exact expectation before the turn's dice, and whether the move was the best one. */
  readonly expected = new Float64Array(MAX_TURNS);
  readonly greedy = new Uint8Array(MAX_TURNS);
}

export type SelfPlayPlan = {
  readonly players: number;
  /** How many of them are guests, who play by the simple heuristic and sit behind the others. */
  readonly guests: number;
  readonly noise: number;
  readonly lambda: number;
};

/** Plays matches against itself, or against guests, and writes every position but the guests' into the replay. */
export class SelfPlay {
  readonly #replay: Replay;
  readonly #rng: Rng;
  readonly #evaluators: readonly SheetEvaluator[];
  readonly #turns = Array.from({ length: MAX_PLAYERS }, () => new TurnExpectation());
  readonly #paths = Array.from({ length: MAX_PLAYERS }, () => new Path());
  readonly #around = blankContext();
  readonly #finalChances = new Float64Array(HIGHEST + 1);
  readonly #cells = new Int8Array(MAX_PLAYERS);
  readonly #now = blankEndDistances();
  readonly #later = blankEndDistances();
  readonly #foreseen = new Float64Array(MAX_PLAYERS);

  readonly #heuristic = new Heuristic();
  /** The first seat of a guest, and all of theirs as a set of bits. */
  #guestsFrom = 0;
  #weak = 0;

  constructor(accumulator: () => Accumulator, replay: Replay, rng: Rng) {
    this.#replay = replay;
    this.#rng = rng;
    this.#evaluators = Array.from({ length: MAX_PLAYERS }, () => new SheetEvaluator(accumulator()));
  }

  /** One match; gives the points by seat. */
  play({ players, guests, noise, lambda }: SelfPlayPlan): readonly number[] {
    this.#guestsFrom = players - guests;
    this.#weak = (1 << players) - (1 << this.#guestsFrom);
    const match = new QuickMatch(players, this.#rng.below(players));
    let turns = 0;
    while (!match.isOver && turns < MAX_TURNS) this.#playTurn(match, turns++, noise);
    const points = match.points();
    for (let seat = 0; seat < this.#guestsFrom; seat++) this.#learn(this.#paths[seat], turns, points[seat], lambda);
    return points;
  }

  #playTurn(match: QuickMatch, at: number, noise: number): void {
    const { turn: active, sheets } = match;
    const players = sheets.length;
    const next = (active + 1) % players;
    readEndDistances(sheets, this.#weak, this.#now);
    this.#later.weak = this.#weak;
    for (let seat = 0; seat < players; seat++) {
      readContext(this.#now, players, seat, next, this.#around);
      this.#evaluators[seat].setSheet(sheets[seat], this.#around);
    }
    const mine = this.#turns[active];
    mine.fill(this.#choices(active, sheets[active]), true);
    const dice = this.#chooseDice(mine, this.#paths[active], at, this.#isGuest(active) ? 0 : noise);
    mine.finalChances(dice, this.#finalChances);
    for (let seat = 0; seat < players; seat++) {
      this.#paths[seat].expected[at] = 0;
      if (seat === active) continue;
      this.#paths[seat].greedy[at] = 1;
      this.#turns[seat].fill(this.#choices(seat, sheets[seat]), false, dice, this.#finalChances);
    }
    this.#expect(match, dice, at);
    // Behind dice that were not the best ones the best ones count.
    if (this.#paths[active].greedy[at] === 0) this.#paths[active].expected[at] = mine.value(mine.bestDice());
    const number = this.#roll(mine, dice);
    for (let seat = 0; seat < players; seat++)
      this.#cells[seat] = this.#chooseCell(seat, seat === active, dice, number, at, noise);
    this.#foresee(match, number);
    for (let seat = 0; seat < players; seat++) this.#paths[seat].values[at] = this.#foreseen[seat];
    match.resolve(number, this.#cells);
    this.#record(match, at);
  }

  #isGuest(seat: number): boolean {
    return seat >= this.#guestsFrom;
  }

  /** By what a seat compares its moves. */
  #choices(seat: number, sheet: QuickSheet): MoveValues {
    if (!this.#isGuest(seat)) return this.#evaluators[seat];
    this.#heuristic.setSheet(sheet);
    return this.#heuristic;
  }

  /** The exact expectation before the dice, everybody making the best of each number. */
  #expect(match: QuickMatch, dice: number, at: number): void {
    const players = match.sheets.length;
    for (let number = 1; number <= HIGHEST; number++) {
      if (this.#finalChances[number] === 0) continue;
      for (let seat = 0; seat < players; seat++) this.#cells[seat] = this.#turns[seat].cell(dice, number);
      this.#foresee(match, number);
      for (let seat = 0; seat < players; seat++)
        this.#paths[seat].expected[at] += this.#finalChances[number] * this.#foreseen[seat];
    }
  }

  /** What everybody's sheet is worth once all have written the number into their cells. */
  #foresee({ sheets, turn }: QuickMatch, number: number): void {
    const players = sheets.length;
    let isOver = false;
    for (let seat = 0; seat < players; seat++) {
      const cell = this.#cells[seat];
      this.#later.left[seat] = this.#evaluators[seat].leftAfter(cell);
      this.#later.fails[seat] = sheets[seat].fails + (cell < 0 && seat === turn ? 1 : 0);
      if (this.#later.left[seat] === 0 || this.#later.fails[seat] >= FAILS_TO_END) isOver = true;
    }
    for (let seat = 0; seat < players; seat++) {
      const evaluator = this.#evaluators[seat];
      const cell = this.#cells[seat];
      if (!isOver) readContext(this.#later, players, seat, (turn + 1) % players, this.#around);
      if (!isOver) evaluator.expect(this.#around);
      if (cell >= 0) evaluator.write(cell, number);
      else evaluator.skip(seat === turn);
      this.#foreseen[seat] = isOver ? evaluator.points : evaluator.mean;
    }
  }

  #chooseDice(turn: TurnExpectation, path: Path, at: number, noise: number): number {
    const best = turn.bestDice();
    if (noise === 0) {
      path.greedy[at] = 1;
      return best;
    }
    let most = Number.NEGATIVE_INFINITY;
    let chosen = best;
    for (const dice of DICE_SETS) {
      const value = turn.value(dice);
      const noisy = value + this.#noise(noise * 0.5);
      if (noisy <= most) continue;
      most = noisy;
      chosen = dice;
    }
    path.greedy[at] = chosen === best ? 1 : 0;
    return chosen;
  }

  #roll(turn: TurnExpectation, dice: number): number {
    const first = this.#sum(dice);
    return turn.worth(dice, first) < turn.again(dice) ? this.#sum(dice) : first;
  }

  #sum(dice: number): number {
    let sum = DICE_COUNT[dice];
    for (let die = DICE_COUNT[dice]; die > 0; die--) sum += this.#rng.below(6);
    return sum;
  }

  #chooseCell(seat: number, failed: boolean, dice: number, number: number, at: number, noise: number): number {
    const turn = this.#turns[seat];
    const evaluator = this.#evaluators[seat];
    const best = turn.cell(dice, number);
    if (noise === 0 || this.#isGuest(seat)) return best;
    evaluator.expect(null);
    evaluator.skip(failed);
    let most = evaluator.mean + this.#noise(noise);
    let chosen = -1;
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      if ((dice & (1 << Math.floor(cell / PLACES))) === 0 || !evaluator.canWrite(cell, number)) continue;
      evaluator.write(cell, number);
      const noisy = evaluator.mean + this.#noise(noise);
      if (noisy <= most) continue;
      most = noisy;
      chosen = cell;
    }
    if (chosen !== best) this.#paths[seat].greedy[at] = 0;
    return chosen;
  }

  /** Roughly normal. */
  #noise(scale: number): number {
    return scale === 0 ? 0 : scale * 1.7 * (this.#rng.unit() + this.#rng.unit() + this.#rng.unit() - 1.5);
  }

  #record({ sheets, turn, isOver }: QuickMatch, at: number): void {
    readEndDistances(sheets, this.#weak, this.#now);
    for (let seat = 0; seat < sheets.length; seat++) {
      const path = this.#paths[seat];
      path.points[at] = pointsOf(sheets[seat]);
      if (isOver) continue;
      readContext(this.#now, sheets.length, seat, turn, this.#around);
      path.counts[at] = listFeatures(sheets[seat], this.#around, path.features, at * MAX_ACTIVE);
    }
  }

  /**
   * TD(λ) backwards with the luck taken out: the exact expectation before the dice stands for their outcome, so a
   * target only adds up where the net disagreed with itself. Behind a move that was not the best one nothing is known.
   */
  #learn(path: Path, turns: number, final: number, lambda: number): void {
    let target = final;
    for (let at = turns - 1; at >= 0; at--) {
      // The last turn's positions are over and need no net.
      if (at < turns - 1) {
        const { points } = path;
        this.#replay.add(path.features, at * MAX_ACTIVE, path.counts[at], target - points[at], final - points[at]);
      }
      const surprise = path.greedy[at] === 1 ? lambda * (target - path.values[at]) : 0;
      target = path.expected[at] + surprise;
    }
  }
}
