import { describe, expect, test } from 'vitest';
import {
  act,
  canonical,
  checkSeats,
  evolve,
  expire,
  follow,
  open,
  replay,
  type Shape,
  type State,
  scriptedChance,
  sealedChance,
  see,
  View,
  view,
} from '../index.ts';
import { type Toy, toy } from './toy.ts';

const chance = scriptedChance({ numbers: [5, 3, 2] }, sealedChance(new Uint8Array(32)));
const dealt = open(toy, 2, { loud: false }, chance);
const name = (number: number) => ({ type: 'name', number }) as const;

/** Wants a view and nothing else. */
const looksAt = <G extends Shape>(seen: View<G>): View<G> => seen;

describe('a match', () => {
  test('the first fact says which game, by which rules, for how many, with which options', () => {
    expect(dealt.events[0]).toEqual({
      fact: { type: 'opened', game: 'toy', rules: 1, seats: 2, options: { loud: false } },
    });
    expect(dealt.state.version).toBe(1);
  });

  test('an order is checked, decided and folded; the old state stays as it was', () => {
    const before = canonical(dealt.state);
    const step = act(toy, dealt.state, 0, name(4), chance);
    expect(step).toMatchObject({ ok: true, value: { state: { version: 2, table: { turn: 1, named: [4] } } } });
    expect(canonical(dealt.state)).toBe(before);
  });

  test('an order out of turn, from nowhere or after the end is refused', () => {
    expect(act(toy, dealt.state, 1, name(4), chance)).toEqual({ ok: false, refusal: { code: 'not-your-turn' } });
    for (const seat of [-1, 2, 0.5, Number.NaN])
      expect(act(toy, dealt.state, seat, name(4), chance)).toMatchObject({
        ok: false,
        refusal: { code: 'no-such-seat' },
      });
    const won = act(toy, dealt.state, 0, name(3), chance);
    if (!won.ok) throw new Error('refused');
    expect(toy.outcome(won.value.state.table)).toEqual({ winners: [0], reason: 'named', ranking: [[0], [1]] });
    expect(act(toy, won.value.state, 1, name(5), chance)).toEqual({ ok: false, refusal: { code: 'match-over' } });
  });

  test('time up plays what the game says, for somebody who is to act', () => {
    expect(expire(toy, dealt.state, 0, chance)).toMatchObject({ command: name(1), state: { table: { named: [1] } } });
    expect(expire(toy, dealt.state, 1, chance)).toBeNull();
  });

  test('seats out of range are refused', () => {
    for (const seats of [1, 5, '2', 2.5, null, undefined])
      expect(checkSeats(toy, seats)).toEqual({ ok: false, refusal: { code: 'bad-seats', min: 2, max: 4 } });
    expect(checkSeats(toy, 3)).toEqual({ ok: true, value: 3 });
  });

  test('the log replays, and a client that is told its part holds its view', () => {
    const entries = [{ version: 1, events: dealt.events }];
    let state: State<Toy> = dealt.state;
    const step = act(toy, state, 0, name(4), chance);
    if (!step.ok) throw new Error('refused');
    state = step.value.state;
    entries.push({ version: 2, events: step.value.events });
    expect([...replay(toy, entries)].at(-1)).toEqual(state);
    for (const viewer of [0, 1, 'spectator'] as const) {
      let client: View<Toy> | null = null;
      for (const entry of entries) client = follow(toy, client, see(toy, 2, entry, viewer), viewer);
      expect(canonical(client)).toBe(canonical(view(toy, state, viewer)));
    }
  });

  test('a gap is an error, not a guess', () => {
    const seen = see(toy, 2, { version: 3, events: [{ fact: { type: 'won', seat: 0 } }] }, 0);
    expect(() => follow(toy, view(toy, dealt.state, 0), seen)).toThrow('Version 3 does not follow version 1');
    expect(() => evolve(toy, null, [{ fact: { type: 'dealt' } }])).toThrow('must begin with "opened"');
  });
});

describe('a view', () => {
  test('holds one’s own hand and no other, and never the box', () => {
    expect(canonical(view(toy, dealt.state, 0))).toBe(
      canonical({
        version: 1,
        rules: 1,
        viewer: 0,
        seats: 2,
        table: dealt.state.table,
        hands: { 'seat:0': { number: 5 } },
      }),
    );
    expect(view(toy, dealt.state, 'spectator').hands).toEqual({});
    expect(canonical(view(toy, dealt.state, 1))).not.toMatch(/spare|box|seat:0/);
  });

  test('is told facts and its own whispers, never sealed parts', () => {
    const seen = see(toy, 2, { version: 1, events: dealt.events }, 1);
    expect(seen.events[1]).toEqual({ fact: { type: 'dealt' }, whispers: { 'seat:1': { number: 3 } } });
    expect(see(toy, 2, { version: 1, events: dealt.events }, 'spectator').events[1]).toEqual({
      fact: { type: 'dealt' },
    });
  });

  test('only a view compiles where a view is wanted', () => {
    const seen = view(toy, dealt.state, 0);
    expect(View.isView(looksAt(seen))).toBe(true);
    // @ts-expect-error a state holds every hand
    expect(View.isView(looksAt(dealt.state))).toBe(false);
    // @ts-expect-error a spread copy could have been widened
    expect(View.isView(looksAt({ ...seen }))).toBe(false);
    // @ts-expect-error an event is not a view
    expect(View.isView(looksAt(dealt.events[0]))).toBe(false);
    // @ts-expect-error the parts of a view must come through View.received
    expect(View.isView(looksAt({ version: 1, viewer: 0, seats: 2, table: seen.table, hands: seen.hands }))).toBe(false);
    // @ts-expect-error nobody makes a view from a state by hand
    expect(() => new View({ ...dealt.state, viewer: 0 })).not.toThrow();
    // @ts-expect-error a bot cannot be given a state
    expect(toy.check(dealt.state, name(1))).toEqual({ code: 'not-your-turn' });
  });

  test('survives the wire', () => {
    const seen = view(toy, dealt.state, 0);
    const received = View.received<Toy>(JSON.parse(JSON.stringify(seen)));
    expect(View.isView(received)).toBe(true);
    expect(canonical(received)).toBe(canonical(seen));
  });

  test('is deep-frozen in tests', () => {
    expect(() => Object.assign(view(toy, dealt.state, 0).table, { turn: 1 })).toThrow(TypeError);
    expect(Object.isFrozen(dealt.state.hands['seat:0'])).toBe(true);
  });
});
