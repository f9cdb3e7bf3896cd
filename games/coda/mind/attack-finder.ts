import { bit, count, DASH_DARK, dashOf, NUMBER_CODES, shadeMask, shadeOfCode } from './codes.ts';
import { NONE, ROW, type RolloutState, SEATS } from './rollout-state.ts';

/** How a simulated player thinks. */
export type PlayerModel = {
  /** Exact chances in each row; or what fits between open neighbours; or anything of the right colour. */
  readonly kind: 'exact' | 'neighbours' | 'random';
  /** Concludes from an attack that the attacker does not hold what was named. */
  readonly infers: boolean;
  /** Goes on after a right attack when the next one is at least this likely. */
  readonly goesOnAt: number;
};

const DASHES = bit(DASH_DARK) | bit(DASH_DARK + 1);
/** A line of the tables below: how many of the numbers of a run have been passed, 0 to 24. */
const LINE = 26;

/** The attack that seems best to one player, found quickly. */
export class AttackFinder {
  readonly #state: RolloutState;
  chance = 0;
  seat = NONE;
  place = 0;
  code = 0;

  /** When on, every chance that was looked at is kept, and that of the wanted tile and code. */
  tracing = false;
  wanted = NONE;
  wantedCode = NONE;
  wantedChance = 0;
  traced = 0;
  readonly trace = new Float64Array(SEATS * ROW * 14);

  /** By tile and by numbers passed: the ways of all tiles before it with no more numbers than these, and from it on. */
  readonly #before = new Float64Array((ROW + 1) * LINE);
  readonly #after = new Float64Array((ROW + 1) * LINE);
  readonly #run = new Int32Array(ROW);
  readonly #allowed = new Int32Array(ROW);
  /** The numbers of the run at hand, one bit each. */
  readonly #bits = new Int32Array(LINE);

  constructor(state: RolloutState) {
    this.#state = state;
  }

  /** What this player sees neither in their own row nor open. */
  unseenBy(seat: number): number {
    const { all, own, open } = this.#state;
    return all & ~((own[seat] ?? 0) | open);
  }

  from(seat: number, model: PlayerModel): void {
    this.chance = 0;
    this.seat = NONE;
    this.traced = 0;
    this.wantedChance = 0;
    const unseen = this.unseenBy(seat);
    for (let target = 0; target < this.#state.seats; target++) {
      if (target === seat || this.#state.hiddenLeft[target] === 0) continue;
      if (model.kind === 'exact') this.#row(target, unseen, model.infers);
      else this.#neighbours(target, unseen, model.kind === 'random');
    }
  }

  #consider(seat: number, i: number, code: number, chance: number): void {
    if (this.tracing) {
      this.trace[this.traced++] = chance;
      if (i === this.wanted && code === this.wantedCode) this.wantedChance = chance;
    }
    if (chance <= this.chance) return;
    this.chance = chance;
    this.seat = seat;
    this.place = i - seat * ROW;
    this.code = code;
  }

  /** Hidden tiles between two open numbers depend on each other and on nothing else in the row. */
  #row(seat: number, unseen: number, infers: boolean): void {
    const { hidden, code, length } = this.#state;
    const end = seat * ROW + (length[seat] ?? 0);
    let low = -1;
    let i = seat * ROW;
    while (i < end) {
      if (hidden[i] === 0) {
        if ((code[i] ?? 0) < DASH_DARK) low = code[i] ?? 0;
        i++;
        continue;
      }
      let tiles = 0;
      while (i < end && (hidden[i] === 1 || (code[i] ?? 0) >= DASH_DARK)) {
        if (hidden[i] === 1) this.#run[tiles++] = i;
        i++;
      }
      const high = i < end ? (code[i] ?? 0) : NUMBER_CODES;
      // Somebody may have bluffed: then nothing fits, and their word is worth nothing.
      if (!this.#between(seat, tiles, low, high, unseen, infers) && infers)
        this.#between(seat, tiles, low, high, unseen, false);
    }
  }

  #between(seat: number, tiles: number, low: number, high: number, unseen: number, infers: boolean): boolean {
    const { code, banned, inferred, dashes } = this.#state;
    const range = ((bit(high) - 1) & ~(bit(low + 1) - 1)) | DASHES;
    for (let j = 0; j < tiles; j++) {
      const i = this.#run[j] ?? 0;
      const colour = shadeMask(shadeOfCode(code[i] ?? 0), dashes);
      this.#allowed[j] = unseen & colour & range & ~((banned[i] ?? 0) | (infers ? (inferred[i] ?? 0) : 0));
    }
    // A dash counts by one over the places it could have had.
    const dash = dashes ? 1 / (this.#state.length[seat] ?? 1) : 0;
    return tiles === 1 ? this.#single(seat, dash) : this.#several(seat, tiles, dash);
  }

