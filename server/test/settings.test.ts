import { LANGUAGES } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { parseSettings, SETTINGS } from '../settings.ts';
import { languageOf, refusalText } from '../words/index.ts';

describe('settings', () => {
  test('nothing set gives a server that people in the house can reach', () => {
    expect(parseSettings({})).toMatchObject({
      ok: true,
      value: { port: 8080, host: '0.0.0.0', data: './data', publicUrl: null, proxies: 0, log: 'info' },
    });
  });

  test('a flag wins over the environment', () => {
    const settings = parseSettings({ PORT: '9000', HOST: '::1' }, { port: '9001' });
    expect(settings).toMatchObject({ ok: true, value: { port: 9001, host: '::1' } });
  });

  test.each([
    [{ PORT: 'eighty' }, {}],
    [{ PORT: '65536' }, {}],
    [{ PORT: '-1' }, {}],
    [{ HOST: 'a b' }, {}],
    [{ CIFRA_PUBLIC_URL: 'ftp://example.org' }, {}],
    [{ CIFRA_PUBLIC_URL: 'https://example.org/sub' }, {}],
    [{ CIFRA_LOG: 'loud' }, {}],
    [{}, { thinkers: '0' }],
    [{}, { colour: 'red' }],
  ])('%j %j is refused in both languages, and the sentence names the setting', (env, flags) => {
    const settings = parseSettings(env, flags);
    if (settings.ok) throw new Error('accepted');
    for (const language of LANGUAGES) {
      const said = refusalText(language, settings.refusal);
      expect(said).toMatch(/PORT|HOST|CIFRA_PUBLIC_URL|CIFRA_LOG|--thinkers|--colour/);
      expect(said).not.toMatch(/undefined|\[object/);
    }
  });

  test('every setting has a name of its own', () => {
    const names = Object.values(SETTINGS).flatMap(({ env, flag }) => [env, flag]);
    expect(new Set(names).size).toBe(names.length);
  });
});

test.each([
  [undefined, 'en'],
  ['es', 'es'],
  ['es-AR,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB,es;q=0.9', 'en'],
  ['fr,es;q=0.4,en;q=0.3', 'es'],
  ['de', 'en'],
  ['es;q=zero', 'en'],
  ['es; q=0.9, en; q=0.5', 'es'],
  ['en ;q=0.5 , es ; Q=0.9', 'es'],
  ['es;q=0', 'en'],
])('Accept-Language %s speaks %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
