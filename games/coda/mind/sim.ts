import { allMask, bit, count, DASH_DARK, NUMBER_CODES, shadeMask } from './codes.ts';
import type { Decision } from './past.ts';
import type { Situation } from './situation.ts';
import type { World } from './worlds.ts';

/** How a simulated player thinks. */
export type Model = {
  /** Exact chances; or the rule of counting what fits between open neighbours; or anything of the right colour. */
  readonly kind: 'exact' | 'neighbours' | 'random';
  /** Concludes from an attack that the attacker does not hold what was named. */
  readonly infers: boolean;
  /** Goes on after a right attack when the next one is at least this likely. */
  readonly goesOnAt: number;
};

const SEATS = 4;
const ROW = 26;
const SIZE = SEATS * ROW;
const NONE = -1;
const MAX_TURNS = 200;

/** One round played out quickly, with everything known: for rollouts, never for a real match. */
export class Sim {
  seats = 2;
  turn = 0;
  hits = 0;
  drawn = NONE;
  winner = NONE;
  /** Codes that the player to move has named in this turn. */
  #named = 0;
  #all = 0;
  #open = 0;
  #left = 2;
  #dashes = false;
  readonly #code = new Int8Array(SIZE);
  readonly #hidden = new Uint8Array(SIZE);
  readonly #banned = new Int32Array(SIZE);
  readonly #inferred = new Int32Array(SIZE);
  readonly #length = new Int32Array(SEATS);
  readonly #hiddenLeft = new Int32Array(SEATS);
  readonly #own = new Int32Array(SEATS);
  readonly #pool = new Int8Array(2 * 13);
  readonly #poolLeft = new Int32Array(2);
  readonly points = new Float64Array(SEATS);
  #seed = 1;

  // What the last look at the rows found.
  bestChance = 0;
  bestSeat = NONE;
  bestPlace = 0;
  bestCode = 0;
  readonly #ways = new Float64Array((ROW + 1) * 26);
  readonly #below = new Float64Array((ROW + 1) * 26);
  readonly #after = new Float64Array((ROW + 1) * 26);
  readonly #run = new Int32Array(ROW);
  readonly #allowed = new Int32Array(ROW);
  // Every chance that was looked at, when somebody wants to know how likely one choice was.
  #tracing = false;
  #traced = 0;
  #chosen = 0;
  #wanted = NONE;
  #wantedCode = NONE;
  readonly #trace = new Float64Array(SIZE * 14);

  seed(value: number): void {
    this.#seed = value | 0 || 1;
  }

  unit(): number {
    let x = this.#seed;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#seed = x;
    return (x >>> 0) / 4294967296;
  }

