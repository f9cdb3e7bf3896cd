import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findGame } from '@cifra/games/rules';
import { type MatchFile, open, refuse, type Shape, sealedChance, view } from '@cifra/kernel';
import type { MindRequest } from '@cifra/room';
import { seedBytes } from '@cifra/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Counts } from '../metrics.ts';
import { FairQueue } from '../minds/fair-queue.ts';
import { MindPool, type Reviewed } from '../minds/pool.ts';
import { Reviews } from '../minds/reviews.ts';
import { temporaryFolder } from './house.ts';

const pools: MindPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

/** A program as a file, as Node wants it. */
function file(program: string): URL {
  const path = join(temporaryFolder(), 'thinker.mjs');
  writeFileSync(path, program);
  return pathToFileURL(path);
}

function pool(program?: string): { pool: MindPool; counts: Counts } {
  const counts = new Counts();
  const own = program === undefined ? {} : { program: file(program) };
  const made = new MindPool({ thinkers: 2, mostMs: 5_000, counts, ...own });
  pools.push(made);
  return { pool: made, counts };
}

function opening(seed = 1) {
  const game = findGame('qwinto')?.game;
  if (game === undefined) throw new Error('no qwinto');
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.refusal.code);
  const { state } = open(game, 2, options.value, sealedChance(seedBytes('minds')));
  const seat = game.toAct(state.table)[0] ?? 0;
  const thought = {
    room: 'r',
    game: game.id,
    level: 'club' as const,
    view: view(game, state, seat),
    seed,
    patience: 30_000,
  };
  return { game, thought };
}

const FRAGILE = `
  process.on('message', ({ id, seed }) => {
    if (seed === 1) process.exit(1);
    if (seed === 2) for (;;);
    if (seed === 3) throw new Error('broken');
    process.send({ id, command: seed });
  });`;

/** A house that only thinks: once, and again when it is told to. */
const HOUSE = `
  import { MindPool } from ${JSON.stringify(new URL('../dist/minds/pool.js', import.meta.url).href)};
  const minds = new MindPool({ thinkers: 1, mostMs: 30_000, counts: {} });
  const ask = () => minds.think({ room: 'r', game: 'none', level: 'novice', view: {}, seed: 1, patience: 30_000 });
  const say = (word) => ask().catch(() => process.stdout.write(word));
  process.on('SIGUSR2', () => say('again'));
  setInterval(() => {}, 1_000);
  say('once');`;

function children(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Says as which level it was asked, after so many milliseconds as its seed says. */
const SLOW = `
  process.on('message', ({ id, level, seed }) =>
    setTimeout(() => process.send({ id, command: level }), seed));`;

/** Asks one after another for the only thinker; all but the first have waited so long when it is free. */
async function afterWaiting(waited: number, ...thoughts: readonly Partial<MindRequest>[]) {
  let now = 1_000;
  const counts = new Counts();
  const program = file(SLOW);
  const minds = new MindPool({ thinkers: 1, mostMs: 5_000, counts, program, now: () => now });
  pools.push(minds);
  const asked = [{ seed: 50 }, ...thoughts].map((one) => minds.think({ ...opening(0).thought, ...one }));
  now += waited;
  const [, ...answers] = await Promise.allSettled(asked);
  return { counts, answers: answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'dropped')) };
}

describe('more thoughts than thinkers', () => {
  test('nobody thinks for somebody who has given up, or who will have before it is thought', async () => {
    const { answers, counts } = await afterWaiting(
      6_000,
      { level: 'master', patience: 5_000 },
      { level: 'novice', patience: 11_000 },
      { level: 'master', patience: 60_000 },
    );
    expect(answers).toEqual(['dropped', 'dropped', 'master']);
    expect(counts).toMatchObject({ botMoves: 2, botFailures: 2 });
  });

  test('whoever has waited long gets a novice’s quick thought rather than none', async () => {
    const { answers } = await afterWaiting(6_000, { level: 'master', patience: 20_000 }, { patience: 25_000 });
    expect(answers).toEqual(['novice', 'club']);
  });
});

describe('a fair share of the thinkers', () => {
  test('whoever has used the least of late is next, and what nobody watches comes last', () => {
    let now = 0;
    const queue = new FairQueue<string>(() => now);
    queue.use('many', 500);
    for (const work of ['m1', 'm2']) queue.push({ payer: 'many', isWatched: true, work });
    queue.push({ payer: 'gone', isWatched: false, work: 'g' });
    queue.push({ payer: 'one', isWatched: true, work: 'o' });
    expect([0, 1, 2, 3, 4].map(() => queue.shift()?.work)).toEqual(['o', 'm1', 'm2', 'g', undefined]);
    // What was used is forgotten by and by.
    queue.use('one', 100);
    now += 60_000;
    queue.use('new', 50);
    for (const payer of ['new', 'one']) queue.push({ payer, isWatched: true, work: payer });
    expect(queue.shift()?.work).toBe('one');
  });

  test('sixty rooms of one person do not keep another from thinking', async () => {
    const order: string[] = [];
    const minds = new MindPool({
      thinkers: 1,
      mostMs: 5_000,
      counts: new Counts(),
      program: file(SLOW),
      payerOf: (room) => room.slice(0, 1),
    });
    pools.push(minds);
    const ask = (room: string) => minds.think({ ...opening(5).thought, room }).then(() => order.push(room));
    const crowd = Array.from({ length: 60 }, (_, at) => ask(`a${at}`));
    await crowd[0];
    await ask('b');
    await Promise.all(crowd);
    expect(order.indexOf('b')).toBeLessThan(5);
  });
});

