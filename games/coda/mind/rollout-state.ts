import { shuffle, Xorshift32 } from '@cifra/mind-kit';
import { bit, DASH_DARK, numberOf } from './codes.ts';

export const SEATS = 4;
/** Room for a row: the tile at `place` of a seat’s row is at `seat * ROW + place` of every list. */
export const ROW = 26;
export const NONE = -1;
/** Room for a colour in the pool. */
export const PILE = 13;

const TILES = SEATS * ROW;
const BLOCK = 4 * TILES + 4 * SEATS + 2 * PILE + 2;

/** How often a bluff is not believed. */
export const DOUBT = 0.3;
const WIN = 5;
const LAST_TILE = 3;

/**
 * One round with everything known, in flat lists that are changed in place: for rollouts by the thousand, never for a
 * real match. The same moves as in the rules, without their checks.
 */
export class RolloutState {
  readonly dice = new Xorshift32();
  seats = 2;
  turn = 0;
  hits = 0;
  drawn = NONE;
  winner = NONE;
  dashes = false;
  /** All tiles of the game, and those that lie open, as sets of bits. */
  all = 0;
  open = 0;
  /** How many players are in. */
  left = 2;
  /** What the player to move has named in this turn. */
  named = 0;
  /** All lists lie in one block of memory, so that a round is copied at once. */
  readonly #block = new Int32Array(BLOCK);
  readonly code = this.#block.subarray(0, TILES);
  readonly hidden = this.#block.subarray(TILES, 2 * TILES);
  /** Named in vain for this tile; and named by its owner while holding it. */
  readonly banned = this.#block.subarray(2 * TILES, 3 * TILES);
  readonly inferred = this.#block.subarray(3 * TILES, 4 * TILES);
  readonly length = this.#block.subarray(4 * TILES, 4 * TILES + SEATS);
  readonly hiddenLeft = this.#block.subarray(4 * TILES + SEATS, 4 * TILES + 2 * SEATS);
  readonly own = this.#block.subarray(4 * TILES + 2 * SEATS, 4 * TILES + 3 * SEATS);
  readonly points = this.#block.subarray(4 * TILES + 3 * SEATS, 4 * TILES + 4 * SEATS);
  /** The dark pile, then the light one, each drawn from its end. */
  readonly pool = this.#block.subarray(4 * TILES + 4 * SEATS, BLOCK - 2);
  readonly poolLeft = this.#block.subarray(BLOCK - 2);

  copyFrom(other: RolloutState): void {
    this.seats = other.seats;
    this.turn = other.turn;
    this.hits = other.hits;
    this.drawn = other.drawn;
    this.winner = other.winner;
    this.dashes = other.dashes;
    this.all = other.all;
    this.open = other.open;
    this.left = other.left;
    this.named = other.named;
    this.#block.set(other.#block);
  }

  codeAt(seat: number, place: number): number {
    return this.code[seat * ROW + place] ?? 0;
  }

  isHidden(seat: number, place: number): boolean {
    return this.hidden[seat * ROW + place] === 1;
  }

  lengthOf(seat: number): number {
    return this.length[seat] ?? 0;
  }

  shufflePool(): void {
    for (let shade = 0; shade < 2; shade++) shuffle(this.pool, this.dice, shade * PILE, this.poolLeft[shade] ?? 0);
  }

  /** Takes the next tile of a shade. */
  draw(shade: number, seat = this.turn): void {
    const left = (this.poolLeft[shade] ?? 0) - 1;
    this.poolLeft[shade] = left;
    this.drawn = this.pool[shade * PILE + left] ?? 0;
    this.own[seat] = (this.own[seat] ?? 0) | bit(this.drawn);
  }

  drawAny(): void {
    const dark = this.poolLeft[0] ?? 0;
    const light = this.poolLeft[1] ?? 0;
    if (dark + light > 0) this.draw(dark === 0 ? 1 : light === 0 ? 0 : this.dice.below(2));
  }

