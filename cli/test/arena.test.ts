import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findGame } from '@cifra/games/rules';
import { countMatch, newRecord, sharersOf, winningSides } from '@cifra/mind-kit/arena';
import { describe, expect, test } from 'vitest';
import { type ArenaFigures, arenaFigures } from '../arena/report.ts';
import { runArena } from '../arena/run.ts';
import { inThread } from '../arena/thread.ts';
import { cifra, temporaryFolder } from './harness.ts';

describe('cifra simulate --bots', () => {
  test('named players meet, seats alternate, and the same seed plays the same matches', async () => {
    const arena = {
      game: 'qwinto',
      players: ['heuristic', 'random'],
      options: {},
      seed: 'arena',
      matches: 6,
      threads: 1,
    };
    const figures = arenaFigures(await runArena(arena));
    expect(figures).toMatchObject({ matches: 6 });
    const [heuristic, random] = figures.players;
    expect((heuristic?.points ?? 0) > (random?.points ?? 0)).toBe(true);
    expect((heuristic?.share ?? 0) + (random?.share ?? 0)).toBeCloseTo(1);
    const again = arenaFigures(await runArena(arena));
    expect(again.players.map(({ points }) => points)).toEqual(figures.players.map(({ points }) => points));
  });

  test('a team is one side: its victory is no tie, and each of it has won whole', async () => {
    const four = ['--bots', 'random,random,random,random', '--matches', '6', '--seed', 'teams', '--json'];
    const { matches, nobody, ties, players }: ArenaFigures = JSON.parse(
      (await cifra(['simulate', 'decrypto', ...four])).out,
    );
    expect([matches, nobody]).toEqual([6, 0]);
    const sum = (of: 'won' | 'share') => players.reduce((all, player) => all + player[of], 0) * matches;
    // Two of four are on a side that wins, and all of them where both do.
    expect(sum('won')).toBeCloseTo(2 * (matches - ties) + 4 * ties);
    expect(sum('share')).toBeCloseTo(2 * matches);
  });

  test('[B14] a draw of two is half a win for each, and is told beneath the table', async () => {
    const args = ['simulate', 'break-the-code', '--bots', 'random,random', '--matches', '12', '--seed', 'draw'];
    const { matches, ties, nobody, players }: ArenaFigures = JSON.parse((await cifra([...args, '--json'])).out);
    expect([matches, nobody]).toEqual([12, 0]);
    expect(ties).toBeGreaterThan(0);
    const sum = (of: 'won' | 'share') => players.reduce((all, player) => all + player[of], 0) * matches;
    expect(sum('share')).toBeCloseTo(matches);
    expect(sum('won')).toBeCloseTo(matches - ties);
    expect((await cifra([...args, '--lang', 'en'])).out).toContain(`\nTied: ${ties} of 12.\n`);
    expect((await cifra([...args, '--lang', 'es'])).out).toContain(`\nEmpates: ${ties} de 12.\n`);
  });

  test('[B14] with three seats nobody has a part of a match that nobody wins', async () => {
    const args = ['simulate', 'break-the-code', '--bots', 'random,random,random', '--matches', '6', '--seed', 'none'];
    const { matches, ties, nobody, players }: ArenaFigures = JSON.parse((await cifra([...args, '--json'])).out);
    expect(nobody).toBeGreaterThan(0);
    const shares = players.reduce((all, { share }) => all + share, 0) * matches;
    expect([ties, Math.round(shares)]).toEqual([0, matches - nobody]);
    expect((await cifra([...args, '--lang', 'en'])).out).toContain(`\nWon by nobody: ${nobody} of 6.\n`);
    expect((await cifra([...args, '--lang', 'es'])).out).toContain(`\nSin ganador: ${nobody} de 6.\n`);
  });

  test('[D13] where both teams win, or two sides are level and nobody has won, each side has half', () => {
    const sharing = (
      id: string,
      seats: number,
      winners: readonly number[],
      ranking: readonly (readonly number[])[],
    ) => {
      const { game } = findGame(id) ?? {};
      if (game === undefined) throw new Error(`No game ${id}`);
      const sharers = sharersOf(game, seats, { winners, ranking, reason: 'any' });
      return { sharers, sides: winningSides(game, seats, { winners: sharers }) };
    };
    const four = [0, 1, 2, 3];
    expect(sharing('decrypto', 4, four, [four])).toEqual({ sharers: four, sides: 2 });
    expect(
      sharing(
        'decrypto',
        4,
        [0, 2],
        [
          [0, 2],
          [1, 3],
        ],
      ),
    ).toMatchObject({ sharers: [0, 2] });
    expect(sharing('break-the-code', 2, [], [[0, 1]])).toEqual({ sharers: [0, 1], sides: 2 });
    expect(sharing('break-the-code', 2, [1], [[1], [0]])).toEqual({ sharers: [1], sides: 1 });
    expect(sharing('break-the-code', 4, [], [four])).toEqual({ sharers: [], sides: 0 });
    const match = { winners: [], sharers: [0, 1], sides: 2, scores: null, moves: 1 };
    const records = ['one', 'other'].map(newRecord);
    countMatch(records, match);
    expect(records.map(({ wins, share }) => [wins, share])).toEqual([
      [0, 0.5],
      [0, 0.5],
    ]);
  });

  test('a Ctrl-C that came while it was starting plays nothing, on one thread and on several', async () => {
    const arena = { game: 'qwinto', players: ['random', 'random'], options: {}, seed: 'early', matches: 3 };
    for (const threads of [1, 2])
      expect(await runArena({ ...arena, threads, stop: AbortSignal.abort() })).toMatchObject({ matches: 0 });
    const args = ['simulate', 'qwinto', '--bots', 'random,random', '--matches', '3'];
    expect(await cifra(args, { interrupt: AbortSignal.abort() })).toMatchObject({
      code: 130,
      out: expect.stringMatching(/: 0 matches/),
    });
  });

  test('a thread is not begun after a Ctrl-C, and ends by one that comes later', async () => {
    const path = join(temporaryFolder(), 'worker.mjs');
    // Tells of one match; with more to play it goes on for ever.
    const script = `import { parentPort, workerData } from 'node:worker_threads';
      parentPort.postMessage(workerData.seed);
      if (workerData.matches > 1) setInterval(() => {}, 1000);`;
    await writeFile(path, script);
    const job = { game: 'qwinto', players: [], options: {}, from: 0, step: 1 };
    const told: unknown[] = [];
    const later = new AbortController();
    const take = (bout: unknown) => {
      told.push(bout);
      later.abort();
    };
    await inThread({ ...job, seed: 'long', matches: 2 }, take, later.signal, pathToFileURL(path));
    await inThread({ ...job, seed: 'short', matches: 1 }, take, AbortSignal.abort(), pathToFileURL(path));
    expect(told).toEqual(['long']);
  });

  test('an unknown player and a wrong number of them are refused in words', async () => {
    expect(await cifra(['simulate', 'coda', '--bots', 'random,nobody'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('“nobody”'),
    });
    expect(await cifra(['simulate', 'coda', '--bots', 'random', '--lang', 'es'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('2 a 4'),
    });
  });

  test.each([
    ['--seats', '2'],
    ['--options', 'random'],
    ['--timeouts', '3'],
    ['--save', temporaryFolder()],
  ])('%s does not go together with named players', async (flag, value) => {
    for (const lang of ['en', 'es']) {
      const args = ['--bots', 'random,random', '--matches', '1', flag, value, '--lang', lang];
      const { code, out, err } = await cifra(['simulate', 'qwinto', ...args]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(new RegExp(`^cifra: .*${flag} .*`));
    }
  });

  test('a list of too few words is refused in the game’s own words', async () => {
    const args = ['--bots', 'random,random,random,random', '--option', 'ownWords=sol,mar'];
    const { code, err } = await cifra(['simulate', 'decrypto', ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(/^cifra: \S+ \S+/);
  });
});
