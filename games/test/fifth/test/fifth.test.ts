import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as withFifth from '../index.ts';
import { openHouse, run } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'cifra-fifth-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the fifth game is one line in the list, and no other file outside its folder knows it', () => {
  const list = readFileSync(new URL('../index.ts', import.meta.url), 'utf8');
  expect(list.split('\n').filter((line) => line.includes('higher-lower'))).toHaveLength(1);
  expect(Object.keys(withFifth)).toContain('higherLower');
});

type Named = { readonly type: 'named'; readonly seat: number; readonly number: number; readonly answer: string };
type File = {
  readonly entries: readonly { readonly events: readonly { readonly fact: { readonly type: string } }[] }[];
};

function namedBy(seat: number, file: File): readonly Named[] {
  const facts = file.entries.flatMap(({ events }) => events.map(({ fact }) => fact));
  return facts.filter((fact): fact is Named => fact.type === 'named').filter((fact) => fact.seat === seat);
}

describe('the terminal, by that line alone', () => {
  test('names it and its options', () => {
    expect(run(['--help']).out).toMatch(/higher-lower +.*Higher, lower/);
    expect(run(['play', 'higher-lower', '--help']).out).toContain('top');
  });

  test('the referee deals, refuses in words, and says who won', () => {
    const said = run(
      ['referee'],
      [
        { game: 'higher-lower', seats: 2, options: { top: 10 }, chance: { first: 0, number: [3, 8] } },
        { seat: 0, command: { type: 'name', number: 5 } },
        { seat: 0, command: { type: 'name', number: 6 } },
        { view: 'spectator' },
        { seat: 1, command: { type: 'name', number: 3 } },
        { outcome: true },
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    const answers = said.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers[1]).toMatchObject({ ok: true, toAct: [1] });
    expect(answers[2]).toMatchObject({ ok: false, code: 'not-your-turn', message: 'It is not your turn.' });
    expect(answers[3]?.view).toMatchObject({
      hands: {},
      table: {
        ranges: [
          { from: 1, to: 10 },
          { from: 6, to: 10 },
        ],
      },
    });
    expect(answers[5]).toMatchObject({ outcome: { winners: [1] } });
  });

  test('its bots play each other, and a match can be proven and replayed', () => {
    expect(run(['simulate', 'higher-lower', '--bots', 'master,novice', '--matches', '20']).status).toBe(0);
    expect(run(['simulate', 'higher-lower', '--matches', '1', '--seed', 'one', '--save', folder]).status).toBe(0);
    const file = join(folder, 'higher-lower-one-2-0.json');
    expect(run(['verify', file])).toMatchObject({ status: 0 });
    expect(run(['replay', file]).out).toContain('Both hide a number');
  });
});

test('a house lists it, opens rooms for it, seats its bots, and plays a match to its end', async () => {
  const house = await openHouse(join(folder, 'data'));
  try {
    let cookie = '';
    const ask = async (path: string, json?: unknown, token?: string) => {
      const response = await fetch(`${house.url}${path}`, {
        ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
        headers: {
          'accept-language': 'en',
          cookie,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return { status: response.status, body: await response.json() };
    };
    const { body: games } = await ask('/api/games');
    expect(games).toContainEqual(expect.objectContaining({ id: 'higher-lower', seats: { min: 2, max: 2 } }));
    const { body: room } = await ask('/api/rooms', { game: 'higher-lower', seats: 2, options: { top: 50 }, pace: 0 });
    const { body: seat } = await ask(`/api/rooms/${room.id}/token`, { name: 'Ana' });
    const order = (one: object) => ask('/api/bot/orders', { order: one }, seat.token);
    await order({ type: 'bot', seat: 1, level: 'master' });
    await order({ type: 'start', nonce: '0'.repeat(64) });
    for (let tries = 0; tries < 400; tries++) {
      const { body: legal } = await ask('/api/bot/legal', undefined, seat.token);
      // The lowest number seldom hits, so that the bot gets its turns.
      if (legal.length > 0) await order({ type: 'play', command: legal[0] });
      else await new Promise((next) => setTimeout(next, 50));
      const { body: card } = await ask(`/api/rooms/${room.id}`);
      if (card.phase === 'over') break;
    }
    const { status, body: file } = await ask(`/api/rooms/${room.id}/matches/1`);
    expect(status).toBe(200);
    expect(file.outcome.reason).toBe('named');
    // A master halves what is possible; whoever moved at random in its place would not.
    let range = { from: 1, to: 50 };
    for (const { number, answer } of namedBy(1, file)) {
      expect(number).toBe(Math.round((range.from + range.to) / 2));
      range = answer === 'higher' ? { ...range, from: number + 1 } : { ...range, to: number - 1 };
    }
    writeFileSync(join(folder, 'match.json'), JSON.stringify(file));
    expect(run(['verify', join(folder, 'match.json')])).toMatchObject({ status: 0 });
  } finally {
    await house.close();
  }
});