  #single(seat: number, dash: number): boolean {
    const mask = this.#allowed[0] ?? 0;
    if (mask === 0) return false;
    const numbers = mask & ~DASHES;
    const fits = count(numbers);
    const weight = mask === numbers ? 0 : dash;
    const i = this.#run[0] ?? 0;
    if (this.tracing) {
      for (let c = 0; c < NUMBER_CODES; c++)
        if ((numbers & bit(c)) !== 0) this.#consider(seat, i, c, 1 / (fits + weight));
    } else if (fits > 0) this.#consider(seat, i, this.#anyOf(numbers, fits), 1 / (fits + weight));
    if (weight > 0) this.#consider(seat, i, this.#dashAt(i), weight / (fits + weight));
    return true;
  }

  /** Forwards and backwards over the codes: how many ways lead up to a number at a tile, and how many lead on. */
  #several(seat: number, tiles: number, dash: number): boolean {
    const before = this.#before;
    const after = this.#after;
    const bits = this.#bits;
    const last = this.#listCodes(tiles);
    for (let x = 0; x <= last; x++) {
      before[x] = 1;
      after[tiles * LINE + x] = 1;
    }
    for (let j = 0; j < tiles - 1; j++) {
      const mask = this.#allowed[j] ?? 0;
      const stays = (mask & DASHES) !== 0 ? dash : 0;
      const line = j * LINE;
      let sum = 0;
      before[line + LINE] = stays * (before[line] ?? 0);
      for (let x = 0; x < last; x++) {
        if ((mask & (bits[x] ?? 0)) !== 0) sum += before[line + x] ?? 0;
        before[line + LINE + x + 1] = sum + stays * (before[line + x + 1] ?? 0);
      }
    }
    for (let j = tiles - 1; j >= 0; j--) {
      const mask = this.#allowed[j] ?? 0;
      const stays = (mask & DASHES) !== 0 ? dash : 0;
      const line = j * LINE;
      let sum = 0;
      after[line + last] = stays * (after[line + LINE + last] ?? 0);
      for (let x = last - 1; x >= 0; x--) {
        if ((mask & (bits[x] ?? 0)) !== 0) sum += after[line + LINE + x + 1] ?? 0;
        after[line + x] = sum + stays * (after[line + LINE + x] ?? 0);
      }
    }
    const total = after[0] ?? 0;
    if (!(total > 0)) return false;
    for (let j = 0; j < tiles; j++) this.#weigh(seat, j, last, dash, total);
    return true;
  }

  /** The numbers that any tile of the run may have, from the lowest; gives how many. Others need not be counted over. */
  #listCodes(tiles: number): number {
    let any = 0;
    for (let j = 0; j < tiles; j++) any |= this.#allowed[j] ?? 0;
    let size = 0;
    for (let rest = any & ~DASHES; rest !== 0; rest &= rest - 1) this.#bits[size++] = rest & -rest;
    return size;
  }

  #weigh(seat: number, j: number, last: number, dash: number, total: number): void {
    const before = this.#before;
    const after = this.#after;
    const bits = this.#bits;
    const mask = this.#allowed[j] ?? 0;
    const i = this.#run[j] ?? 0;
    const line = j * LINE;
    for (let x = 0; x < last; x++) {
      const one = bits[x] ?? 0;
      if ((mask & one) === 0) continue;
      const chance = ((before[line + x] ?? 0) * (after[line + LINE + x + 1] ?? 0)) / total;
      if (this.tracing || chance > this.chance) this.#consider(seat, i, 31 - Math.clz32(one), chance);
    }
    if ((mask & DASHES) === 0) return;
    let sum = 0;
    for (let x = 0; x <= last; x++) {
      const upTo = (before[line + x] ?? 0) - (x === 0 ? 0 : (before[line + x - 1] ?? 0));
      sum += upTo * (after[line + LINE + x] ?? 0);
    }
    if (sum > 0) this.#consider(seat, i, this.#dashAt(i), (sum * dash) / total);
  }

  #dashAt(i: number): number {
    return dashOf(shadeOfCode(this.#state.code[i] ?? 0));
  }

  #anyOf(mask: number, size: number): number {
    let rest = mask;
    for (let skip = this.#state.dice.below(size); skip > 0; skip--) rest &= rest - 1;
    return 31 - Math.clz32(rest & -rest);
  }

  /** The tile with the fewest numbers that fit by colour between its open neighbours, and any of them. */
  #neighbours(seat: number, unseen: number, anything: boolean): void {
    const { hidden, length, code, banned, dashes, dice } = this.#state;
    const base = seat * ROW;
    for (let i = base; i < base + (length[seat] ?? 0); i++) {
      if (hidden[i] === 0) continue;
      const colour = shadeMask(shadeOfCode(code[i] ?? 0), dashes);
      const mask = anything ? unseen & colour & ~(banned[i] ?? 0) : this.fitting(seat, i, unseen);
      const fits = count(mask);
      if (fits === 0) continue;
      // Ties are broken by lot.
      const liking = anything ? dice.unit() : 1 / fits + dice.unit() * 1e-3;
      if (liking <= this.chance) continue;
      this.chance = liking;
      this.seat = seat;
      this.place = i - base;
      this.code = this.#anyOf(mask, fits);
    }
  }

  /** What fits a hidden tile by colour and open neighbours, without what was named in vain. */
  fitting(seat: number, i: number, unseen: number): number {
    const { hidden, length, code, banned, dashes } = this.#state;
    const base = seat * ROW;
    const end = base + (length[seat] ?? 0);
    let low = -1;
    let high = NUMBER_CODES;
    for (let j = i - 1; j >= base && low < 0; j--)
      if (hidden[j] === 0 && (code[j] ?? 0) < DASH_DARK) low = code[j] ?? 0;
    for (let j = i + 1; j < end && high === NUMBER_CODES; j++)
      if (hidden[j] === 0 && (code[j] ?? 0) < DASH_DARK) high = code[j] ?? 0;
    const between = (bit(high) - 1) & ~(bit(low + 1) - 1);
    const colour = shadeMask(shadeOfCode(code[i] ?? 0), dashes);
    return unseen & colour & ~(banned[i] ?? 0) & (between | DASHES);
  }
}