  #below_(n: number): number {
    return Math.floor(this.unit() * n);
  }

  /** The round as it stands, in one of the worlds that are possible; the pool comes in any order. */
  load(situation: Situation, world: World): void {
    this.seats = situation.seats;
    this.turn = situation.turn ?? 0;
    this.hits = situation.hits;
    this.drawn = situation.drawn ?? NONE;
    this.winner = NONE;
    this.#dashes = situation.dashes;
    this.#all = allMask(situation.dashes);
    this.#open = 0;
    this.#left = situation.seats - situation.out.length;
    this.#named = 0;
    this.points.fill(0);
    let rest = situation.unseen;
    for (let seat = 0; seat < situation.seats; seat++) {
      const row = situation.rows[seat] ?? [];
      this.#length[seat] = row.length;
      let hidden = 0;
      let own = 0;
      for (let at = 0; at < row.length; at++) {
        const stone = row[at];
        const code = world[seat]?.[at] ?? 0;
        if (stone === undefined) continue;
        const i = seat * ROW + at;
        this.#code[i] = code;
        this.#hidden[i] = stone.open ? 0 : 1;
        this.#banned[i] = stone.banned;
        this.#inferred[i] = stone.named;
        own |= bit(code);
        if (stone.open) this.#open |= bit(code);
        else hidden++;
      }
      rest &= ~own;
      this.#own[seat] = own;
      this.#hiddenLeft[seat] = hidden;
    }
    if (this.drawn >= 0) {
      this.#own[this.turn] = (this.#own[this.turn] ?? 0) | bit(this.drawn);
      for (const { seat, turn, value, target, tile } of situation.attacks)
        if (seat === this.turn && turn === situation.turns) {
          const shade = situation.rows[target]?.find(({ key }) => key === tile)?.shade ?? 0;
          this.#named |= bit(value === 'dash' ? DASH_DARK + shade : 2 * value + shade);
        }
    }
    for (let shade = 0; shade < 2; shade++) {
      let at = 0;
      for (let code = shade; code < 26; code += 2) if ((rest & bit(code)) !== 0) this.#pool[shade * 13 + at++] = code;
      this.#poolLeft[shade] = at;
    }
    this.shufflePool();
  }

  /** A new round by chance: each seat takes as many dark tiles as it says. */
  deal(seats: number, dashes: boolean, darks: readonly number[], first: number): void {
    this.seats = seats;
    this.turn = first;
    this.hits = 0;
    this.drawn = NONE;
    this.winner = NONE;
    this.#dashes = dashes;
    this.#all = allMask(dashes);
    this.#open = 0;
    this.#left = seats;
    this.#named = 0;
    this.points.fill(0);
    for (let shade = 0; shade < 2; shade++) {
      let at = 0;
      for (let code = shade; code < (dashes ? 26 : 24); code += 2) this.#pool[shade * 13 + at++] = code;
      this.#poolLeft[shade] = at;
    }
    this.shufflePool();
    for (let seat = 0; seat < seats; seat++) {
      this.#length[seat] = 0;
      this.#hiddenLeft[seat] = 0;
      this.#own[seat] = 0;
      for (let at = 0; at < (seats === 4 ? 3 : 4); at++) {
        this.draw(at < (darks[seat] ?? 2) ? 0 : 1, seat);
        this.#insert(seat, this.drawn, true, 0);
      }
    }
    this.drawn = NONE;
  }

  shufflePool(): void {
    for (let shade = 0; shade < 2; shade++)
      for (let at = (this.#poolLeft[shade] ?? 0) - 1; at > 0; at--) {
        const other = this.#below_(at + 1);
        const [i, j] = [shade * 13 + at, shade * 13 + other];
        const code = this.#pool[i] ?? 0;
        this.#pool[i] = this.#pool[j] ?? 0;
        this.#pool[j] = code;
      }
  }

  /** The rows as they were when somebody decided; only `look` and `likelihood` make sense then. */
  loadPast(situation: Situation, { rows, held, seat }: Decision, world: World): void {
    this.seats = situation.seats;
    this.#dashes = situation.dashes;
    this.#all = allMask(situation.dashes);
    this.#open = 0;
    this.#own[seat] = 0;
    for (let owner = 0; owner < rows.length; owner++) {
      const row = rows[owner] ?? [];
      this.#length[owner] = row.length;
      this.#hiddenLeft[owner] = 0;
      for (let at = 0; at < row.length; at++) {
        const tile = row[at];
        if (tile === undefined) continue;
        const code = world[owner]?.[tile.place] ?? 0;
        const i = owner * ROW + at;
        this.#code[i] = code;
        this.#hidden[i] = tile.hidden ? 1 : 0;
        this.#banned[i] = tile.banned;
        this.#inferred[i] = tile.inferred;
        if (tile.hidden) this.#hiddenLeft[owner] = (this.#hiddenLeft[owner] ?? 0) + 1;
        else this.#open |= bit(code);
      }
    }
    for (const place of held) this.#own[seat] = (this.#own[seat] ?? 0) | bit(world[seat]?.[place] ?? 0);
  }

  /**
   * How likely this player was to attack just so: chances close to the best are chosen nearly as often, the less
   * `heat` the more strictly. Looks first, so that the best chance can be read afterwards.
   */
  likelihood(
    seat: number,
    model: Model,
    target: number,
    place: number,
    code: number,
    heats: readonly number[],
    into: Float64Array,
  ): void {
    this.#traced = 0;
    this.#chosen = 0;
    this.#wanted = target * ROW + place;
    this.#wantedCode = code;
    this.#tracing = true;
    this.look(seat, model);
    this.#tracing = false;
    for (let at = 0; at < heats.length; at++) {
      const heat = heats[at] ?? 1;
      let sum = 0;
      for (let i = 0; i < this.#traced; i++) sum += Math.exp(((this.#trace[i] ?? 0) - this.bestChance) / heat);
      into[at] = this.#chosen > 0 && sum > 0 ? Math.exp((this.#chosen - this.bestChance) / heat) / sum : 0;
    }
  }

  /** The same for somebody who counts what fits between open neighbours. */
  likelihoodByNeighbours(seat: number, target: number, place: number, code: number): number {
    const unseen = this.#all & ~((this.#own[seat] ?? 0) | this.#open);
    let fewest = 99;
    let ties = 0;
    for (let other = 0; other < this.seats; other++) {
      if (other === seat) continue;
      for (let at = 0; at < (this.#length[other] ?? 0); at++) {
        if (!this.isHidden(other, at)) continue;
        const fits = count(this.#fitting(other, other * ROW + at, unseen));
        if (fits === 0 || fits > fewest) continue;
        ties = fits === fewest ? ties + 1 : 1;
        fewest = fits;
      }
    }
    const mask = this.#fitting(target, target * ROW + place, unseen);
    return (mask & bit(code)) !== 0 && count(mask) === fewest ? 1 / (ties * fewest) : 0;
  }

  copyFrom(other: Sim): void {
    this.seats = other.seats;
    this.turn = other.turn;
    this.hits = other.hits;
    this.drawn = other.drawn;
    this.winner = other.winner;
    this.#named = other.#named;
    this.#all = other.#all;
    this.#open = other.#open;
    this.#left = other.#left;
    this.#dashes = other.#dashes;
    this.#code.set(other.#code);
    this.#hidden.set(other.#hidden);
    this.#banned.set(other.#banned);
    this.#inferred.set(other.#inferred);
    this.#length.set(other.#length);
    this.#hiddenLeft.set(other.#hiddenLeft);
    this.#own.set(other.#own);
    this.#pool.set(other.#pool);
    this.#poolLeft.set(other.#poolLeft);
    this.points.set(other.points);
  }

  poolLeft(shade: number): number {
    return this.#poolLeft[shade] ?? 0;
  }

  codeAt(seat: number, place: number): number {
    return this.#code[seat * ROW + place] ?? 0;
  }

  isHidden(seat: number, place: number): boolean {
    return this.#hidden[seat * ROW + place] === 1;
  }

  lengthOf(seat: number): number {
    return this.#length[seat] ?? 0;
  }

  hiddenOf(seat: number): number {
    return this.#hiddenLeft[seat] ?? 0;
  }

  /** Takes the next tile of a shade. */
  draw(shade: number, seat = this.turn): void {
    const left = (this.#poolLeft[shade] ?? 0) - 1;
    this.#poolLeft[shade] = left;
    this.drawn = this.#pool[shade * 13 + left] ?? 0;
    this.#own[seat] = (this.#own[seat] ?? 0) | bit(this.drawn);
  }

  #drawAny(): void {
    const dark = this.#poolLeft[0] ?? 0;
    const light = this.#poolLeft[1] ?? 0;
    if (dark + light === 0) return;
    this.draw(dark === 0 ? 1 : light === 0 ? 0 : this.#below_(2));
  }

  /** A tile joins a row; where dashes leave a choice it goes to any of the places. */
  #insert(seat: number, code: number, hidden: boolean, inferred: number): void {
    const base = seat * ROW;
    const length = this.#length[seat] ?? 0;
    let first = 0;
    let last = length;
    if (code < DASH_DARK)
      for (let at = 0; at < length; at++) {
        const other = this.#code[base + at] ?? 0;
        if (other >= DASH_DARK) continue;
        if (other < code) first = at + 1;
        else if (last === length) last = at;
      }
    const place = first === last ? first : first + this.#below_(last - first + 1);
    for (let at = base + length; at > base + place; at--) {
      this.#code[at] = this.#code[at - 1] ?? 0;
      this.#hidden[at] = this.#hidden[at - 1] ?? 0;
      this.#banned[at] = this.#banned[at - 1] ?? 0;
      this.#inferred[at] = this.#inferred[at - 1] ?? 0;
    }
    this.#code[base + place] = code;
    this.#hidden[base + place] = hidden ? 1 : 0;
    this.#banned[base + place] = 0;
    this.#inferred[base + place] = inferred;
    this.#length[seat] = length + 1;
    if (hidden) this.#hiddenLeft[seat] = (this.#hiddenLeft[seat] ?? 0) + 1;
    else this.#open |= bit(code);
  }

  /** An attack by the player to move; true while the turn goes on. */
  attack(target: number, place: number, code: number): boolean {
    const at = target * ROW + place;
    const attacker = this.turn;
    this.#named |= bit(code);
    if (this.#code[at] === code) {
      this.#hidden[at] = 0;
      this.#open |= bit(code);
      this.hits++;
      this.points[attacker] = (this.points[attacker] ?? 0) + 1;
      const left = (this.#hiddenLeft[target] ?? 0) - 1;
      this.#hiddenLeft[target] = left;
      if (left > 0) return true;
      this.points[attacker] = (this.points[attacker] ?? 0) + 3;
      return !this.#goneOut(attacker);
    }
    this.#banned[at] = (this.#banned[at] ?? 0) | bit(code);
    const base = attacker * ROW;
    for (let i = base; i < base + (this.#length[attacker] ?? 0); i++)
      this.#inferred[i] = (this.#inferred[i] ?? 0) | bit(code);
    if (this.drawn >= 0) {
      this.#insert(attacker, this.drawn, false, 0);
      this.pass();
    } else this.#openAny();
    return false;
  }

  /** One fewer is in; true if that was the last rival. */
  #goneOut(winner: number): boolean {
    this.#left--;
    if (this.#left > 1) return false;
    this.winner = winner;
    const base = winner * ROW;
    let sum = 5 + (this.drawn >= 0 && this.drawn < DASH_DARK && this.turn === winner ? this.drawn >> 1 : 0);
    for (let i = base; i < base + (this.#length[winner] ?? 0); i++)
      if (this.#hidden[i] === 1 && (this.#code[i] ?? 0) < DASH_DARK) sum += (this.#code[i] ?? 0) >> 1;
    this.points[winner] = (this.points[winner] ?? 0) + sum;
    return true;
  }

  stop(): void {
    if (this.drawn >= 0) this.#insert(this.turn, this.drawn, true, this.#named);
    this.pass();
  }

  pass(): void {
    this.drawn = NONE;
    this.hits = 0;
    this.#named = 0;
    do this.turn = this.turn + 1 === this.seats ? 0 : this.turn + 1;
    while (this.#hiddenLeft[this.turn] === 0);
  }

  #openAny(): void {
    let skip = this.#below_(this.#hiddenLeft[this.turn] ?? 0);
    for (let place = 0; place < (this.#length[this.turn] ?? 0); place++)
      if (this.isHidden(this.turn, place) && skip-- === 0) {
        this.openOwn(place);
        return;
      }
  }

  /** The player to move opens one of their own (C11), and the turn passes. */
  openOwn(place: number): void {
    const seat = this.turn;
    const at = seat * ROW + place;
    this.#hidden[at] = 0;
    this.#open |= bit(this.#code[at] ?? 0);
    this.#hiddenLeft[seat] = (this.#hiddenLeft[seat] ?? 0) - 1;
    if (this.#hiddenLeft[seat] === 0) {
      let survivor = 0;
      for (let other = 0; other < this.seats; other++) if ((this.#hiddenLeft[other] ?? 0) > 0) survivor = other;
      if (this.#goneOut(survivor)) return;
    }
    this.pass();
  }

  /** Plays on to the end, everybody by their model; the winner. */
  play(models: readonly Model[]): number {
    for (let turns = 0; this.winner < 0 && turns < MAX_TURNS; turns++) {
      if (this.drawn < 0 && this.hits === 0) this.#drawAny();
      this.finishTurn(models[this.turn] as Model);
    }
    return this.winner;
  }

  /** Attacks until the turn is over. */
  finishTurn(model: Model): void {
    for (;;) {
      this.look(this.turn, model);
      if (this.bestSeat < 0 || (this.hits > 0 && this.bestChance < model.goesOnAt)) {
        this.stop();
        return;
      }
      if (!this.attack(this.bestSeat, this.bestPlace, this.bestCode)) return;
    }
  }

  /** Finds the attack that this player likes best. */
  look(seat: number, model: Model): void {
    this.bestChance = 0;
    this.bestSeat = NONE;
    const unseen = this.#all & ~((this.#own[seat] ?? 0) | this.#open);
    for (let target = 0; target < this.seats; target++) {
      if (target === seat || this.#hiddenLeft[target] === 0) continue;
      if (model.kind === 'exact') this.#lookAtRow(target, unseen, model.infers);
      else this.#lookByNeighbours(target, unseen, model.kind === 'random');
    }
  }

  /** Hidden tiles between two open numbers depend on each other and on nothing else in the row. */
  #lookAtRow(seat: number, unseen: number, infers: boolean): void {
    const base = seat * ROW;
    const end = base + (this.#length[seat] ?? 0);
    let low = -1;
    let i = base;
    while (i < end) {
      if (this.#hidden[i] === 0) {
        if ((this.#code[i] ?? 0) < DASH_DARK) low = this.#code[i] ?? 0;
        i++;
        continue;
      }
      let tiles = 0;
      while (i < end && (this.#hidden[i] === 1 || (this.#code[i] ?? 0) >= DASH_DARK)) {
        if (this.#hidden[i] === 1) this.#run[tiles++] = i;
        i++;
      }
      const high = i < end ? (this.#code[i] ?? 0) : NUMBER_CODES;
      if (!this.#lookAtRun(seat, tiles, low, high, unseen, infers) && infers)
        this.#lookAtRun(seat, tiles, low, high, unseen, false);
    }
  }

  #lookAtRun(seat: number, tiles: number, low: number, high: number, unseen: number, infers: boolean): boolean {
    const between = (bit(high) - 1) & ~(bit(low + 1) - 1);
    const range = between | bit(24) | bit(25);
    for (let j = 0; j < tiles; j++) {
      const i = this.#run[j] ?? 0;
      const colour = shadeMask(((this.#code[i] ?? 0) & 1) as 0 | 1, this.#dashes);
      const ruledOut = (this.#banned[i] ?? 0) | (infers ? (this.#inferred[i] ?? 0) : 0);
      this.#allowed[j] = unseen & colour & range & ~ruledOut;
    }
    if (tiles === 1) return this.#lookAtOne(seat);
    const ways = this.#ways;
    const below = this.#below;
    const after = this.#after;
    const start = low + 1;
    const dash = this.#dashes ? 1 / (this.#length[seat] ?? 1) : 0;
    for (let x = start; x <= high; x++) {
      ways[x] = 0;
      after[tiles * 26 + x] = 1;
    }
    ways[start] = 1;
    for (let j = 0; j < tiles; j++) {
      const mask = this.#allowed[j] ?? 0;
      const stays = dash > 0 && mask >>> 24 !== 0 ? dash : 0;
      const row = j * 26;
      let sum = 0;
      ways[row + 26 + start] = stays * (ways[row + start] ?? 0);
      for (let c = start; c < high; c++) {
        sum += ways[row + c] ?? 0;
        below[row + c] = sum;
        ways[row + 27 + c] = ((mask & bit(c)) !== 0 ? sum : 0) + stays * (ways[row + c + 1] ?? 0);
      }
    }
    for (let j = tiles - 1; j >= 0; j--) {
      const mask = this.#allowed[j] ?? 0;
      const stays = dash > 0 && mask >>> 24 !== 0 ? dash : 0;
      const row = j * 26;
      let sum = 0;
      after[row + high] = stays * (after[row + 26 + high] ?? 0);
      for (let c = high - 1; c >= start; c--) {
        if ((mask & bit(c)) !== 0) sum += after[row + 27 + c] ?? 0;
        after[row + c] = sum + stays * (after[row + 26 + c] ?? 0);
      }
    }
    const total = after[start] ?? 0;
    if (!(total > 0)) return false;
    for (let j = 0; j < tiles; j++) {
      const mask = this.#allowed[j] ?? 0;
      const row = j * 26;
      let dashWays = 0;
      for (let c = start; c <= high; c++) {
        if (c < high && (mask & bit(c)) !== 0)
          this.#consider(seat, this.#run[j] ?? 0, c, ((below[row + c] ?? 0) * (after[row + 27 + c] ?? 0)) / total);
        if (dash > 0 && mask >>> 24 !== 0) dashWays += (ways[row + c] ?? 0) * (after[row + 26 + c] ?? 0);
      }
      if (dashWays > 0) {
        const i = this.#run[j] ?? 0;
        this.#consider(seat, i, DASH_DARK + ((this.#code[i] ?? 0) & 1), (dashWays * dash) / total);
      }
    }
    return true;
  }

  #consider(seat: number, i: number, code: number, chance: number): void {
    if (this.#tracing) {
      this.#trace[this.#traced++] = chance;
      if (i === this.#wanted && code === this.#wantedCode) this.#chosen = chance;
    }
    if (chance <= this.bestChance) return;
    this.bestChance = chance;
    this.bestSeat = seat;
    this.bestPlace = i - seat * ROW;
    this.bestCode = code;
  }

  #lookAtOne(seat: number): boolean {
    const mask = this.#allowed[0] ?? 0;
    if (mask === 0) return false;
    const numbers = mask & 0xffffff;
    const fits = count(numbers);
    const dash = mask === numbers ? 0 : 1 / (this.#length[seat] ?? 1);
    const i = this.#run[0] ?? 0;
    if (this.#tracing)
      for (let c = 0; c < NUMBER_CODES; c++)
        if ((numbers & bit(c)) !== 0) this.#consider(seat, i, c, 1 / (fits + dash));
    if (fits > 0 && !this.#tracing) this.#consider(seat, i, this.#oneOf(numbers, fits), 1 / (fits + dash));
    if (dash > 0) this.#consider(seat, i, DASH_DARK + ((this.#code[i] ?? 0) & 1), dash / (fits + dash));
    return true;
  }

  #oneOf(mask: number, size: number): number {
    let rest = mask;
    for (let skip = this.#below_(size); skip > 0; skip--) rest &= rest - 1;
    return 31 - Math.clz32(rest & -rest);
  }

  /** The tile with the fewest numbers that fit by colour between its open neighbours, and any of them. */
  #lookByNeighbours(seat: number, unseen: number, anything: boolean): void {
    const base = seat * ROW;
    const end = base + (this.#length[seat] ?? 0);
    for (let i = base; i < end; i++) {
      if (this.#hidden[i] === 0) continue;
      const colour = shadeMask(((this.#code[i] ?? 0) & 1) as 0 | 1, this.#dashes);
      const mask = anything ? unseen & colour & ~(this.#banned[i] ?? 0) : this.#fitting(seat, i, unseen);
      const fits = count(mask);
      if (fits === 0) continue;
      // Ties are broken by lot.
      const liking = anything ? this.unit() : 1 / fits + this.unit() * 1e-3;
      if (liking <= this.bestChance) continue;
      this.bestChance = liking;
      this.bestSeat = seat;
      this.bestPlace = i - base;
      this.bestCode = this.#oneOf(mask, fits);
    }
  }

  /** What fits a hidden tile by colour and open neighbours, without what was named in vain. */
  #fitting(seat: number, i: number, unseen: number): number {
    const base = seat * ROW;
    const end = base + (this.#length[seat] ?? 0);
    let low = -1;
    let high = NUMBER_CODES;
    for (let j = i - 1; j >= base && low < 0; j--)
      if (this.#hidden[j] === 0 && (this.#code[j] ?? 0) < DASH_DARK) low = this.#code[j] ?? 0;
    for (let j = i + 1; j < end && high === NUMBER_CODES; j++)
      if (this.#hidden[j] === 0 && (this.#code[j] ?? 0) < DASH_DARK) high = this.#code[j] ?? 0;
    const between = (bit(high) - 1) & ~(bit(low + 1) - 1);
    const colour = shadeMask(((this.#code[i] ?? 0) & 1) as 0 | 1, this.#dashes);
    return unseen & colour & ~(this.#banned[i] ?? 0) & (between | bit(24) | bit(25));
  }
}
