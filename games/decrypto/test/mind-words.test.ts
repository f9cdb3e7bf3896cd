import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, LEVELS, rng } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { EN } from '../lexicon/en.ts';
import { ES } from '../lexicon/es.ts';
import { decode, readBy, readerModels } from '../mind/decoder.ts';
import { LEVEL_SETTINGS } from '../mind/levels.ts';
import { meaningOf } from '../mind/meaning.ts';
import { mindDecoder, mindEncoder } from '../mind/roles.ts';
import { vectorReader } from '../mind/vector-reader.ts';
import { dot, wordTable } from '../mind/word-table.ts';
import { CODES, type Code } from '../rules/judge/index.ts';

const KEYWORDS = { en: EN, es: ES };

function likeness(one: string, other: string): number {
  const { vectorOf } = wordTable();
  return dot(vectorOf(one) ?? new Float32Array(), vectorOf(other) ?? new Float32Array());
}

test('the table knows what lies together', () => {
  expect(likeness('bread', 'butter')).toBeGreaterThan(0.5);
  expect(likeness('bread', 'butter')).toBeGreaterThan(likeness('bread', 'astronaut') + 0.3);
  expect(wordTable().vectorOf('blorfish')).toBeNull();
});

test('the table weighs a megabyte at most when it is sent', () => {
  const file = readFileSync(new URL('../lexicon/vectors/table.ts', import.meta.url));
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(1_000_000);
});

describe.each(LANGUAGES)('words (%s)', (language) => {
  test('every keyword means something', () => {
    expect(KEYWORDS[language].filter((word) => meaningOf[language](word).senses.length === 0)).toEqual([]);
  });

  test('a word that nobody knows says nothing, and is not taken for another', () => {
    const [one = '', two = '', three = '', four = ''] = KEYWORDS[language];
    const reader = vectorReader(language, ['a', 'b']);
    expect(Array.from(reader.reading([one, two, three, four])(reader.lookUp('zxqwv')))).toEqual([1, 1, 1, 1]);
    expect(meaningOf[language]('zxqwv').known).toBe(0);
  });
});

test('a Spanish clue leads by the dictionary into the same table, in any of its forms', () => {
  const senses = (text: string) => meaningOf.es(text).senses;
  expect(senses('panaderías')).toEqual(meaningOf.en('bakery').senses);
  expect(senses('luna de miel')).toEqual(meaningOf.en('honeymoon').senses);
  expect(senses('banco')).toHaveLength(2);
});

/** None of these clues stands in our lists for its keyword. */
test.each([
  ['en', ['bread', 'ocean', 'doctor', 'guitar'], ['rye', 'ukulele', 'stethoscope'], [1, 4, 3]],
  ['es', ['pan', 'montaña', 'médico', 'guitarra'], ['centeno', 'ukelele', 'estetoscopio'], [1, 4, 3]],
  ['es', ['perro', 'castillo', 'tren', 'queso'], ['galgo', 'locomotora', 'foso'], [1, 3, 2]],
] as const)('people’s clues that no list holds are read (%s)', (language, words, clues, code) => {
  const belief = decode(readerModels(language), words, clues, []);
  const best = belief.reduce((most, one) => (one.chance > most.chance ? one : most));
  expect(best.code).toEqual(code);
});

/** None of these is a keyword of ours. */
const OWN_WORDS = {
  en: ['lawyer', 'tractor', 'mustard', 'tornado'],
  es: ['abogado', 'tractor', 'mostaza', 'tornado'],
};

test.each(LANGUAGES.flatMap((language) => LEVELS.map((level) => [language, level] as const)))(
  'of a table’s own words others understand what is said (%s, %s)',
  (language, level) => {
    const words = OWN_WORDS[language];
    const context = { language, words, used: [] };
    const scene = { context, past: [], codes: CODES, round: 1, miscommunications: 0, intercepted: 0, rng: rng(1) };
    const code: Code = [3, 1, 4];
    const clues = mindEncoder(LEVEL_SETTINGS[level])(scene, code);
    expect(mindDecoder(scene, clues)).toEqual(code);
    expect(readBy(vectorReader(language, []), words, clues).find(({ chance }) => chance > 0.5)?.code).toEqual(code);
  },
);
