/** Numbers for rollouts (xorshift32): quicker than the kernel's, and begun anew by one number without allocating. */
export class Xorshift32 {
  #state = 1;

  seed(value: number): void {
    this.#state = value | 0 || 1;
  }

  unit(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return (x >>> 0) / 4294967296;
  }

  below(n: number): number {
    return Math.floor(this.unit() * n);
  }
}
