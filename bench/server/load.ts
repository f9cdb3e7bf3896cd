import type { BenchTable, Rejoin } from './table.ts';

export type Speed = {
  readonly moves: number;
  readonly seconds: number;
  /** With those of the slow end, which the rate leaves out. */
  readonly all: number;
};
export type Delay = { readonly p50: number; readonly p99: number; readonly perSecond: number };
/** After so many entries: what one more costs, and what coming back costs after a short absence and after a long one. */
export type Growth = {
  readonly entries: number;
  readonly stepMs: number;
  readonly missedThree: Rejoin;
  readonly anew: Rejoin;
};

/** Every table as quickly as it can, each move when both have the last. The slow end, when few still play, is left out. */
export function fullSpeed(tables: readonly BenchTable[], each: number, mostMs: number): Promise<Speed> {
  return new Promise((resolve) => {
    const from = performance.now();
    const enough = Math.floor(tables.length * each * 0.9);
    let moves = 0;
    let playing = tables.length;
    let speed: Omit<Speed, 'all'> | null = null;
    const next = (table: BenchTable, left: number) => {
      const elapsed = performance.now() - from;
      if (speed === null && (moves >= enough || elapsed >= mostMs)) speed = { moves, seconds: elapsed / 1000 };
      if (left > 0 && elapsed < mostMs)
        table.move(() => {
          moves++;
          next(table, left - 1);
        });
      else if (--playing === 0) resolve({ ...(speed ?? { moves, seconds: elapsed / 1000 }), all: moves });
    };
    for (const table of tables) next(table, each);
  });
}

/** So many moves a second over all tables. A move's time runs from when it was due, even if it had to wait for its turn. */
export function paced(tables: readonly BenchTable[], perSecond: number, ms: number): Promise<Delay> {
  return new Promise((resolve) => {
    const from = performance.now();
    const total = Math.floor((perSecond * ms) / 1000);
    const due: number[][] = tables.map(() => []);
    const delays: number[] = [];
    let sent = 0;
    const next = (at: number) => {
      const since = due[at]?.[0];
      if (since === undefined) return;
      tables[at]?.move(() => {
        due[at]?.shift();
        delays.push(performance.now() - since);
        if (delays.length === total) resolve(delayOf(delays, (performance.now() - from) / 1000));
        else next(at);
      });
    };
    const send = () => {
      for (const until = ((performance.now() - from) / 1000) * perSecond; sent < until && sent < total; sent++) {
        const at = sent % tables.length;
        due[at]?.push(from + (sent / perSecond) * 1000);
        if (due[at]?.length === 1) next(at);
      }
      if (sent < total) setTimeout(send, 1);
    };
    send();
  });
}

function delayOf(delays: number[], seconds: number): Delay {
  delays.sort((a, b) => a - b);
  const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), perSecond: delays.length / seconds };
}

/** Notes at one table until its log has so many entries, and at each mark what things cost. */
export async function grow(table: BenchTable, marks: readonly number[]): Promise<readonly Growth[]> {
  const found: Growth[] = [];
  let entries = 0;
  const note = () => table.note(`note ${++entries}`);
  for (const mark of marks) {
    while (entries < mark) await note();
    found.push({
      entries,
      missedThree: await middle(() => table.rejoin(3)),
      anew: await middle(() => table.rejoin(null)),
      stepMs: (await middle(() => timed(note), 30)).ms,
    });
  }
  return found;
}

async function timed(work: () => Promise<void>): Promise<{ readonly ms: number }> {
  const from = performance.now();
  await work();
  return { ms: performance.now() - from };
}

async function middle<T extends { readonly ms: number }>(measure: () => Promise<T>, times = 9): Promise<T> {
  const all: T[] = [];
  for (let time = 0; time < times; time++) all.push(await measure());
  return all.toSorted((a, b) => a.ms - b.ms)[times >> 1] as T;
}
