import { describe, expect, test } from 'vitest';
import { isInflection } from '../../rules/judge/stem.ts';
import { folded } from '../../rules/text.ts';
import { EN } from '../en.ts';
import { ES } from '../es.ts';
import { TRANSLATIONS } from '../translations.ts';

function repeated(words: readonly string[], key: (word: string) => string): string[] {
  const seen = new Set<string>();
  return words.filter((word) => seen.size === seen.add(key(word)).size);
}

describe.each([
  { language: 'en' as const, list: EN, other: ES, side: 0 as const },
  { language: 'es' as const, list: ES, other: EN, side: 1 as const },
])('the keywords in $language', ({ language, list, other, side }) => {
  test('[D2] are at least 440', () => {
    expect(list.length).toBeGreaterThanOrEqual(440);
  });

  test('[D2] are single words in lower case, letters only, composed accents', () => {
    expect(list.filter((word) => !/^\p{Ll}{2,}$/u.test(word) || word !== word.normalize('NFC'))).toEqual([]);
  });

  test('[D2] differ without case and accents, and none is a form of another', () => {
    expect(repeated(list, folded)).toEqual([]);
    const forms = list.flatMap((word, at) => list.slice(at + 1).filter((later) => isInflection(language, later, word)));
    expect(forms).toEqual([]);
  });

  test('[D17] each have a translation, nearly always a keyword of the other language', () => {
    const translated = new Set(TRANSLATIONS.map((pair) => pair[side]));
    expect(list.filter((word) => !translated.has(word))).toEqual([]);
    const paired = new Set(
      TRANSLATIONS.filter((pair) => other.includes(pair[1 - side] ?? '')).map((pair) => pair[side]),
    );
    expect(list.filter((word) => paired.has(word)).length).toBeGreaterThanOrEqual(0.9 * list.length);
  });
});

test('[D17] every pair is new and complete', () => {
  expect(TRANSLATIONS.filter(([en, es]) => en === '' || es === '')).toEqual([]);
  expect(
    repeated(
      TRANSLATIONS.map((pair) => pair.join(' = ')),
      String,
    ),
  ).toEqual([]);
});
