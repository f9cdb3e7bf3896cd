import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@cifra/games/rules';
import { qwinto } from '@cifra/qwinto/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { figures } from '../simulate/report.ts';
import { MatchTally } from '../simulate/tally.ts';
import { cifra, temporaryFolder } from './harness.ts';

afterEach(() => vi.restoreAllMocks());

type Figures = {
  readonly seed: string;
  readonly rows: readonly {
    readonly seats: number;
    readonly matches: number;
    readonly refusals: number;
    readonly failures: number;
    readonly wins: readonly number[];
  }[];
};

async function simulated(...args: string[]): Promise<Figures> {
  const { code, out } = await cifra(['simulate', ...args, '--json']);
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('cifra simulate', () => {
  test('a table for people', async () => {
    const { code, out, err } = await cifra(['simulate', 'qwinto', '--matches', '6', '--seats', '2', '--seed', 't']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('Qwinto: 6 random matches, --seed t');
    expect(out).toMatch(/seats {2}matches .* refusals {2}failures {2}matches\/s/);
    expect(out).toMatch(/^ +2 +6 .* 0 +0 +\d+$/m);
    expect(out).toMatch(/Won\n.*Player 1 {2}Player 2/);
    expect(out).toMatch(/Points, mean\n/);
  });

  test.each(GAMES.map(({ game }) => game))('$id: all seats, any options, time-outs, no refusal', async (game) => {
    const { rows } = await simulated(
      game.id,
      '--matches',
      '24',
      '--options',
      'random',
      '--timeouts',
      '3',
      '--seed',
      'any',
    );
    expect(rows.map(({ seats }) => seats)).toEqual(
      Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at),
    );
    expect(rows.reduce((sum, { matches }) => sum + matches, 0)).toBe(24);
    for (const { refusals, failures } of rows) expect([refusals, failures]).toEqual([0, 0]);
  });

  test('seats one by one, as a range, or all of them', async () => {
    const seats = async (...args: string[]) =>
      (await simulated('qwinto', '--matches', '3', ...args)).rows.map((row) => row.seats);
    expect(await seats('--seats', '3', '--seats', '1')).toEqual([1, 3]);
    expect(await seats('--seats', '2-4')).toEqual([2, 3, 4]);
    expect(await seats('--seats', 'all')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('the mean of points is that of the matches that had any', () => {
    const tally = new MatchTally(2);
    tally.ended(qwinto, { winners: [0], reason: 'x', ranking: [[0], [1]], scores: [4, 2] }, 10);
    tally.ended(qwinto, { winners: [0, 1], reason: 'x', ranking: [[0, 1]] }, 20);
    tally.ended(qwinto, { winners: [], reason: 'x', ranking: [[0, 1]] }, 30);
    expect(figures(tally)).toMatchObject({
      matches: 3,
      moves: { mean: 20, min: 10, max: 30 },
      wins: [2 / 3, 1 / 3],
      shared: 1,
      nobody: 1,
      scores: [4, 2],
    });
  });

  test('the same seed plays the same matches', async () => {
    const untimed = async (seed: string) =>
      JSON.stringify(await simulated('coda', '--matches', '4', '--seed', seed), (key, value) =>
        key === 'matchesPerSecond' ? undefined : value,
      );
    expect(await untimed('a')).toBe(await untimed('a'));
    expect(await untimed('a')).not.toBe(await untimed('b'));
  });

  test('a bar only where somebody looks', async () => {
    const { err, out } = await cifra(['simulate', 'qwinto', '--matches', '3', '--lang', 'es'], { terminal: true });
    expect(err).toMatch(/[█░]+ \d\/3/);
    expect(out).toContain('Qwinto: 3 partidas al azar');
    expect(out).toContain('rechazos');
  });

  test('saved matches prove themselves', async () => {
    const folder = join(temporaryFolder(), 'new', 'folder');
    await simulated('break-the-code', '--matches', '3', '--save', folder, '--timeouts', '20', '--options', 'random');
    const files = readdirSync(folder).map((name) => join(folder, name));
    expect(files).toHaveLength(3);
    expect((await cifra(['verify', ...files])).code).toBe(0);
  });

  test('a refusal, an exception and a match that stands still end with 1 and name the match', async () => {
    const failing = async () => cifra(['simulate', 'qwinto', '--matches', '2', '--seats', '2', '--seed', 'f']);
    vi.spyOn(qwinto, 'check').mockReturnValue({ code: 'cell-taken' });
    expect(await failing()).toMatchObject({ code: 1, err: expect.stringContaining('--seed f/2/0 stopped: There is') });
    vi.restoreAllMocks();
    vi.spyOn(qwinto, 'decide').mockImplementation(() => {
      throw new Error('planted');
    });
    expect(await failing()).toMatchObject({ code: 1, err: expect.stringContaining('planted') });
    vi.restoreAllMocks();
    vi.spyOn(qwinto, 'toAct').mockReturnValue([]);
    expect(await failing()).toMatchObject({ code: 1, err: expect.stringContaining('nobody is to act') });
  });

  test('Ctrl-C keeps what was counted so far', async () => {
    const { code, out } = await cifra(['simulate', 'qwinto', '--matches', '9'], { interrupt: AbortSignal.abort() });
    expect(code).toBe(130);
    expect(out).toContain('0 random matches');
  });

  test.each([
    ['no game', []],
    ['no matches', ['qwinto', '--matches', '0']],
    ['matches in words', ['qwinto', '--matches', 'many']],
    ['seats out of range', ['qwinto', '--seats', '7']],
    ['a range the wrong way round', ['qwinto', '--seats', '4-2']],
    ['options in another way', ['coda', '--options', 'all']],
    ['options twice', ['coda', '--options', 'random', '--option', 'dashes=on']],
    ['an unknown option', ['coda', '--option', 'constructor=on']],
    ['a folder that cannot be', ['qwinto', '--save', '/dev/null/folder']],
    ['a list of too few words', ['decrypto', '--option', 'ownWords=sol,mar']],
    ['cores for random players', ['qwinto', '--threads', '2']],
  ])('%s is misuse', async (_, args) => {
    for (const lang of ['en', 'es']) {
      const { code, out, err } = await cifra(['simulate', ...args, '--lang', lang]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^cifra: \S+ \S+/);
    }
  });
});
