import { isIP } from 'node:net';

/** A right to so many things at once, growing back at a steady pace: a token bucket. */
export class Bucket {
  #tokens: number;
  #since: number;
  /** What was taken here and the other processes have not been told. */
  #untold = 0;
  /** Is there another one under its key by now, or none? */
  isForgotten = false;
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #isStrict: boolean;

  /** A strict one tells other processes of everything, and counts all that was used there. */
  constructor(burst: number, perSecond: number, now: number, isStrict = false) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#isStrict = isStrict;
    this.#tokens = burst;
    this.#since = now;
  }

  take(now: number, cost = 1): boolean {
    this.#refill(now);
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    this.#untold += cost;
    return true;
  }

  /** Takes the whole cost where anything is left, and owes the rest: something dear may be done now and then. */
  charge(now: number, cost: number): boolean {
    this.#refill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= cost;
    this.#untold += cost;
    return true;
  }

  /** Takes it whether it is there or not: whoever owes gets nothing until it has grown back. */
  spend(now: number, cost: number): void {
    this.#untold += cost;
    this.spentElsewhere(now, cost);
  }

  /** What was taken in advance turned out to cost nothing. */
  giveBack(now: number, cost: number): void {
    this.#refill(now);
    this.#tokens = Math.min(this.#burst, this.#tokens + cost);
    this.#untold = Math.max(0, this.#untold - cost);
  }

  /** The same right was used at another process. */
  spentElsewhere(now: number, cost: number): void {
    this.#refill(now);
    const least = this.#isStrict ? Number.NEGATIVE_INFINITY : -this.#burst;
    this.#tokens = Math.max(least, this.#tokens - cost);
  }

  /** What has to be told to the other processes: nothing before half of it is used, unless it is strict. */
  toTell(now: number): number {
    this.#refill(now);
    if (!this.#isStrict) {
      if (this.#tokens >= this.#burst) this.#untold = 0;
      if (this.#tokens > this.#burst / 2) return 0;
    }
    const untold = this.#untold;
    this.#untold = 0;
    return untold;
  }

  /** In how many seconds so much will be there. */
  secondsUntil(now: number, cost: number): number {
    this.#refill(now);
    return Math.max(0, Math.ceil((Math.min(cost, this.#burst) - this.#tokens) / this.#perSecond));
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#tokens >= this.#burst;
  }

  #refill(now: number): void {
    if (now <= this.#since) return;
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#since) / 1000) * this.#perSecond);
    this.#since = now;
  }
}

export type FindBucket = (now: number) => Bucket;

/** Buckets by person or address. Full ones are as good as none and are forgotten, so memory stays bounded. */
export class Buckets {
  readonly #byKey = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #most: number;
  readonly #isStrict: boolean;

  constructor(burst: number, perSecond: number, { most = 100_000, isStrict = false } = {}) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#most = most;
    this.#isStrict = isStrict;
  }

  of(key: string, now: number): Bucket {
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    if (this.#byKey.size >= this.#most) this.sweep(now);
    // A flood of new keys pushes out the oldest; its own floods are met by the limit of the address.
    if (this.#byKey.size >= this.#most) this.#forget(this.#byKey.keys().next().value ?? key);
    const fresh = new Bucket(this.#burst, this.#perSecond, now, this.#isStrict);
    this.#byKey.set(key, fresh);
    return fresh;
  }

  /** The bucket of whoever asks at every move: looked for once, and again where it was forgotten meanwhile. */
  finder(key: string): FindBucket {
    let found: Bucket | null = null;
    return (now) => {
      if (found === null || found.isForgotten) found = this.of(key, now);
      return found;
    };
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.#byKey) if (bucket.isFull(now)) this.#forget(key);
  }

  #forget(key: string): void {
    const bucket = this.#byKey.get(key);
    if (bucket !== undefined) bucket.isForgotten = true;
    this.#byKey.delete(key);
  }

  /** What was used here beyond half of a right, since this was last asked. */
  toTell(now: number): readonly (readonly [string, number])[] {
    const used: (readonly [string, number])[] = [];
    for (const [key, bucket] of this.#byKey) {
      const cost = bucket.toTell(now);
      if (cost > 0) used.push([key, cost]);
    }
    return used;
  }

  get size(): number {
    return this.#byKey.size;
  }
}

/** So long another process's count is believed, in milliseconds. */
const BELIEVED_MS = 3_000;

/** Counts what is open by key, such as sockets from an address. */
export class Tally {
  readonly #byKey = new Map<string, number>();
  /** What other processes said, and until when that counts. */
  readonly #elsewhere = new Map<string, Map<string, { readonly count: number; readonly until: number }>>();

  add(key: string, most: number): boolean {
    const count = this.#byKey.get(key) ?? 0;
    if (count + this.#countElsewhere(key) >= most) return false;
    this.#byKey.set(key, count + 1);
    return true;
  }

  remove(key: string): void {
    const count = (this.#byKey.get(key) ?? 0) - 1;
    if (count > 0) this.#byKey.set(key, count);
    else this.#byKey.delete(key);
  }

  /** Keys with at least so many. */
  atLeast(few: number): readonly (readonly [string, number])[] {
    return [...this.#byKey].filter(([, count]) => count >= few);
  }

  countedElsewhere(process: string, counts: readonly (readonly [string, number])[]): void {
    const until = performance.now() + BELIEVED_MS;
    for (const [key, count] of counts) {
      const known = this.#elsewhere.get(key) ?? new Map();
      known.set(process, { count, until });
      this.#elsewhere.set(key, known);
    }
  }

  #countElsewhere(key: string): number {
    const known = this.#elsewhere.get(key);
    if (known === undefined) return 0;
    let sum = 0;
    for (const [process, { count, until }] of known)
      if (until > performance.now()) sum += count;
      else known.delete(process);
    if (known.size === 0) this.#elsewhere.delete(key);
    return sum;
  }
}

/** One IPv6 household has many addresses: its first 64 bits are one, however they are written. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address.replace(/%.*/, ''));
  const [a, b, c, d, e, f, g = 0, h = 0] = groups;
  const isMapped = a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0xffff;
  if (isMapped) return [g >> 8, g & 255, h >> 8, h & 255].join('.');
  const household = groups.slice(0, 4).map((group) => group.toString(16));
  return `${household.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address; its last two may be written as an IPv4 one. */
function groupsOf(address: string): readonly number[] {
  const [head = [], tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':').flatMap(numbersOf)));
  return tail === undefined ? head : [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function numbersOf(group: string): readonly number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
