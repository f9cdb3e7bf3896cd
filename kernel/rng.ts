/** Quick seeded numbers for simulations, tests and bots' rollouts. Never for a deal: 32 bits can be guessed. */
export type Rng = {
  /** Even over 0 … n − 1. */
  below(n: number): number;
  /** Even over [0, 1). */
  unit(): number;
  pick<T>(items: readonly T[]): T;
};

/** sfc32, seeded by four words mixed from one number. */
export function rng(seed: number): Rng {
  let a = seed | 0;
  let b = (seed ^ 0x9e3779b9) | 0;
  let c = (seed * 0x85ebca6b) | 0;
  let d = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 12; warm++) next();
  const unit = (): number => next() / 2 ** 32;
  return {
    unit,
    below: (n) => Math.floor(unit() * n),
    pick: (items) => {
      if (items.length === 0) throw new Error('Nothing to pick from');
      return items[Math.floor(unit() * items.length)] as (typeof items)[0];
    },
  };
}
