/** The width of a slot: nobody notices so many milliseconds on a clock of seconds. */
const SLOT_MS = 10;
/** Far away alarms share wider slots, so that cancelled ones leave little behind. */
const FAR_MS = 60_000;
const FAR_SLOTS = 50;

type Slot = { readonly number: number; readonly wakes: Set<() => void> };

/** All alarms of the house on one timer of Node, as a hashed timer wheel: rooms by the thousand set and cancel them with every move. */
export class TimerWheel {
  readonly #slots = new Map<number, Slot>();
  /** The slots' numbers as a heap, the nearest first. */
  readonly #heap: number[] = [];
  #timer: NodeJS.Timeout | null = null;
  #armedFor = Number.POSITIVE_INFINITY;

  /** Calls once after so many milliseconds; the answer cancels it. */
  readonly after = (ms: number, wake: () => void): (() => void) => {
    if (ms <= 0) {
      const soon = setImmediate(wake);
      return () => clearImmediate(soon);
    }
    const near = Math.ceil((performance.now() + ms) / SLOT_MS);
    const number = ms < FAR_MS ? near : Math.ceil(near / FAR_SLOTS) * FAR_SLOTS;
    let slot = this.#slots.get(number);
    if (slot === undefined) {
      slot = { number, wakes: new Set() };
      this.#slots.set(number, slot);
      this.#push(number);
      this.#arm();
    }
    const { wakes } = slot;
    // A copy, so that the same function set twice rings twice.
    const alarm = () => wake();
    wakes.add(alarm);
    return () => {
      wakes.delete(alarm);
    };
  };

  /** No alarm rings any more. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#slots.clear();
    this.#heap.length = 0;
    this.#armedFor = Number.POSITIVE_INFINITY;
  }

  #arm(): void {
    const next = this.#heap[0];
    if (next === undefined || next >= this.#armedFor) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#armedFor = next;
    // Node takes at most 2^31 − 1 milliseconds; a longer alarm is looked at again then.
    const wait = Math.min(Math.max(1, Math.ceil(next * SLOT_MS - performance.now())), 2 ** 31 - 1);
    this.#timer = setTimeout(this.#ring, wait);
  }

  readonly #ring = (): void => {
    this.#armedFor = Number.POSITIVE_INFINITY;
    this.#timer = null;
    const now = performance.now() / SLOT_MS;
    for (let next = this.#heap[0]; next !== undefined && next <= now; next = this.#heap[0]) {
      this.#pop();
      const slot = this.#slots.get(next);
      this.#slots.delete(next);
      for (const wake of slot?.wakes ?? []) wake();
    }
    this.#arm();
  };

  #push(number: number): void {
    const heap = this.#heap;
    let at = heap.push(number) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((heap[parent] as number) <= number) break;
      heap[at] = heap[parent] as number;
      at = parent;
    }
    heap[at] = number;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child++;
      if ((heap[child] as number) >= last) break;
      heap[at] = heap[child] as number;
      at = child;
    }
    heap[at] = last;
  }
}
