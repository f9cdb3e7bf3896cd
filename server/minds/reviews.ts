import type { MatchFile, Shape } from '@cifra/kernel';
import type { MindPool, Reviewed } from './pool.ts';

/** How many are kept: a review is some tens of kilobytes. */
const KEPT = 64;

/** Reviews of finished matches: each is made once at a time, and the latest are kept. */
export class Reviews {
  readonly #pool: Pick<MindPool, 'review'>;
  readonly #kept = new Map<string, Promise<Reviewed>>();

  constructor(pool: Pick<MindPool, 'review'>) {
    this.#pool = pool;
  }

  /** The payer's share of the thinkers is used only where nobody has asked before. */
  of(match: string, payer: string, read: () => Promise<MatchFile<Shape>>): Promise<Reviewed> {
    const known = this.#kept.get(match);
    const review = known ?? read().then((file) => this.#pool.review(file, payer));
    this.#kept.delete(match);
    this.#kept.set(match, review);
    // What failed may succeed the next time.
    if (known === undefined) review.catch(() => this.#kept.get(match) === review && this.#kept.delete(match));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return review;
  }
}
