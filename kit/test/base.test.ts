import { describe, expect, test, vi } from 'vitest';
import { COIN_COLOURS, coinColour, coinLetter } from '../people/coin.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
const { preferredLanguage } = await import('../base/language.ts');
const { say, sayInstead, spoken } = await import('../base/live.ts');

describe('the language', () => {
  test.each([
    [null, ['es-ES', 'en'], 'es'],
    [null, ['ca', 'es'], 'es'],
    [null, ['en-GB', 'es'], 'en'],
    [null, ['de'], 'en'],
    [null, [], 'en'],
    ['es', ['en'], 'es'],
    ['en', ['es'], 'en'],
    ['xx', ['ES'], 'es'],
  ] as const)('chosen %s, asked for %s: %s', (stored, asked, found) =>
    expect(preferredLanguage(stored, asked)).toBe(found),
  );
});

describe('what a screen reader hears', () => {
  test('is every sentence once and in order, also where several come at the same moment', () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    const stop = spoken.subscribe(({ turn, text }) => heard.push(`${turn} ${text}`));
    for (const text of ['You hit.', '', 'Your turn.', 'Your turn.']) say(text);
    expect(heard).toEqual(['0 ', '1 You hit.']);
    vi.runAllTimers();
    say('Later.');
    expect(heard.slice(2)).toEqual(['0 Your turn.', '1 Your turn.', '0 Later.']);
    vi.runAllTimers();
    stop();
    vi.useRealTimers();
  });

  test('is, where somebody else listens from now on, nothing that was still waiting', () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    for (const text of ['You hit.', 'You drew a 7.', 'You draw.']) say(text);
    const stop = spoken.subscribe(({ text }) => heard.push(text));
    sayInstead('Pass the phone to Ana');
    say('Hello, Ana');
    vi.runAllTimers();
    expect(heard).toEqual(['You hit.', 'Pass the phone to Ana', 'Hello, Ana']);
    stop();
    vi.useRealTimers();
  });
});

describe('a coin', () => {
  test('has the first letter that one would say', () => {
    expect(['ana', ' élodie', 'e\u0301lodie', 'ñu', '👩‍🚀 Mae', ''].map(coinLetter)).toEqual([
      'A',
      'É',
      'E\u0301',
      'Ñ',
      '👩‍🚀',
      '?',
    ]);
  });

  test('has the same colour for a name however its letters are composed, and all colours are used', () => {
    expect(coinColour('Élodie')).toBe(coinColour('E\u0301lodie'));
    const names = Array.from({ length: 200 }, (_, at) => `Visita ${at}`);
    expect(new Set(names.map(coinColour)).size).toBe(COIN_COLOURS.length);
  });
});