describe('bots in processes of their own', () => {
  test('a thought is a legal command, and the same seed thinks the same', async () => {
    const { pool: minds, counts } = pool();
    const { game, thought } = opening();
    const commands = await Promise.all([1, 2, 3, 4, 5, 6].map(() => minds.think(thought)));
    const parsed = game.parseCommand(commands[0]);
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    expect(game.check(thought.view, parsed.value)).toBeNull();
    for (const command of commands) expect(command).toEqual(commands[0]);
    expect(counts.botMoves).toBe(6);
  });

  test('an unknown game is an error of that thought only', async () => {
    const { pool: minds } = pool();
    const { thought } = opening();
    await expect(minds.think({ ...thought, game: 'chess' })).rejects.toThrow('chess');
    await expect(minds.think(thought)).resolves.toHaveProperty('type');
  });

  test('a thinker that dies, throws or never ends costs one thought; the next one is thought', async () => {
    const counts = new Counts();
    const minds = new MindPool({
      thinkers: 1,
      // A process that takes the place of another needs time to start on a busy computer.
      mostMs: 1_500,
      counts,
      program: file(FRAGILE),
    });
    pools.push(minds);
    const results = await Promise.allSettled([1, 9, 2, 9, 3, 9].map((seed) => minds.think(opening(seed).thought)));
    expect(results.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(counts).toMatchObject({ botMoves: 3, botFailures: 3 });
  });

  test('after closing nobody thinks', async () => {
    const { pool: minds } = pool(FRAGILE);
    const busy = minds.think(opening(2).thought);
    const [result] = await Promise.allSettled([busy, minds.close()]);
    expect(result.status).toBe('rejected');
    await expect(minds.think(opening(9).thought)).rejects.toThrow();
  });
});

describe.runIf(process.platform === 'linux')('a thinker beside its house', () => {
  test('gives way to everybody else with all its threads, and is told no password of the house', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://cifra:secret@db/cifra');
    const { pool: minds } = pool();
    const others = new Set(children(process.pid));
    await minds.think(opening().thought);
    vi.unstubAllEnvs();
    const [pid = 0] = children(process.pid).filter((one) => !others.has(one));
    const threads = readdirSync(`/proc/${pid}/task`).map(Number);
    expect(threads.length).toBeGreaterThan(2);
    expect(threads.filter((thread) => getPriority(thread) < 10)).toEqual([]);
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('secret');
    expect(minds.memory).toBeGreaterThan(10_000_000);
  });

  test('asked to end with everybody else it goes on until its house leaves, however that ends', async () => {
    const house = spawn(process.execPath, ['--input-type=module', '-e', HOUSE], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(house.stdout, 'data');
    const [pid = 0] = children(house.pid ?? 0);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
    // Only a house with a thinker can still think.
    house.kill('SIGUSR2');
    expect(String((await once(house.stdout, 'data'))[0])).toContain('again');
    expect(children(house.pid ?? 0)).toEqual([pid]);
    house.kill('SIGKILL');
    await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 5_000 }).toBe(false);
  });
});

describe('reviews', () => {
  const match = { game: 'none' } as MatchFile<Shape>;
  const read = async () => match;

  test('a match is reviewed once, however many ask; what failed is tried again', async () => {
    let asked = 0;
    const reviews = new Reviews({
      review: async (): Promise<Reviewed> => {
        if (++asked === 1) throw new Error('no thinker');
        return refuse('no-review');
      },
    });
    await expect(reviews.of('r 1', 'ana', read)).rejects.toThrow('no thinker');
    await Promise.all([reviews.of('r 1', 'ana', read), reviews.of('r 1', 'blas', read)]);
    expect(asked).toBe(2);
  });

  test('only the latest are kept', async () => {
    let asked = 0;
    const reviews = new Reviews({ review: async () => refuse(`no-review-${++asked}`) });
    for (let match = 0; match < 70; match++) await reviews.of(`r ${match}`, 'ana', read);
    await reviews.of('r 69', 'ana', read);
    expect(asked).toBe(70);
    await reviews.of('r 0', 'ana', read);
    expect(asked).toBe(71);
  });

  test('a thinker answers with a review, or with why there is none', async () => {
    const { pool: real } = pool();
    expect(await real.review(match, 'ana')).toMatchObject({ ok: false, refusal: { code: 'no-review' } });
  });

  test('a bot that is waited for goes before a review', async () => {
    const order: string[] = [];
    const counts = new Counts();
    const program = file(SLOW);
    const one = new MindPool({ thinkers: 1, mostMs: 5_000, counts, program });
    pools.push(one);
    const { thought } = opening();
    const ask = (name: string, answer: Promise<unknown>) => answer.then(() => order.push(name));
    await Promise.all([
      ask('first', one.think({ ...thought, seed: 50 })),
      ask('review', one.review(match, 'ana')),
      ask('second', one.think({ ...thought, seed: 1 })),
    ]);
    expect(order).toEqual(['first', 'second', 'review']);
  });
});