  /** A tile joins a row; where dashes leave a choice it goes to any of the places. */
  insert(seat: number, code: number, hidden: boolean, inferred: number): void {
    const base = seat * ROW;
    const length = this.length[seat] ?? 0;
    let first = 0;
    let last = length;
    if (code < DASH_DARK)
      for (let at = 0; at < length; at++) {
        const other = this.code[base + at] ?? 0;
        if (other >= DASH_DARK) continue;
        if (other < code) first = at + 1;
        else if (last === length) last = at;
      }
    const place = first === last ? first : first + this.dice.below(last - first + 1);
    for (let at = base + length; at > base + place; at--) {
      this.code[at] = this.code[at - 1] ?? 0;
      this.hidden[at] = this.hidden[at - 1] ?? 0;
      this.banned[at] = this.banned[at - 1] ?? 0;
      this.inferred[at] = this.inferred[at - 1] ?? 0;
    }
    this.code[base + place] = code;
    this.hidden[base + place] = hidden ? 1 : 0;
    this.banned[base + place] = 0;
    this.inferred[base + place] = inferred;
    this.length[seat] = length + 1;
    if (hidden) this.hiddenLeft[seat] = (this.hiddenLeft[seat] ?? 0) + 1;
    else this.open |= bit(code);
  }

  /** An attack by the player to move; true while the turn goes on. */
  attack(target: number, place: number, code: number): boolean {
    const at = target * ROW + place;
    const attacker = this.turn;
    this.named |= bit(code);
    if (this.code[at] === code) {
      this.hidden[at] = 0;
      this.open |= bit(code);
      this.hits++;
      this.#score(attacker, 1);
      const left = (this.hiddenLeft[target] ?? 0) - 1;
      this.hiddenLeft[target] = left;
      if (left > 0) return true;
      this.#score(attacker, LAST_TILE);
      return !this.#oneFewer(attacker);
    }
    this.banned[at] = (this.banned[at] ?? 0) | bit(code);
    const base = attacker * ROW;
    // Some do not believe it: who holds what they have named is found out by those.
    const isBluff = ((this.own[attacker] ?? 0) & bit(code)) !== 0;
    if (!isBluff || this.dice.unit() >= DOUBT)
      for (let i = base; i < base + (this.length[attacker] ?? 0); i++)
        this.inferred[i] = (this.inferred[i] ?? 0) | bit(code);
    if (this.drawn >= 0) {
      this.insert(attacker, this.drawn, false, 0);
      this.pass();
    } else this.#openAny();
    return false;
  }

  #score(seat: number, points: number): void {
    this.points[seat] = (this.points[seat] ?? 0) + points;
  }

  /** Somebody is out; true if that leaves only the winner. */
  #oneFewer(winner: number): boolean {
    this.left--;
    if (this.left > 1) return false;
    this.winner = winner;
    const base = winner * ROW;
    let sum = this.turn === winner && this.drawn >= 0 ? numberOf(this.drawn) : 0;
    for (let i = base; i < base + (this.length[winner] ?? 0); i++)
      if (this.hidden[i] === 1) sum += numberOf(this.code[i] ?? 0);
    this.#score(winner, WIN + sum);
    return true;
  }

  stop(): void {
    if (this.drawn >= 0) this.insert(this.turn, this.drawn, true, this.named);
    this.pass();
  }

  pass(): void {
    this.drawn = NONE;
    this.hits = 0;
    this.named = 0;
    do this.turn = this.turn + 1 === this.seats ? 0 : this.turn + 1;
    while (this.hiddenLeft[this.turn] === 0);
  }

  #openAny(): void {
    let skip = this.dice.below(this.hiddenLeft[this.turn] ?? 0);
    for (let place = 0; place < (this.length[this.turn] ?? 0); place++)
      if (this.isHidden(this.turn, place) && skip-- === 0) {
        this.openOwn(place);
        return;
      }
  }

  /** The player to move opens one of their own (C11), and the turn passes. */
  openOwn(place: number): void {
    const seat = this.turn;
    const at = seat * ROW + place;
    this.hidden[at] = 0;
    this.open |= bit(this.code[at] ?? 0);
    this.hiddenLeft[seat] = (this.hiddenLeft[seat] ?? 0) - 1;
    if (this.hiddenLeft[seat] === 0) {
      let survivor = 0;
      for (let other = 0; other < this.seats; other++) if ((this.hiddenLeft[other] ?? 0) > 0) survivor = other;
      if (this.#oneFewer(survivor)) return;
    }
    this.pass();
  }
}
