import { GAMES } from '@cifra/games/rules';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../terminal/io.ts';
import { localeLanguage } from '../terminal/language.ts';
import { en } from '../words/en.ts';
import { cifra } from './harness.ts';

const COMMANDS = Object.keys(en.help);

describe('the command line', () => {
  test.each(['--help', '-h', 'help'])('%s says what there is', async (flag) => {
    const { code, out } = await cifra([flag]);
    expect(code).toBe(0);
    for (const word of [...COMMANDS, ...GAMES.map(({ game }) => game.id)]) expect(out).toContain(word);
  });

  test.each(['en', 'es'])('in %s it says that bots play, and every code a command can end with', async (lang) => {
    const lines = (await cifra(['help', '--lang', lang])).out.split('\n');
    for (const command of ['play', 'simulate'])
      expect(lines.find((line) => line.startsWith(`  ${command} <`))).toMatch(/\bbots\b/);
    for (const code of Object.values(EXIT)) expect(lines.at(-2)).toMatch(new RegExp(`[:·] ${code} `));
    expect((await cifra(['play', '--help', '--lang', lang])).out.split('\n')[3]).toContain('--bots');
  });

  test.each([
    ['help', 'help'],
    ['help', '--help'],
    ['--help', '-h'],
  ])('%s %s says what there is', async (...words) => {
    expect(await cifra(words)).toEqual(await cifra(['help']));
  });

  test.each(COMMANDS)('%s --help, in both languages', async (command) => {
    for (const argv of [
      [command, '--help'],
      [command, '-h'],
      ['help', command],
    ]) {
      const { code, out } = await cifra(argv);
      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`^Usage: cifra ${command}`));
    }
    for (const words of [
      [command, '--help', '--lang', 'es'],
      ['--lang', 'es', 'help', command],
    ])
      expect((await cifra(words)).out).toMatch(new RegExp(`^Uso: cifra ${command}`));
  });

  test.each(GAMES.map(({ game }) => game))('play $id --help lists its options', async (game) => {
    for (const lang of ['en', 'es']) {
      const { out } = await cifra(['--lang', lang, 'play', game.id, '--help']);
      for (const option of Object.keys(game.options)) expect(out).toContain(`  ${option}=`);
      expect(out).not.toMatch(/undefined|\[object/);
    }
  });

  test('--version says ours and the rules’', async () => {
    const { code, out } = await cifra(['--version']);
    expect(code).toBe(0);
    expect(out).toMatch(/^cifra \d+\.\d+\.\d+ \(.*qwinto \d+\)\n$/);
  });

  test('no command, an unknown one and an unknown language are misuse', async () => {
    for (const argv of [
      [],
      ['dance'],
      ['constructor'],
      ['help', 'dance'],
      ['--fast'],
      ['--lang', 'fr', 'play'],
      ['play', '--lang'],
    ]) {
      const { code, out, err } = await cifra(argv);
      expect([argv, code, out]).toEqual([argv, 2, '']);
      expect(err).not.toBe('');
    }
  });
});

describe('the language', () => {
  test.each([
    [{}, 'en'],
    [{ LANG: 'es_AR.UTF-8' }, 'es'],
    [{ LANG: 'es' }, 'es'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'de_DE' }, 'en'],
    [{ LANG: 'en_GB', LC_MESSAGES: 'es_ES' }, 'es'],
    [{ LANG: 'es_ES', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'es_ES', LC_ALL: '' }, 'es'],
  ])('of %j is %s', (env, language) => {
    expect(localeLanguage(env)).toBe(language);
  });

  test('--lang wins over the locale, before or after the command', async () => {
    const env = { LANG: 'es_ES.UTF-8' };
    expect((await cifra(['dance'], { env })).err).toContain('No existe la orden «dance».');
    expect((await cifra(['--lang=en', 'dance'], { env })).err).toContain('There is no command “dance”.');
    expect((await cifra(['dance', '--lang', 'en'], { env })).err).toContain('There is no command “dance”.');
  });
});
