import type { Language } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import { TRANSLATIONS } from '../lexicon/translations.ts';
import { keyOf } from '../rules/text.ts';
import { type ClueLookup, LOOKUP } from './clue-lookup.ts';
import type { Join } from './join.ts';
import { normalized, type Source, type SourceName, sourceOf } from './source.ts';

/** Where a clue comes from, in shares that add up to 1. */
export type AssociationMix = {
  /** It stands in the keyword's own list. */
  readonly direct: number;
  /** It stands in the list of a keyword that is like it. */
  readonly near: number;
  /** From somewhere that our lists know nothing of. */
  readonly stray: number;
};

/** Somebody who says the first things that come to mind, and somebody who takes care not to be overheard. */
export const PLAIN: AssociationMix = { direct: 0.65, near: 0.2, stray: 0.15 };
export const SLY: AssociationMix = { direct: 0.3, near: 0.3, stray: 0.4 };
/** Somebody who takes words for what they say; who means them rather by a step through another word; who hardly means them straight. */
export const LITERAL: AssociationMix = { direct: 0.85, near: 0, stray: 0.15 };
export const HINTING: AssociationMix = { direct: 0.35, near: 0.55, stray: 0.1 };
export const ROUNDABOUT: AssociationMix = { direct: 0.05, near: 0.85, stray: 0.1 };

/** What a word means to a reader: its place in the lexicon, and the keywords that it leads to. */
export type Sense = {
  /** −1 for a word that is no keyword of ours. */
  readonly at: number;
  readonly walk: Float64Array;
  readonly isKnown: boolean;
};

/** Somebody who reads clues: chances relative to the usual, so 1 is a clue that says nothing. */
export interface Reader {
  readonly lookUp: (clue: string) => ClueLookup;
  /** For these words: how likely a clue is under each of them. */
  reading(words: readonly string[]): (lookup: ClueLookup) => ArrayLike<number>;
  /** What makes a clue likelier for a word: each way with the part that it has in it. */
  joins(lookup: ClueLookup, word: string): readonly Join[];
}

/** One model of how clues are meant and read, by our lists. */
export class ReaderModel implements Reader {
  readonly source: Source;
  readonly mix: AssociationMix;
  readonly #language: Language;
  readonly lookUp: (clue: string) => ClueLookup;
  readonly senseOf: (word: string) => Sense;
  /** A clue's likelihood under every keyword of the lexicon. */
  readonly rowOf: (clue: string) => Float64Array;

  constructor(language: Language, source: SourceName, mix: AssociationMix) {
    this.#language = language;
    this.source = sourceOf(language, source);
    this.mix = mix;
    this.senseOf = memoize((word) => this.#senseOf(word), 1_000);
    this.lookUp = LOOKUP[language];
    this.rowOf = memoize((clue) => this.#rowOf(this.lookUp(clue)), 500);
  }

  reading(words: readonly string[]): (lookup: ClueLookup) => ArrayLike<number> {
    const senses = words.map(this.senseOf);
    return (lookup) => senses.map((sense) => this.likelihood(lookup, sense));
  }

  /** How much more likely than usual this clue is for a word of this sense. */
  likelihood({ lifts: by, names }: ClueLookup, { at, walk, isKnown }: Sense): number {
    const { known, keywords, lifts } = by[this.source.name];
    if (!isKnown || known === 0) return 1;
    const { direct, near, stray } = this.mix;
    // A word of the table's own has no list, but the keywords in whose lists it stands are clues for it.
    let listed = at < 0 && names >= 0 ? (walk[names] ?? 0) * walk.length : 0;
    let through = 0;
    for (let i = 0; i < keywords.length; i++) {
      const to = keywords[i] ?? 0;
      const lift = lifts[i] ?? 0;
      if (to === at) listed = lift;
      through += (walk[to] ?? 0) * lift;
    }
    return 1 - known + known * stray + near * through + direct * listed;
  }

  joins({ lifts: by, names }: ClueLookup, word: string): readonly Join[] {
    const { at, walk, isKnown } = this.senseOf(word);
    const { keywords, lifts } = by[this.source.name];
    if (!isKnown) return [];
    const { direct, near } = this.mix;
    const named = at < 0 && names >= 0 ? (walk[names] ?? 0) * walk.length : 0;
    return [
      { via: null, weight: direct * named },
      ...Array.from(keywords, (to, i) =>
        to === at
          ? { via: null, weight: direct * (lifts[i] ?? 0) }
          : { via: this.source.keywords[to] ?? null, weight: near * (walk[to] ?? 0) * (lifts[i] ?? 0) },
      ),
    ];
  }

  #senseOf(word: string): Sense {
    const at = this.source.indexOf.get(keyOf(word)) ?? this.#translated(word);
    if (at !== undefined) return { at, walk: this.source.walkFrom(at), isKnown: true };
    const walk = new Float64Array(this.source.keywords.length);
    const { keywords, lifts } = this.lookUp(word).lifts[this.source.name];
    for (const [i, to] of keywords.entries()) walk[to] = lifts[i] ?? 0;
    return { at: -1, walk: normalized(walk), isKnown: walk.some((one) => one > 0) };
  }

  /** A table may play with words of our other language. */
  #translated(word: string): number | undefined {
    const key = keyOf(word);
    for (const [en, es] of TRANSLATIONS) {
      const [own, other] = this.#language === 'es' ? [es, en] : [en, es];
      const at = keyOf(other) === key ? this.source.indexOf.get(keyOf(own)) : undefined;
      if (at !== undefined) return at;
    }
    return undefined;
  }

  #rowOf({ lifts: by }: ClueLookup): Float64Array {
    const { direct, near, stray } = this.mix;
    const { known, keywords, lifts } = by[this.source.name];
    const row = new Float64Array(this.source.keywords.length).fill(1 - known + known * stray);
    for (const [at, to] of keywords.entries()) {
      const lift = lifts[at] ?? 0;
      row[to] = (row[to] ?? 0) + direct * lift;
      const { from, chance } = this.source.stepsTo(to);
      for (let i = 0; i < from.length; i++) {
        const start = from[i] ?? 0;
        row[start] = (row[start] ?? 0) + near * lift * (chance[i] ?? 0);
      }
    }
    return row;
  }
}

const known = new Map<string, ReaderModel>();

export function readerModel(language: Language, source: SourceName, mix: AssociationMix): ReaderModel {
  const key = [language, source, mix.direct, mix.near].join(' ');
  const reader = known.get(key) ?? new ReaderModel(language, source, mix);
  known.set(key, reader);
  return reader;
}
