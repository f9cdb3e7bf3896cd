import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@cifra/games/rules';
import type { MatchFile, Shape } from '@cifra/kernel';
import { playersRng } from '@cifra/mind-kit/arena';
import { describe, expect, test } from 'vitest';
import { playAtRandom } from '../match/random-match.ts';
import { cifra, temporaryFolder } from './harness.ts';

const folder = temporaryFolder();

function played(id: string, seats: number): MatchFile<Shape> {
  const listed = GAMES.find(({ game }) => game.id === id);
  const options = listed?.game.parseOptions({});
  if (listed === undefined || !options?.ok) throw new Error(`No ${id} with default options`);
  const deal = { seats, options: options.value, seed: 'review' };
  const file = playAtRandom(listed.game, deal, playersRng('review'), 0).match.file();
  if (!file.ok) throw new Error(file.refusal.code);
  return file.value;
}

let written = 0;
function save(file: unknown): string {
  const path = join(folder, `match-${written++}.json`);
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return path;
}

const qwinto = played('qwinto', 2);

describe('cifra review', () => {
  test.each(GAMES.map(({ game }) => game))('one JSON object for a match of $id', async ({ id, seats }) => {
    const { code, out, err } = await cifra(['review', save(played(id, seats.min)), '--json']);
    expect([code, err]).toEqual([0, '']);
    const review = JSON.parse(out);
    expect(Object.keys(review)).toEqual(
      expect.arrayContaining(['game', 'seats', 'outcome', 'unit', 'decisions', 'curve', 'moments']),
    );
    expect(review.unit).toBe(id === 'qwinto' ? 'points' : 'win');
    for (const { expected, result, skill, luck } of review.seats)
      expect(Math.abs(result - expected - skill - luck.chance - luck.rivals)).toBeLessThan(1e-9);
    for (const decision of review.decisions)
      expect(['best', 'good', 'inaccuracy', 'mistake', 'blunder']).toContain(decision.grade);
  });

  test.each([
    ['en', 'dice and deals', 'opinion of our strongest bot'],
    ['es', 'dados y reparto', 'opinión de nuestro bot'],
  ])('a table for people: %s', async (language, column, opinion) => {
    const { code, out } = await cifra(['review', save(qwinto), '--lang', language]);
    expect(code).toBe(0);
    expect(out).toContain(column);
    expect(out).toContain(opinion);
  });

  test('--seat shows one seat alone', async () => {
    const { out } = await cifra(['review', save(qwinto), '--seat', '1', '--json']);
    const { decisions, seats, curve } = JSON.parse(out);
    expect(new Set(decisions.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([1]));
    expect(seats).toHaveLength(1);
    expect(curve[0].chances).toHaveLength(2);
  });

  test.each([
    ['no match', { hello: 1 }, 'not-a-match-file'],
    ['no JSON', 'hello', 'not-a-match-file'],
    ['unfinished', { ...qwinto, entries: qwinto.entries.slice(0, 4), outcome: null }, 'not-over'],
    ['broken off', JSON.stringify(qwinto).slice(0, 900), 'broken-match-file'],
    ['of rules to come', { ...qwinto, rules: qwinto.rules + 1 }, 'newer-rules'],
    ['of a format to come', { ...qwinto, format: 'cifra-match/2' }, 'newer-format'],
    ['forged', { ...qwinto, entries: qwinto.entries.toSpliced(5, 1) }, 'does-not-verify'],
    ['of no game that is known', { ...qwinto, game: 'chess' }, 'unknown-game'],
  ])('%s is refused with a code', async (_, file, wanted) => {
    const json = await cifra(['review', save(file), '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, code: wanted, message: expect.any(String) });
    const text = await cifra(['review', save(file)]);
    expect(text.code).toBe(1);
    expect(text.out).toBe('');
    expect(text.err).toContain('cifra: ');
  });

  test.each([
    [[], 'Which match file'],
    [['one', 'two'], 'What is “two” for'],
    [['/nowhere.json'], 'cannot be read'],
    [[save(qwinto), '--depth', 'deep'], '--depth is one of: quick, full'],
    [[save(qwinto), '--seat', '2'], '--seat takes a whole number from 0 to 1'],
    [[save(qwinto), '--seat', 'x'], '--seat takes'],
  ])('called wrongly: %j', async (args, why) => {
    const { code, err } = await cifra(['review', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});
