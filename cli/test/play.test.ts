import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@cifra/games/rules';
import { qwinto } from '@cifra/qwinto/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cifra, temporaryFolder } from './harness.ts';

afterEach(() => vi.restoreAllMocks());

const ones = '1\n'.repeat(3_000);

describe('cifra play', () => {
  test.each(GAMES.map(({ game }) => game))(
    '$id through a pipe to an outcome, by the numbers of the moves',
    async (game) => {
      const path = join(temporaryFolder(), 'match.json');
      const { code, out } = await cifra(['play', game.id, '--seed', 'pipe', '--save', path], { input: ones });
      expect(code).toBe(0);
      expect(out).toContain('Player 1>');
      expect(out).toContain(`Saved. See it again with: cifra replay ${path} --as open`);
      expect((await cifra(['verify', path])).code).toBe(0);
      expect(JSON.parse(readFileSync(path, 'utf8')).entries.some(({ seat }: { seat: number }) => seat === 0)).toBe(
        true,
      );
    },
  );

  test('moves in words and as JSON, and refusals in between', async () => {
    const lines = [
      'roll orange purple',
      '{"type":"keep"}',
      'roll orange',
      'write orange 1',
      'write yellow 2',
      'skip',
      'q',
    ];
    const { code, out } = await cifra(['play', 'qwinto', '--hotseat', '--seed', 'w'], { input: lines.join('\n') });
    expect(code).toBe(0);
    const first = out.indexOf('rolls:');
    expect(first).toBeGreaterThan(0);
    expect(out).toContain('is for everybody');
    // Refused in the rules' own words, because the form of a roll is known from before.
    expect(out).toContain('The number stands: write it or skip.');
    expect(out).toContain('There is no cell there.');
    expect(out).toContain('The yellow die was not rolled.');
    expect(out).toContain('left before its end');
  });

  test('a guess of Break the Code is free text, and so are the cards', async () => {
    const lines = ['0b 2w 5g 5g 9b', 'guess 0b 0b 1b 1w 2b', 'q'];
    const { out } = await cifra(['play', 'break-the-code', '--seed', 'x', '--lang', 'es'], { input: lines.join('\n') });
    expect(out).toMatch(/Jugador 1 dice 0 negro · 2 blanco · 5 verde · 5 verde · 9 negro/);
    expect(out).not.toContain('undefined');
  });

  test('help, board, all moves, part of a move’s text, and what is none of it', async () => {
    const lines = ['?', 'b', 'm', 'ORANGE and', 'xyzzy', '99', '{"type":', ''];
    const { out } = await cifra(['play', 'qwinto', '--seed', 'a'], { input: lines.join('\n') });
    const answers = out.split('Player 1> ').slice(1);
    expect(answers[0]).toContain('A number plays that move');
    expect(answers[1]).toContain('Player 1 (you)');
    expect(answers[2]).toContain('Or write: roll');
    expect(answers[3]?.match(/Roll orange and/g)).toHaveLength(2);
    for (const answer of answers.slice(4, 7)) expect(answer).toContain('neither a move nor part of one');
  });

  test('a long list is cut, and m shows all of it', async () => {
    const lines = ['take 1', 'take 1', 'take 1', 'take 1', 'draw dark', 'm'];
    const { out } = await cifra(['play', 'coda', '--seats', '4', '--hotseat'], { input: lines.join('\n') });
    expect(out).toMatch(/… and \d+ more: m shows all/);
    expect(out).toContain('108  Attack');
  });

  test('around one keyboard the screen is empty before the next one sits down', async () => {
    const { out } = await cifra(['play', 'coda', '--hotseat', '--seed', 'x'], {
      terminal: true,
      // Sit down, take two, leave; sit down, take two, draw, a wrong attack, leave; sit down.
      input: '\r3\r\r\r3\rdraw dark\r37\r\r\r\u0003',
    });
    const screens = out.split('\u001b[2J\u001b[H\u001b[3J');
    expect(screens).toHaveLength(7);
    // The screen between two hands holds the name of who comes next, and nothing of anybody's row.
    const between = screens.filter((screen) => screen.includes('when only you can see'));
    expect(between).toHaveLength(3);
    for (const screen of between) expect(screen).not.toMatch(/\(D|\(L|Pool/);
    // Whoever looks sees their own numbers and none of the other's.
    const dealt = screens.filter((screen) => /\([DL]\d+\)/.test(screen));
    expect(dealt).toHaveLength(2);
    for (const screen of dealt) {
      const [, others = ''] = /^Player \d\r?\n(.*)$/m.exec(screen) ?? [];
      expect(others).not.toMatch(/\([DL]\d/);
    }
  });

  test('the end of the input and Ctrl-C leave cleanly', async () => {
    const ended = await cifra(['play', 'coda'], { input: '' });
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toContain('left before its end');
    const interrupted = await cifra(['play', 'coda'], { interrupt: AbortSignal.abort() });
    expect(interrupted).toMatchObject({ code: 130, err: '' });
  });

  test('Ctrl-C leaves also while bots move one after another', async () => {
    const controller = new AbortController();
    const { decide } = qwinto;
    vi.spyOn(qwinto, 'decide').mockImplementationOnce((...move) => {
      setImmediate(() => controller.abort());
      return decide(...move);
    });
    const watching = ['play', 'qwinto', '--as', 'spectator'];
    expect(await cifra(watching, { interrupt: controller.signal })).toMatchObject({
      code: 130,
      out: expect.stringContaining('left before its end'),
    });
    // On a terminal it is a key like others.
    expect(await cifra(watching, { terminal: true, input: '\u0003' })).toMatchObject({
      code: 130,
      out: expect.stringContaining('left before its end'),
    });
  });

  test('--as spectator only watches', async () => {
    const { code, out } = await cifra(['play', 'qwinto', '--seats', '3', '--as', 'spectator']);
    expect(code).toBe(0);
    expect(out).not.toContain('>\n');
    expect(out).toMatch(/wins|share the victory/);
  });

  test('the same seed plays the same match', async () => {
    const once = await cifra(['play', 'coda', '--seed', 's'], { input: ones });
    expect(await cifra(['play', 'coda', '--seed', 's'], { input: ones })).toEqual(once);
  });

  test('options of the game are given by name', async () => {
    const { out } = await cifra(['play', 'coda', '--seed', 's', '--option', 'dashes=on']);
    expect(out).toContain('Pool: 13 dark, 13 light');
  });

  test.each([
    ['no game', []],
    ['an unknown game', ['chess']],
    ['two games', ['coda', 'qwinto']],
    ['too many seats', ['qwinto', '--seats', '7']],
    ['seats in words', ['qwinto', '--seats', 'two']],
    ['a seat that is not there', ['qwinto', '--as', '2']],
    ['hotseat and a seat', ['qwinto', '--hotseat', '--as', '0']],
    ['unknown bots', ['qwinto', '--bots', 'grandmaster']],
    ['an unknown option', ['coda', '--option', 'jokers=on']],
    ['a list of too few words', ['decrypto', '--seats', '4', '--option', 'ownWords=sol,mar']],
    ['an option __proto__', ['coda', '--option', '__proto__=on']],
    ['a bad value', ['coda', '--option', 'dashes=maybe']],
    ['an option without a value', ['coda', '--option', 'dashes']],
    ['an unknown flag', ['coda', '--fast']],
    ['a flag without its value', ['coda', '--seed', '--hotseat']],
    ['a value for a flag without one', ['coda', '--hotseat=yes']],
  ])('%s is misuse', async (_, args) => {
    for (const lang of ['en', 'es']) {
      const { code, out, err } = await cifra(['play', ...args, '--lang', lang]);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toMatch(/^cifra: \S+ \S+/);
      expect(err).not.toMatch(/undefined|\[object/);
    }
  });

  test.each([
    ['in no folder', (folder: string) => join(folder, 'no', 'such', 'folder.json')],
    ['that is a folder', (folder: string) => folder],
  ])('a file %s is refused before the deal', async (_, of) => {
    const save = ['--save', of(temporaryFolder())];
    const { code, out, err } = await cifra(['play', 'qwinto', '--as', 'spectator', ...save]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('cannot be written');
  });

  test('a match that is left leaves no file behind, and an older one as it was', async () => {
    const [fresh, old] = [join(temporaryFolder(), 'new.json'), join(temporaryFolder(), 'old.json')];
    writeFileSync(old, 'kept');
    for (const path of [fresh, old]) expect((await cifra(['play', 'coda', '--save', path])).code).toBe(0);
    expect([existsSync(fresh), readFileSync(old, 'utf8')]).toEqual([false, 'kept']);
  });
});
