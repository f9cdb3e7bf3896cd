import { GAMES } from '@cifra/games/rules';
import { type MatchFile, rng, type Shape, verify } from '@cifra/kernel';
import { qwinto } from '@cifra/qwinto/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contextOf } from '../context.ts';
import { RefereeSession } from '../referee/referee-session.ts';
import { cifra, referee } from './harness.ts';

const start = { game: 'qwinto', seats: 2, options: {}, chance: { first: 0, purple: [4, 2], yellow: [5, 6] } };
const roll = { seat: 0, command: { type: 'roll', dice: ['purple', 'yellow'] } };

afterEach(() => vi.restoreAllMocks());

/** A session of its own, for long conversations without a stream. */
function session(): (line: unknown) => { [field: string]: unknown } {
  const context = contextOf({} as Parameters<typeof contextOf>[0], 'en');
  const talk = new RefereeSession(context, (error) => expect.fail(String(error)));
  return (line) => JSON.parse(JSON.stringify(talk.answer(JSON.stringify(line))));
}

describe('the conversation of the design', () => {
  test('start, roll, out of turn, view, legal, outcome', async () => {
    const { code, answers } = await referee([
      start,
      roll,
      { seat: 1, command: { type: 'keep' } },
      { view: 1 },
      { view: 'spectator' },
      { legal: 0 },
      { outcome: true },
    ]);
    expect(code).toBe(0);
    const [started, rolled, refused, view, spectator, legal, outcome] = answers;
    expect(started).toEqual({ ok: true, version: 1, toAct: [0] });
    expect(rolled).toEqual({
      ok: true,
      version: 2,
      toAct: [0],
      facts: [{ type: 'rolled', seat: 0, dice: { purple: 4, yellow: 5 }, again: false }],
    });
    expect(refused).toEqual({ ok: false, code: 'not-your-turn', message: 'It is not your turn.' });
    expect(view).toMatchObject({ view: { version: 2, viewer: 1, seats: 2, hands: { 'seat:1': { choice: null } } } });
    expect(view).toMatchObject({ view: { table: { turn: 0, phase: 'rolled', dice: { purple: 4, yellow: 5 } } } });
    expect(spectator).toMatchObject({ view: { viewer: 'spectator', hands: {} } });
    expect(legal).toEqual({ legal: [{ type: 'reroll' }, { type: 'keep' }] });
    expect(outcome).toEqual({ outcome: null });
  });

  test('our own lines: to act, time up, help', async () => {
    const { answers } = await referee([start, { toAct: true }, { timeout: 0 }, { timeout: 1 }, { help: true }]);
    expect(answers[1]).toEqual({ version: 1, toAct: [0], deadline: null });
    expect(answers[2]).toMatchObject({ ok: true, version: 2, facts: [{ type: 'rolled' }] });
    expect(answers[3]).toMatchObject({ ok: false, code: 'no-timeout' });
    expect(answers[4]).toMatchObject({ help: { games: GAMES.map(({ game }) => ({ game: game.id })) } });
  });

  test.each(GAMES.map(({ game }) => game))('a whole match of $id, and its file proves itself', (game) => {
    const ask = session();
    const numbers = rng(5);
    expect(ask({ game: game.id, seats: game.seats.min, seed: 'whole' })).toMatchObject({ ok: true, version: 1 });
    let { toAct } = ask({ toAct: true }) as { toAct: number[] };
    while (ask({ outcome: true }).outcome === null) {
      expect(ask({ file: true })).toMatchObject({ ok: false, code: 'not-over' });
      const seat = numbers.pick(toAct);
      const { legal } = ask({ legal: seat }) as { legal: unknown[] };
      const answer = ask({ seat, command: numbers.pick(legal) });
      expect(answer).toMatchObject({ ok: true });
      ({ toAct } = answer as { toAct: number[] });
    }
    const { file } = ask({ file: true }) as { file: MatchFile<Shape> };
    expect(verify(game, file)).toEqual([]);
    expect(ask({ seat: 0, command: { type: 'x' } })).toMatchObject({ ok: false });
    expect(ask({ timeout: 0 })).toMatchObject({ ok: false, code: 'match-over' });
  });

  test('what the script leaves out is random, and the same with a seed', async () => {
    const deals = async (seed?: string) => {
      const line = { game: 'break-the-code', seats: 2, ...(seed === undefined ? {} : { seed }) };
      return (await referee([line, { view: 0 }, { view: 1 }])).answers;
    };
    expect(await deals('one')).toEqual(await deals('one'));
    expect(await deals('one')).not.toEqual(await deals('two'));
    expect(await deals()).not.toEqual(await deals());
  });

  test('a new match takes the place of the old one; a start that is refused does not', async () => {
    const { answers } = await referee([start, roll, { ...start, seats: 9 }, { toAct: true }, start, { toAct: true }]);
    expect(answers.map((answer) => answer.version)).toEqual([1, 2, undefined, 2, 1, 1]);
  });
});

