import { LANGUAGES, rng as makeRng } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { angles } from '../lexicon/associations/index.ts';
import { decode, readerModels } from '../mind/decoder.ts';
import { Interceptor } from '../mind/interceptor.ts';
import { interceptorModels, LEVEL_SETTINGS } from '../mind/levels.ts';
import { isNearMiss } from '../mind/near-miss.ts';
import { chanceOf, chanceOfCode, overCodes } from '../mind/posterior.ts';
import { play } from '../mind/protocol.ts';
import { mindDecoder, mindEncoder, mindInterceptor } from '../mind/roles.ts';
import { tokenCosts } from '../mind/token-costs.ts';
import { CODES } from '../rules/judge/index.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe.each(LANGUAGES)('beliefs in %s', (language) => {
  const rng = makeRng(7);
  const keywords = [...angles(language).keys()];

  test('[D3] the chances of the 24 codes add up to 1 and the true one is among them', () => {
    for (let at = 0; at < 40; at++) {
      const words = Array.from({ length: 4 }, () => rng.pick(keywords));
      const code = rng.pick(CODES);
      const clues = code.map((digit) => {
        const { a = [], b = [] } = angles(language).get(words[digit - 1] ?? '') ?? {};
        return rng.pick([...a, ...b, 'blorf', 'x y']);
      });
      const belief = decode(readerModels(language), words, clues, []);
      expect(belief).toHaveLength(24);
      expect(sum(belief.map(({ chance }) => chance))).toBeCloseTo(1, 9);
      expect(chanceOf(belief, code)).toBeGreaterThan(0);
      const ear = new Interceptor({ language, models: interceptorModels(language, 0.02) });
      ear.learn({ clues, code });
      const heard = ear.codes(clues);
      expect(sum(heard.map(({ chance }) => chance))).toBeCloseTo(1, 9);
      expect(chanceOf(heard, code)).toBeGreaterThan(1 / 24);
      for (const row of ear.keywords()) expect(sum(row)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  test('what nobody has ever said, and what stayed blank, tells nothing', () => {
    const words = keywords.slice(0, 4);
    for (const clues of [
      ['blorf', 'qwxyz', 'glimf'],
      [null, null, null],
      ['', '…', '—'],
    ])
      for (const { chance } of decode(readerModels(language), words, clues, [])) expect(chance).toBeCloseTo(1 / 24, 9);
  });

  test('a keyword of no list tells nothing either, but what is known of the others counts', () => {
    const [one = '', two = '', three = ''] = keywords;
    const first = (word: string) => angles(language).get(word)?.a[0] ?? '';
    const belief = decode(readerModels(language), [one, two, three, 'blorf'], ['glimf', first(two), first(one)], []);
    expect(chanceOf(belief, [4, 2, 1]) + chanceOf(belief, [3, 2, 1])).toBeGreaterThan(0.5);
  });

  test('clues under a number bring its keyword to the ear', () => {
    const [word = ''] = keywords;
    const ear = new Interceptor({ language, models: interceptorModels(language, 0.02) });
    for (const clue of angles(language).get(word)?.a.slice(0, 4) ?? [])
      ear.learn({ clues: [clue, null, null], code: [1, 2, 3] });
    const chances = ear.keywords()[0] ?? [];
    expect(chances.indexOf(Math.max(...chances))).toBe(0);
  });

  test('a few matches of the benchmark, the same each time', () => {
    const trio = { encoder: mindEncoder(LEVEL_SETTINGS.club), decoder: mindDecoder, interceptor: mindInterceptor };
    expect(play(language, trio, 5)).toEqual(play(language, trio, 5));
  });
});

test('the closed form of Bayes over the codes counts what counting does', () => {
  const rng = makeRng(3);
  for (let at = 0; at < 50; at++) {
    const row = () => Float64Array.from([0, 1, 2, 3], () => rng.unit());
    const [a, b, c] = [row(), row(), row()];
    const fit = [a, b, c];
    const code = rng.pick(CODES);
    expect(chanceOfCode(a, b, c, code)).toBeCloseTo(chanceOf(overCodes(fit), code), 9);
  }
});

test('[D11, D20] the second token of a kind costs more than the first, and against one interceptor both kinds count', () => {
  const fresh = { miscommunications: 0, intercepted: 0, roundsLeft: 4, isPooled: false };
  expect(tokenCosts({ ...fresh, intercepted: 1 }).ofInterception).toBeGreaterThan(tokenCosts(fresh).ofInterception);
  expect(tokenCosts({ ...fresh, miscommunications: 1 }).ofMiscommunication).toBeGreaterThan(
    tokenCosts(fresh).ofMiscommunication,
  );
  const alone = tokenCosts({ ...fresh, intercepted: 1, isPooled: true });
  expect(alone.ofMiscommunication).toBe(alone.ofInterception);
});

test.each([
  ['es', 'gatos', 'gato', true],
  ['es', 'el gato', 'gato', true],
  ['es', 'pato', 'gato', false],
  ['es', 'elefnate', 'elefante', true],
  ['es', 'jirafa', 'elefante', false],
  ['es', '', 'gato', false],
  ['en', 'the umbrela', 'umbrella', true],
  ['en', 'house', 'mouse', false],
  ['en', 'mice', 'mouse', true],
  ['es', 'el sobre', 'sobre', true],
  ['en', 'ice-cream', 'ice cream', true],
  ['en', 'icecream', 'ice cream', true],
  ['en', 'an ice creem', 'ice cream', true],
  ['en', 'ice creams', 'ice cream', true],
  ['en', 'ring', 'The Ring', true],
  ['es', 'bocas de metros', 'boca de metro', true],
  ['es', 'dragon azull', 'dragón azul', true],
  ['en', 'rice cream', 'ice cream', false],
  ['en', 'cream', 'ice cream', false],
  ['en', 'cream ice', 'ice cream', false],
] as const)('[D14] %s: “%s” for “%s”: %s', (language, named, keyword, near) => {
  expect(isNearMiss(language, named, keyword)).toBe(near);
});
