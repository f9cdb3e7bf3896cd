import type { Language } from '@cifra/kernel';
import { angles } from '../lexicon/associations/index.ts';
import { keyed, Vocabulary } from './vocabulary.ts';

/** Whose associations: one angle of the lexicon, or both together. */
export const SOURCES = ['a', 'b', 'both'] as const;
export type SourceName = (typeof SOURCES)[number];

/** How much more often than usual a clue is given, keyword by keyword. */
export type Lifts = {
  /** How much of the clue is known at all: nothing is said by the rest. */
  readonly known: number;
  /** For which keywords it is given, and how much more often than usual: two rows, quick to go through. */
  readonly keywords: Uint16Array;
  readonly lifts: Float64Array;
};

/** How fast later associations come to mind less: at this rank half as often as the first. */
const HALF_RANK = 12;
/** What a keyword says of the one that it came to mind for. */
const REVERSE = 0.5;
/** Our lists end, so a clue that stands in one list only would have stood in others too, had they been longer. */
const UNLISTED = 0.6;
const NEIGHBOURS = 500;
/** Less likely steps than this are not thought of: they are most, and say next to nothing. */
const FAINT = 0.005;

/**
 * One source's associations as chances: a keyword calls a clue to mind, and through clues that both call to mind one
 * keyword leads to another.
 */
export class Source {
  readonly name: SourceName;
  readonly keywords: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly #vocabulary: Vocabulary;
  /** By the key of a clue. */
  readonly #lifts = new Map<string, ReadonlyMap<number, number>>();
  /** By keyword: what comes to mind, as written, strongest first. */
  readonly #associates: (readonly string[])[];
  /** By keyword: where a step through a common associate leads, as chances over the keywords. */
  readonly #walks: readonly Float64Array[];
  /** The same walks by where they lead: most keywords have nothing in common. */
  readonly #stepsTo: readonly Steps[];
  readonly #chances: readonly Chances[];
  /** By keyword: the clues of keywords that are like it, likeliest first, those of its own left out. */
  readonly #neighbours = new Map<number, readonly string[]>();

  constructor(language: Language, name: SourceName) {
    const lists = angles(language);
    this.name = name;
    this.keywords = [...lists.keys()];
    this.indexOf = new Map(this.keywords.map((keyword, at) => [keyed(keyword), at]));
    const chances = this.keywords.map((keyword) => {
      const { a, b } = lists.get(keyword) ?? { a: [], b: [] };
      return chancesOf(name === 'a' ? [a] : name === 'b' ? [b] : [a, b]);
    });
    this.#chances = chances;
    this.#associates = chances.map((row) => [...row.values()].map(({ text }) => text));
    this.#vocabulary = new Vocabulary(language, [...this.keywords, ...this.#associates.flat()]);
    const byClue = this.#byClue(chances);
    const count = this.keywords.length;
    for (const [key, row] of byClue) {
      const usual = (sumOf(row.values()) + UNLISTED / HALF_RANK) / count;
      this.#lifts.set(key, new Map([...row].map(([at, chance]) => [at, chance / usual])));
    }
    this.#walks = walksOver(chances, byClue, this.indexOf);
    this.#stepsTo = stepsBackFrom(this.#walks);
  }