describe('bad input is refused with a code and a refusalText, and changes nothing', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  test.each<[string, unknown, string]>([
    ['not JSON', '{"seat":0', 'not-json'],
    ['a word', 'roll', 'not-json'],
    ['a number', 7, 'unknown-line'],
    ['null', 'null', 'unknown-line'],
    ['a list', [start], 'unknown-line'],
    ['an empty object', {}, 'unknown-line'],
    ['an unknown question', { who: true }, 'unknown-line'],
    ['a prototype as a question', '{"__proto__":{"view":0}}', 'unknown-line'],
    ['two questions', { view: 0, legal: 0 }, 'unknown-field'],
    ['a stranger field', { ...start, players: 2 }, 'unknown-field'],
    ['a prototype beside a start', '{"game":"qwinto","seats":2,"__proto__":{}}', 'unknown-field'],
    ['deep nesting', deep, 'too-deep'],
    ['deep nesting in a script', `{"game":"qwinto","seats":2,"chance":{"first":${deep}}}`, 'too-deep'],
    ['a line of 5 MB', `"${'x'.repeat(5 * 1024 * 1024)}"`, 'too-long-line'],
    ['a word of 1 MB', { seat: 0, command: { type: 'x'.repeat(1024 * 1024) } }, 'bad-command'],
    ['a label of 1 MB', { ...start, chance: { ['x'.repeat(1024 * 1024)]: 1 } }, 'unknown-chance'],
    ['an unknown game', { game: 'chess', seats: 2 }, 'unknown-game'],
    ['a game called __proto__', { game: '__proto__', seats: 2 }, 'unknown-game'],
    ['a game called constructor', { game: 'constructor', seats: 2 }, 'unknown-game'],
    ['a number for a game', { game: 1, seats: 2 }, 'bad-field'],
    ['no seats', { game: 'qwinto' }, 'bad-seats'],
    ['too many seats', { game: 'qwinto', seats: 7 }, 'bad-seats'],
    ['no seat at all', { game: 'qwinto', seats: 0 }, 'bad-seats'],
    ['half a seat', { game: 'qwinto', seats: 2.5 }, 'bad-seats'],
    ['seats in words', { game: 'qwinto', seats: '2' }, 'bad-seats'],
    ['an unknown option', { game: 'qwinto', seats: 2, options: { hard: true } }, 'unknown-option'],
    ['an option __proto__', '{"game":"coda","seats":2,"options":{"__proto__":true}}', 'unknown-option'],
    ['an option constructor', { game: 'coda', seats: 2, options: { constructor: true } }, 'unknown-option'],
    ['a bad option', { game: 'coda', seats: 2, options: { dashes: 'yes' } }, 'bad-option'],
    ['options that are a list', { game: 'coda', seats: 2, options: [] }, 'bad-options'],
    ['options that are null', { game: 'coda', seats: 2, options: null }, 'bad-options'],
    ['chance that is null', { ...start, chance: null }, 'bad-chance'],
    ['a seed that is null', { ...start, seed: null }, 'bad-field'],
    ['an unknown label', { ...start, chance: { green: [1] } }, 'unknown-chance'],
    ['a label __proto__', '{"game":"qwinto","seats":2,"chance":{"__proto__":[1]}}', 'unknown-chance'],
    ['a label toString', { ...start, chance: { toString: 1 } }, 'unknown-chance'],
    ['a seventh face', { ...start, chance: { purple: [7] } }, 'bad-chance'],
    ['chance that is a list', { ...start, chance: [] }, 'bad-chance'],
    ['a first seat that is not there', { ...start, chance: { first: 2 } }, 'bad-chance'],
    ['a number for a seed', { ...start, seed: 7 }, 'bad-field'],
    ['a seat in words', { seat: '0' }, 'bad-field'],
    ['a seat in words with a command', { seat: '0', command: { type: 'keep' } }, 'bad-field'],
    ['half a seat that acts', { seat: 0.5, command: { type: 'keep' } }, 'bad-field'],
    ['a seat that is not there', { seat: 2, command: { type: 'keep' } }, 'no-such-seat'],
    ['a seat below 0', { seat: -1, command: { type: 'keep' } }, 'no-such-seat'],
    ['no command', { seat: 0 }, 'bad-command'],
    ['a command without a seat', { command: { type: 'keep' } }, 'bad-field'],
    ['a command in words', { seat: 0, command: 'keep' }, 'bad-command'],
    ['an unknown command', { seat: 0, command: { type: 'cheat' } }, 'bad-command'],
    ['a command called constructor', { seat: 0, command: { type: 'constructor' } }, 'bad-command'],
    ['a stranger in a command', { seat: 0, command: { type: 'keep', quietly: true } }, 'unknown-field'],
    ['dice in words', { seat: 0, command: { type: 'roll', dice: 'purple' } }, 'bad-command'],
    ['a command out of turn', { seat: 1, command: { type: 'keep' } }, 'not-your-turn'],
    ['a view in words', { view: '0' }, 'bad-field'],
    ['a view of a seat that is not there', { view: 2 }, 'no-such-seat'],
    ['moves of the spectator', { legal: 'spectator' }, 'bad-field'],
    ['moves of a seat that is not there', { legal: 9 }, 'no-such-seat'],
    ['time up for a seat that is not there', { timeout: 9 }, 'no-such-seat'],
    ['an outcome that is false', { outcome: false }, 'bad-field'],
    ['the file before the outcome', { file: true }, 'not-over'],
  ])('%s', async (_, line, code) => {
    const everything = [{ view: 0 }, { view: 1 }, { toAct: true }];
    const { answers } = await referee([start, roll, ...everything, line, ...everything]);
    expect(answers).toHaveLength(9);
    expect(answers[5]).toMatchObject({ ok: false, code });
    expect(answers[5]?.message).toMatch(/\S \S/);
    expect(answers[5]?.message).not.toMatch(/undefined|NaN|\[object/);
    expect(JSON.stringify(answers[5]).length).toBeLessThan(1_000);
    expect(answers.slice(6)).toEqual(answers.slice(2, 5));
  });

  test('a clue of 1 MB, and a number where a clue belongs', async () => {
    const clues = (clue: unknown) => ({ seat: 0, command: { type: 'encrypt', clues: [clue, 'sun', 'sea'] } });
    const { answers } = await referee([
      { game: 'decrypto', seats: 4, chance: { 'white-first': 0 } },
      clues('x'.repeat(1024 * 1024)),
      clues(7),
      { toAct: true },
    ]);
    expect(answers[1]).toMatchObject({ ok: false, code: 'too-long' });
    expect(answers[2]).toMatchObject({ ok: false, code: 'bad-command' });
    expect(answers[3]).toMatchObject({ version: 1 });
    expect(JSON.stringify(answers).length).toBeLessThan(2_000);
  });

  test('every question without a match', async () => {
    const lines = [roll, { view: 0 }, { legal: 0 }, { outcome: true }, { toAct: true }, { timeout: 0 }, { file: true }];
    const { code, answers } = await referee(lines);
    expect(code).toBe(0);
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(['no-match']));
  });

  test('lines may end in CRLF, be empty, begin with a byte-order mark, or lack their end', async () => {
    const { out } = await cifra(['referee'], { input: `\uFEFF${JSON.stringify(start)}\r\n\r\n  \n\n{"outcome":true}` });
    expect(out).toBe('{"ok":true,"version":1,"toAct":[0]}\n{"outcome":null}\n');
  });

  test('in Spanish where the locale is', async () => {
    const { answers } = await referee(['x', start, { seat: 1, command: { type: 'keep' } }], { LANG: 'es_ES.UTF-8' });
    expect(answers[0]?.message).toBe('Esta línea no es JSON.');
    expect(answers[2]?.message).toBe('No es tu turno.');
  });

  test('a broken rule closes its match and not the session', async () => {
    vi.spyOn(qwinto, 'legal').mockImplementation(() => {
      throw new Error('planted');
    });
    const { answers, err } = await referee([start, { legal: 0 }, { view: 0 }, start]);
    expect(answers.map((answer) => answer.code)).toEqual([undefined, 'internal', 'no-match', undefined]);
    expect(err).toContain('planted');
  });
});
