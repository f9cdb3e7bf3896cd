import type { Language } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import { dictionary } from '../lexicon/dictionary/index.ts';
import { LITTLE_WORDS } from '../rules/judge/little-words.ts';
import { folded, wordsOf } from '../rules/text.ts';
import { keyed, STEMS } from './vocabulary.ts';
import { unit, wordTable } from './word-table.ts';

/** What a text may mean: a direction for each of its senses, and which part of its words is known. */
export type Meaning = { readonly senses: readonly Float32Array[]; readonly known: number };

const NOTHING: Meaning = { senses: [], known: 0 };

/** A word has at most so many senses that are thought of. */
const SENSES = 3;

function meaningIn(language: Language): (text: string) => Meaning {
  const lookUp = language === 'en' ? english : spanish;
  return memoize((text) => {
    // A whole phrase may stand in the dictionary: “luna de miel”.
    const whole = language === 'es' ? sensesOf(englishFor(text)) : [];
    if (whole.length > 0) return { senses: whole, known: 1 };
    const words = wordsOf(text);
    const telling = words.filter((word) => !LITTLE_WORDS[language].has(folded(word)));
    const said = telling.length > 0 ? telling : words;
    const found = said.map((word) => lookUp(word)).filter((senses) => senses.length > 0);
    if (found.length === 0) return NOTHING;
    const known = found.length / said.length;
    const [only] = found;
    if (found.length === 1 && only !== undefined) return { senses: only, known };
    return { senses: [sumOf(found.map(([first]) => first))], known };
  }, 10_000);
}

function english(text: string): readonly Float32Array[] {
  const { vectorOf } = wordTable();
  const word = folded(text);
  // Plurals of rare words are not in the table, their singulars often are.
  const vector = vectorOf(word) ?? vectorOf(word.replace(/s$/, '')) ?? vectorOf(word.replace(/es$/, ''));
  return vector === null ? [] : [vector];
}

function spanish(word: string): readonly Float32Array[] {
  const senses = sensesOf(englishFor(word));
  // Names are the same in both languages, and so are many words that were borrowed.
  return senses.length > 0 ? senses : english(word);
}

let known: {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
} | null = null;

/** A Spanish word or phrase in English: as it stands in the dictionary, or as another form of what does. */
function englishFor(text: string): readonly string[] {
  known ??= read();
  return known.words.get(keyed(text)) ?? known.stems.get(STEMS.es(text)) ?? [];
}

function read() {
  const words = new Map<string, readonly string[]>();
  const stems = new Map<string, readonly string[]>();
  for (const [spanish, english] of dictionary()) {
    words.set(keyed(spanish), [...(words.get(keyed(spanish)) ?? []), ...english]);
    if (!stems.has(STEMS.es(spanish))) stems.set(STEMS.es(spanish), english);
  }
  return { words, stems };
}

/** One direction for each translation; one of several words lies between them. */
function sensesOf(translations: readonly string[]): readonly Float32Array[] {
  return translations.slice(0, SENSES).flatMap((translation) => {
    const vectors = translation.split(' ').flatMap(english);
    return vectors.length === 0 ? [] : [sumOf(vectors)];
  });
}

function sumOf(vectors: readonly (Float32Array | undefined)[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector?.[i] ?? 0);
  return unit(sum);
}

export const meaningOf: { readonly [language in Language]: (text: string) => Meaning } = {
  en: meaningIn('en'),
  es: meaningIn('es'),
};