  /** By clue the keywords that it is given for, those included whose own name came to mind for the clue. */
  #byClue(chances: readonly Chances[]): ReadonlyMap<string, Map<number, number>> {
    const byClue = new Map<string, Map<number, number>>();
    const add = (key: string, at: number, chance: number) => {
      const row = byClue.get(key) ?? new Map<number, number>();
      byClue.set(key, row.set(at, Math.max(chance, row.get(at) ?? 0)));
    };
    for (const [at, row] of chances.entries())
      for (const [key, { chance }] of row) {
        add(key, at, chance);
        const back = this.indexOf.get(key);
        if (back !== undefined) add(keyed(this.keywords[at] ?? ''), back, chance * REVERSE);
      }
    return byClue;
  }

  liftsOf(text: string): Lifts {
    const by = new Map<number, number>();
    const reading = [...this.#vocabulary.read(text)].filter(([key]) => this.#lifts.has(key));
    const sum = reading.reduce((total, [, weight]) => total + weight, 0);
    const known = Math.min(1, sum);
    for (const [key, weight] of reading)
      for (const [at, lift] of this.#lifts.get(key) ?? [])
        by.set(at, (by.get(at) ?? 0) + (lift * weight * known) / sum);
    return { known, keywords: Uint16Array.from(by.keys()), lifts: Float64Array.from(by.values()) };
  }

  associatesOf(at: number): readonly string[] {
    return this.#associates[at] ?? [];
  }

  neighboursOf(at: number): readonly string[] {
    const before = this.#neighbours.get(at);
    if (before !== undefined) return before;
    const chances = new Map<string, number>();
    for (const [to, step] of this.walkFrom(at).entries())
      if (step > 0)
        for (const { text, chance } of this.#chances[to]?.values() ?? [])
          chances.set(text, (chances.get(text) ?? 0) + step * chance);
    for (const own of this.associatesOf(at)) chances.delete(own);
    const likeliest = [...chances].toSorted(([, one], [, other]) => other - one).slice(0, NEIGHBOURS);
    const texts = likeliest.map(([text]) => text);
    this.#neighbours.set(at, texts);
    return texts;
  }

  walkFrom(at: number): Float64Array {
    return this.#walks[at] ?? new Float64Array(this.keywords.length);
  }

  stepsTo(at: number): Steps {
    return this.#stepsTo[at] ?? NO_STEPS;
  }
}

/** From where a step leads to some keyword, and how likely. */
export type Steps = { readonly from: Uint16Array; readonly chance: Float64Array };

const NO_STEPS: Steps = { from: new Uint16Array(0), chance: new Float64Array(0) };

function stepsBackFrom(walks: readonly Float64Array[]): readonly Steps[] {
  const lists = walks.map(() => ({ from: [] as number[], chance: [] as number[] }));
  for (const [from, walk] of walks.entries())
    for (let to = 0; to < walk.length; to++) {
      const chance = walk[to] ?? 0;
      if (chance > 0) {
        lists[to]?.from.push(from);
        lists[to]?.chance.push(chance);
      }
    }
  return lists.map(({ from, chance }) => ({ from: Uint16Array.from(from), chance: Float64Array.from(chance) }));
}

type Chances = ReadonlyMap<string, { readonly text: string; readonly chance: number }>;

/** The chance of each clue from a keyword's lists; what stands in several of them is likelier. */
function chancesOf(lists: readonly (readonly string[])[]): Chances {
  const weights = new Map<string, { text: string; weight: number }>();
  let total = 0;
  for (const list of lists)
    for (const [rank, text] of list.entries()) {
      const weight = 2 ** (-rank / HALF_RANK);
      total += weight;
      const known = weights.get(keyed(text));
      weights.set(keyed(text), { text: known?.text ?? text, weight: weight + (known?.weight ?? 0) });
    }
  const byWeight = [...weights].toSorted(([, one], [, other]) => other.weight - one.weight);
  return new Map(byWeight.map(([key, { text, weight }]) => [key, { text, chance: weight / total }]));
}

/** Keyword → clue → keyword, never back to where it began. */
function walksOver(
  chances: readonly Chances[],
  byClue: ReadonlyMap<string, ReadonlyMap<number, number>>,
  indexOf: ReadonlyMap<string, number>,
): readonly Float64Array[] {
  const sums = new Map([...byClue].map(([key, row]) => [key, sumOf(row.values())]));
  return chances.map((row, from) => {
    const walk = new Float64Array(chances.length);
    for (const [key, { chance }] of row) {
      const sum = sums.get(key) ?? 1;
      for (const [to, one] of byClue.get(key) ?? []) if (to !== from) walk[to] = (walk[to] ?? 0) + (chance * one) / sum;
      const named = indexOf.get(key);
      if (named !== undefined && named !== from) walk[named] = (walk[named] ?? 0) + chance;
    }
    normalized(walk);
    for (let to = 0; to < walk.length; to++) if ((walk[to] ?? 0) < FAINT) walk[to] = 0;
    return normalized(walk);
  });
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
}

/** In place. */
export function normalized(weights: Float64Array): Float64Array {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += weights[at] ?? 0;
  if (sum > 0) for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) / sum;
  return weights;
}

const known = new Map<string, Source>();

/** A source, read when it is first asked for. */
export function sourceOf(language: Language, name: SourceName): Source {
  const key = `${language} ${name}`;
  const source = known.get(key) ?? new Source(language, name);
  known.set(key, source);
  return source;
}
