import { describe, expect, test } from 'vitest';
import {
  act,
  chanceOf,
  commit,
  type DerivedDraw,
  expire,
  MATCH_FORMAT,
  type MatchFile,
  open,
  parseMatchFile,
  seedFrom,
  verify,
} from '../index.ts';
import { kernelRefusal } from '../words/index.ts';
import { type Toy, toy } from './toy.ts';

const seed = seedFrom('a longer match');
const salt = seedFrom('a salt');
const nonces = [seedFrom('of seat 0'), seedFrom('of seat 1')];

function played(): MatchFile<Toy> {
  const chance = chanceOf({ seed, nonces });
  const dealt = open(toy, 2, { loud: true }, chance);
  const entries: MatchFile<Toy>['entries'][number][] = [{ seat: null, command: null, events: dealt.events }];
  let { state } = dealt;
  for (let number = 1; toy.outcome(state.table) === null; number++) {
    const seat = state.table.turn;
    const late = number === 1 ? expire(toy, state, seat, chance) : null;
    const command = late?.command ?? ({ type: 'name', number } as const);
    const result = late === null ? act(toy, state, seat, command, chance) : { ok: true as const, value: late };
    if (!result.ok) throw new Error(result.refusal.code);
    entries.push({ seat, command, ...(late === null ? {} : { timeout: true as const }), events: result.value.events });
    state = result.value.state;
  }
  const outcome = toy.outcome(state.table);
  const file = {
    format: MATCH_FORMAT,
    game: 'toy',
    rules: 1,
    seats: 2,
    options: { loud: true },
    seal: { seed, salt, commitment: commit(seed, salt), nonces },
    entries,
    outcome,
  } as const;
  return JSON.parse(JSON.stringify(file));
}

const file = played();
const codes = (forged: MatchFile<Toy>) => verify(toy, forged).map(({ code }) => code);

describe('verify', () => {
  test('a match that was dealt by its seed proves itself', () => {
    expect(verify(toy, file)).toEqual([]);
  });

  test('whoever wants to see it is told every shuffle and draw, and where', () => {
    const draws: DerivedDraw[] = [];
    expect(verify(toy, file, (draw) => draws.push(draw))).toEqual([]);
    const chance = chanceOf(file.seal);
    expect(draws.length).toBeGreaterThan(0);
    expect(draws[0]?.entry).toBe(0);
    const specs = toy.draws(2, { loud: true });
    for (const { kind, label, index, brought } of draws) {
      const items = specs[label]?.items ?? [];
      const again =
        kind === 'shuffle' ? chance.shuffle(label, items, brought.length) : [chance.draw(label, items, index ?? 0)];
      expect(brought).toEqual(again);
    }
  });

  test('one changed number is found, with its place', () => {
    const text = JSON.stringify(file);
    const forged = JSON.parse(
      text.replace(/("seat:0":\{"number":)(\d)/, (_, head, digit) => `${head}${(Number(digit) % 5) + 1}`),
    );
    expect(verify(toy, forged)).toMatchObject([
      { code: 'events-differ', entry: 0, path: 'events[1].whispers.seat:0.number' },
    ]);
  });

  test.each<[string, Partial<MatchFile<Toy>>, string]>([
    ['another seed', { seal: { ...file.seal, seed: seedFrom('other') } }, 'commitment-differs'],
    ['another nonce', { seal: { ...file.seal, nonces: [seedFrom('x')] } }, 'events-differ'],
    ['another promise', { seal: { ...file.seal, commitment: seedFrom('x') } }, 'commitment-differs'],
    ['another outcome', { outcome: { winners: [], reason: 'none', ranking: [[0, 1]] } }, 'outcome-differs'],
    ['no end', { entries: file.entries.slice(0, -1) }, 'outcome-differs'],
    ['another order', { entries: file.entries.with(-1, { ...file.entries.at(-1), seat: 9 } as never) }, 'no-such-seat'],
    [
      'an order of nobody',
      { entries: file.entries.with(-1, { ...file.entries.at(-1), seat: null } as never) },
      'no-command',
    ],
    ['a deal of somebody', { entries: file.entries.with(0, { ...file.entries[0], seat: 0 } as never) }, 'deal-ordered'],
    [
      'a deal with an order',
      { entries: file.entries.with(0, { ...file.entries[0], command: { type: 'encrypt' } } as never) },
      'deal-ordered',
    ],
    [
      'a clock that played something else',
      { entries: file.entries.map((entry, at) => (at === 0 ? entry : { ...entry, timeout: true })) as never },
      'other-timeout',
    ],
    ['too many seats', { seats: 9 }, 'bad-seats'],
    ['an unknown option', { options: { quiet: true } as never }, 'unknown-option'],
    ['rules of a version to come', { rules: 3 }, 'newer-rules'],
    ['rules of no version', { rules: 0 }, 'bad-match-file'],
    ['another game', { game: 'tic-tac-toe' }, 'other-game'],
    ['a script that does not fit', { script: { numbers: [9] } }, 'bad-chance'],
  ])('%s does not fit', (_, change, code) => {
    expect(codes({ ...file, ...change })).toContain(code);
  });

  test('every misfit can be said in both languages', () => {
    for (const language of ['en', 'es'] as const)
      for (const misfit of verify(toy, { ...file, seal: { ...file.seal, seed: seedFrom('other') } }))
        expect(kernelRefusal(language, misfit)).not.toMatch(/undefined|^null$/);
  });
});

describe('the outside of a match file', () => {
  test.each([
    null,
    1,
    [],
    {},
    { ...file, format: 'pgn' },
    { ...file, game: 1 },
    { ...file, seats: '2' },
    { ...file, rules: null },
    { ...file, seal: null },
    { ...file, seal: { ...file.seal, salt: 'x' } },
    { ...file, entries: [] },
    { ...file, entries: [{ seat: 0 }] },
    { ...file, entries: [{ seat: 0, command: {}, events: [{ fact: {} }] }] },
  ])('%j is refused', (raw) => {
    expect(parseMatchFile(raw).ok).toBe(false);
  });

  test('a good one passes', () => {
    expect(parseMatchFile(file).ok).toBe(true);
  });
});
