import type { Language } from '@cifra/kernel';
import { DIGITS } from '../rules/index.ts';
import type { Heard } from './heard.ts';
import type { Listener } from './listener.ts';
import { cosine, type Points, pointsIn } from './points.ts';
import type { Lifts } from './source.ts';

/** One way to hear the rivals. */
export type Ear =
  | {
      readonly by: 'keywords';
      readonly listener: Listener;
      /** The chance that a keyword of theirs is none of our list: it is heard only by what its clues have in common. */
      readonly outside: number;
    }
  /** Compares clues with clues, as they lie in space, and thinks of no keyword. */
  | { readonly by: 'likeness'; readonly language: Language };

/** What one ear believes of one of the rivals' keywords. */
class Suspect {
  readonly #listener: Listener;
  /** A chance for each keyword of the lexicon; what is missing to 1 is for a word that we do not know. */
  readonly keywords: Float64Array;
  #outside: number;
  /** Where the clues so far lead on the whole, for a word that we do not know. */
  readonly #leads: Float64Array;
  #heard = 0;
  /** Both together, and what a step from there leads to, worked out when it is first wanted. */
  readonly #mean: Float64Array;
  readonly #reach: Float64Array;

  constructor(listener: Listener, outside: number, own: ReadonlySet<number>) {
    this.#listener = listener;
    const count = listener.source.keywords.length;
    this.#outside = outside;
    this.#leads = new Float64Array(count).fill(1 / count);
    this.keywords = this.#leads.map((_, at) => (own.has(at) ? 0 : (1 - outside) / (count - own.size)));
    this.#mean = new Float64Array(count);
    this.#reach = new Float64Array(count);
    this.#sum();
  }

  #sum(): void {
    for (let at = 0; at < this.#mean.length; at++)
      this.#mean[at] = (this.keywords[at] ?? 0) + this.#outside * (this.#leads[at] ?? 0);
    this.#reach.fill(-1);
  }

  /** How likely the clue is for this keyword, by all that was heard. */
  likelihood({ known, keywords, lifts }: Lifts): number {
    const { direct, near, stray } = this.#listener.manner;
    let sum = 1 - known + known * stray;
    for (let i = 0; i < keywords.length; i++) {
      const to = keywords[i] ?? 0;
      sum += (lifts[i] ?? 0) * (direct * (this.#mean[to] ?? 0) + near * this.#reached(to));
    }
    return sum;
  }

  #reached(to: number): number {
    const before = this.#reach[to] ?? 0;
    if (before >= 0) return before;
    const { from, chance } = this.#listener.source.stepsTo(to);
    let sum = 0;
    for (let at = 0; at < from.length; at++) sum += (chance[at] ?? 0) * (this.#mean[from[at] ?? 0] ?? 0);
    this.#reach[to] = sum;
    return sum;
  }

  learn({ clue, lifts }: Heard): void {
    const row = this.#listener.rowOf(clue);
    const total = this.likelihood(lifts[this.#listener.source.name]);
    let [all, led] = [0, 0];
    for (let at = 0; at < row.length; at++) {
      const one = row[at] ?? 0;
      all += one;
      led += one * (this.#leads[at] ?? 0);
    }
    const heard = this.#heard++;
    this.#outside *= led / total;
    for (let at = 0; at < row.length; at++) {
      const one = row[at] ?? 0;
      this.keywords[at] = ((this.keywords[at] ?? 0) * one) / total;
      this.#leads[at] = ((this.#leads[at] ?? 0) * heard + one / all) / (heard + 1);
    }
    this.#sum();
  }
}

/** What one ear makes of clues under each digit. */
export interface Suspicion {
  likelihood(clue: Heard, digit: number): number;
  learn(clue: Heard, digit: number): void;
  /** A chance for each keyword of the lexicon; null where none are thought of. */
  keywords(digit: number): Float64Array | null;
  /** How much nearer a clue that fits the digit so well would bring it to the keyword. */
  leak(clue: Heard, digit: number, word: string, fit: number): number;
}

class ByKeywords implements Suspicion {
  readonly #listener: Listener;
  readonly #suspects: readonly Suspect[];

  constructor(listener: Listener, outside: number, notThese: readonly string[]) {
    this.#listener = listener;
    const own = new Set(notThese.map((word) => listener.senseOf(word).at));
    own.delete(-1);
    this.#suspects = DIGITS.map(() => new Suspect(listener, outside, own));
  }

  likelihood({ lifts }: Heard, digit: number): number {
    return this.#suspects[digit - 1]?.likelihood(lifts[this.#listener.source.name]) ?? 1;
  }

  learn(clue: Heard, digit: number): void {
    this.#suspects[digit - 1]?.learn(clue);
  }

  keywords(digit: number): Float64Array | null {
    return this.#suspects[digit - 1]?.keywords ?? null;
  }

  leak(clue: Heard, digit: number, word: string, fit: number): number {
    const sense = this.#listener.senseOf(word);
    const before = this.keywords(digit)?.[sense.at] ?? 0;
    return before * (this.#listener.likelihood(clue, sense) / fit - 1);
  }
}

/** How much likelier a clue is that lies where the others do: by e to this. */
const ATTRACTION = 6;

class ByLikeness implements Suspicion {
  readonly #points: Points;
  readonly #said: readonly string[][];
  /** Where what was said under each digit lies; nowhere as long as nothing was. */
  readonly #centres: Float32Array[];

  constructor(language: Language) {
    this.#points = pointsIn(language);
    this.#said = DIGITS.map(() => []);
    this.#centres = this.#said.map((clues) => this.#points.centreOf(clues));
  }

  likelihood({ clue }: Heard, digit: number): number {
    const centre = this.#centres[digit - 1];
    return centre === undefined ? 1 : Math.exp(ATTRACTION * cosine(this.#points.pointOf(clue), centre));
  }

  learn({ clue }: Heard, digit: number): void {
    const said = this.#said[digit - 1] ?? [];
    said.push(clue);
    this.#centres[digit - 1] = this.#points.centreOf(said);
  }

  keywords(): null {
    return null;
  }

  leak(): number {
    return 0;
  }
}

export function suspicionOf(ear: Ear, notThese: readonly string[]): Suspicion {
  return ear.by === 'likeness' ? new ByLikeness(ear.language) : new ByKeywords(ear.listener, ear.outside, notThese);
}
