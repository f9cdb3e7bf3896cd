/** The z of a 95 % interval. */
const Z = 1.96;

/** The half-width of a 95 % interval of a share (normal approximation, near the edges as wide as for one exception). */
export function shareInterval(share: number, matches: number): number {
  return matches === 0 ? 1 : Z * Math.sqrt(Math.max(share * (1 - share), 1 / matches) / matches);
}

/** A mean that grows value by value, with its spread. */
export class RunningMean {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.#sum / this.count;
  }

  get deviation(): number {
    return this.count === 0 ? 0 : Math.sqrt(Math.max(0, this.#squares / this.count - this.mean ** 2));
  }

  /** The half-width of a 95 % interval of the mean. */
  get interval(): number {
    return this.count === 0 ? 0 : (Z * this.deviation) / Math.sqrt(this.count);
  }
}

export function quantile(sorted: readonly number[], at: number): number {
  return sorted.length === 0 ? 0 : (sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0);
}
