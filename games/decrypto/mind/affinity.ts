import type { Language } from '@cifra/kernel';
import { associations } from '../lexicon/associations/index.ts';
import { keyOf, wordsOf } from '../rules/text.ts';

/** How soon one thinks of a clue for a keyword: 1 for the first thing that comes to mind, 0 for what never does. */
export type Affinity = {
  of(clue: string, keyword: string): number;
  /** How much two clues speak of the same: by the keywords that both come to mind for. */
  between(clue: string, other: string): number;
  /** What comes to mind for a keyword, strongest first. */
  associations(keyword: string): readonly string[];
  readonly keywords: readonly string[];
};

const known = new Map<Language, Affinity>();

/** What the lexicon knows of a language, read once. */
export function affinityIn(language: Language): Affinity {
  const before = known.get(language);
  if (before !== undefined) return before;
  const affinity = read(associations(language));
  known.set(language, affinity);
  return affinity;
}

function read(lists: ReadonlyMap<string, readonly string[]>): Affinity {
  /** By the key of a clue, and of each of its words: the keywords that it comes to mind for. */
  const minds = new Map<string, Map<string, number>>();
  const add = (key: string, keyword: string, strength: number) => {
    const row = minds.get(key) ?? new Map<string, number>();
    minds.set(key, row.set(keyword, Math.max(strength, row.get(keyword) ?? 0)));
  };
  for (const [keyword, list] of lists) {
    add(keyOf(keyword), keyword, 1);
    for (const [rank, clue] of list.entries()) {
      const strength = 1 - rank / (2 * list.length);
      add(keyOf(clue), keyword, strength);
      const words = wordsOf(clue);
      if (words.length > 1) for (const word of words) add(keyOf(word), keyword, strength / 2);
    }
  }
  const rowsOf = (clue: string) =>
    [keyOf(clue), ...wordsOf(clue).map(keyOf)].flatMap((key) => minds.get(key) ?? new Map<string, number>());
  const of = (clue: string, keyword: string) =>
    rowsOf(clue).reduce((most, row) => Math.max(most, row.get(keyword) ?? 0), 0);
  return {
    of,
    between(clue, other) {
      let most = 0;
      for (const row of rowsOf(clue))
        for (const [keyword, strength] of row) most = Math.max(most, strength * of(other, keyword));
      return most;
    },
    associations: (keyword) => lists.get(keyword) ?? [],
    keywords: [...lists.keys()],
  };
}
