import type { Language } from '@cifra/kernel';
import type { ClueLookup } from './clue-lookup.ts';
import { PLAIN, type Reader, readerModel } from './reader-model.ts';
import type { SourceName } from './source.ts';
import { vectorReader } from './vector-reader.ts';

/** How much of what is read comes from what lies near, beside what stands in our lists. */
const NEAR = 0.7;

/** Somebody who knows our lists, and reads what does not stand in them by what it lies near to. */
export function mixedReader(language: Language, source: SourceName): Reader {
  const lists = readerModel(language, source, PLAIN);
  const vectors = vectorReader(language, source === 'both' ? ['a', 'b'] : [source]);
  return {
    lookUp: lists.lookUp,
    reading: (words) => {
      const [listed, near] = [lists.reading(words), vectors.reading(words)];
      return (lookup: ClueLookup) => {
        const by = near(lookup);
        return Float64Array.from(listed(lookup), (one, at) => (1 - NEAR) * one + NEAR * (by[at] ?? 1));
      };
    },
    joins: (lookup, word) => [
      ...lists.joins(lookup, word).map(({ via, weight }) => ({ via, weight: (1 - NEAR) * weight })),
      ...vectors.joins(lookup, word).map(({ via, weight }) => ({ via, weight: NEAR * weight })),
    ],
  };
}
