import type { Language } from '@cifra/kernel';
import { DIGITS } from '../rules/index.ts';
import type { Listener } from './listener.ts';
import { cosine, type Points, pointsIn } from './points.ts';

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
  keywords: Float64Array;
  #outside: number;
  /** Where the clues so far lead on the whole, for a word that we do not know. */
  #leads: Float64Array;
  #heard = 0;
  /** Both together, and what a step from there leads to, worked out when it is first wanted. */
  #mean: Float64Array;
  #reach: Float64Array;

  constructor(listener: Listener, outside: number, own: ReadonlySet<number>) {
    this.#listener = listener;
    const count = listener.source.keywords.length;
    this.#outside = outside;
    this.#leads = new Float64Array(count).fill(1 / count);
    this.keywords = this.#leads.map((_, at) => (own.has(at) ? 0 : (1 - outside) / (count - own.size)));
    [this.#mean, this.#reach] = this.#sum();
  }

  #sum(): readonly [mean: Float64Array, reach: Float64Array] {
    const mean = this.keywords.map((chance, at) => chance + this.#outside * (this.#leads[at] ?? 0));
    return [mean, new Float64Array(mean.length).fill(-1)];
  }

  /** How likely the clue is for this keyword, by all that was heard. */
  likelihood(clue: string): number {
    const { source, manner } = this.#listener;
    const { known, keywords, lifts } = source.liftsOf(clue);
    let sum = 1 - known + known * manner.stray;
    for (let i = 0; i < keywords.length; i++) {
      const to = keywords[i] ?? 0;
      sum += (lifts[i] ?? 0) * (manner.direct * (this.#mean[to] ?? 0) + manner.near * this.#reached(to));
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

  learn(clue: string): void {
    const row = this.#listener.rowOf(clue);
    const total = this.likelihood(clue);
    this.#outside *= dot(this.#leads, row) / total;
    this.keywords = this.keywords.map((chance, at) => (chance * (row[at] ?? 0)) / total);
    const sum = row.reduce((all, one) => all + one, 0);
    const heard = this.#heard;
    this.#leads = this.#leads.map((lead, at) => (lead * heard + (row[at] ?? 0) / sum) / (heard + 1));
    this.#heard = heard + 1;
    [this.#mean, this.#reach] = this.#sum();
  }
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** What one ear makes of clues under each digit. */
export interface Suspicion {
  likelihood(clue: string, digit: number): number;
  learn(clue: string, digit: number): void;
  /** A chance for each keyword of the lexicon; null where none are thought of. */
  keywords(digit: number): Float64Array | null;
  /** How much nearer a clue would bring it to the keyword. */
  leak(clue: string, digit: number, word: string): number;
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

  likelihood(clue: string, digit: number): number {
    return this.#suspects[digit - 1]?.likelihood(clue) ?? 1;
  }

  learn(clue: string, digit: number): void {
    this.#suspects[digit - 1]?.learn(clue);
  }

  keywords(digit: number): Float64Array | null {
    return this.#suspects[digit - 1]?.keywords ?? null;
  }

  leak(clue: string, digit: number, word: string): number {
    const sense = this.#listener.senseOf(word);
    const before = this.keywords(digit)?.[sense.at] ?? 0;
    return before * (this.#listener.likelihood(clue, sense) / this.likelihood(clue, digit) - 1);
  }
}

/** How much likelier a clue is that lies where the others do: by e to this. */
const ATTRACTION = 6;

class ByLikeness implements Suspicion {
  readonly #points: Points;
  readonly #centres: Float32Array[];

  constructor(language: Language) {
    this.#points = pointsIn(language);
    this.#centres = DIGITS.map(() => new Float32Array(0));
  }

  likelihood(clue: string, digit: number): number {
    const centre = this.#centres[digit - 1];
    if (centre === undefined || centre.length === 0) return 1;
    const length = Math.sqrt(cosine(centre, centre));
    return length === 0 ? 1 : Math.exp((ATTRACTION * cosine(this.#points.pointOf(clue), centre)) / length);
  }

  learn(clue: string, digit: number): void {
    const centre = this.#centres[digit - 1] ?? new Float32Array(0);
    this.#centres[digit - 1] = this.#points.pointOf(clue).map((one, at) => one + (centre[at] ?? 0));
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
