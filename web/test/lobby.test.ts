import type { Door, RoomSeat } from '@cifra/room';
import { describe, expect, test } from 'vitest';
import { columnsOf, missingIn, seatAct, shrinkOrders, shuffleSwaps } from '../table/lobby/lobby-model.ts';

const EMPTY: RoomSeat = { person: null, bot: null, hasLeft: false, ready: false, nonce: null };
const person = (id: string, ready = false): RoomSeat => ({ ...EMPTY, person: { id, name: id }, ready });
const BOT: RoomSeat = { ...EMPTY, bot: 'club' };
const table = {
  seats: [person('ana'), person('bea'), BOT, EMPTY],
  host: 'ana',
  requests: [],
  door: 'open' as Door,
  removed: [],
  banned: [],
};

describe('what a tap on a seat does', () => {
  test.each([
    ['the host picks somebody up', 'ana', null, 1, 'pick-up'],
    ['and puts them down again', 'ana', 1, 1, 'put-down'],
    ['or swaps them with a bot', 'ana', 1, 2, 'swap'],
    ['or moves them to a free seat', 'ana', 1, 3, 'swap'],
    ['the host seats a bot', 'ana', null, 3, 'seat-bot'],
    ['a guest moves to a free seat', 'bea', null, 3, 'sit'],
    ['a guest leaves the others alone', 'bea', null, 0, null],
    ['a guest leaves bots alone', 'bea', null, 2, null],
    ['a watcher asks for the seat of a bot', 'cai', null, 2, 'ask'],
    ['a watcher sits at a free seat', 'cai', null, 3, 'sit'],
    ['a watcher takes nobody’s seat', 'cai', null, 1, null],
  ] as const)('%s', (_, me, picked, seat, act) => {
    expect(seatAct(table, seat, { me, picked })).toBe(act);
  });

  test('a host without a seat sits down first', () => {
    expect(seatAct({ ...table, host: 'dan' }, 3, { me: 'dan', picked: null })).toBe('sit');
  });

  test('where the door asks, or after a seat was lost, a free seat is asked for; and not by whoever is banned', () => {
    const cai = { me: 'cai', picked: null };
    expect(seatAct({ ...table, door: 'ask' }, 3, cai)).toBe('ask');
    expect(seatAct({ ...table, door: 'ask' }, 3, { me: 'bea', picked: null })).toBe('sit');
    expect(seatAct({ ...table, removed: ['cai'] }, 3, cai)).toBe('ask');
    expect(seatAct({ ...table, banned: [{ id: 'cai', name: 'cai' }] }, 3, cai)).toBeNull();
  });

  test('whoever asks already need not ask again', () => {
    const requests = [{ person: { id: 'cai', name: 'cai' }, seat: 2 }];
    expect(seatAct({ ...table, requests }, 2, { me: 'cai', picked: null })).toBeNull();
  });
});

test('a start waits for free seats and for guests, not for bots and the host', () => {
  expect(missingIn(table)).toEqual({ empty: 1, unready: [1] });
  expect(missingIn({ ...table, seats: [person('ana'), person('bea', true), BOT] })).toEqual({ empty: 0, unready: [] });
});

test('teams stand side by side, all others in one column', () => {
  expect(columnsOf([], 3)).toEqual([[0, 1, 2]]);
  expect(columnsOf([[0, 2], [1]], 3)).toEqual([[0, 2], [1]]);
});

test('a shuffle can bring everybody everywhere, and swaps nobody with themselves', () => {
  const orders = new Set<string>();
  for (let first = 0; first < 3; first++)
    for (let second = 0; second < 2; second++) {
      const picks = [first, second];
      const seats = [0, 1, 2];
      for (const [one, other] of shuffleSwaps(3, () => picks.shift() ?? 0)) {
        expect(one).not.toBe(other);
        [seats[one], seats[other]] = [seats[other] ?? -1, seats[one] ?? -1];
      }
      orders.add(seats.join());
    }
  expect(orders.size).toBe(6);
});

describe('taking the last seat away', () => {
  const resize = { type: 'resize', seats: 2 };
  test.each([
    ['an empty one goes', [person('ana'), BOT, EMPTY], [resize]],
    [
      'who sits there moves to an empty one',
      [person('ana'), EMPTY, person('bea')],
      [{ type: 'swap', seats: [1, 2] }, resize],
    ],
    ['a bot gets up there', [person('ana'), person('bea'), BOT], [{ type: 'bot', seat: 2, level: null }, resize]],
    [
      'a bot gets up for a person',
      [person('ana'), BOT, person('bea')],
      [{ type: 'bot', seat: 1, level: null }, { type: 'swap', seats: [1, 2] }, resize],
    ],
    [
      'an empty one is left before a bot gets up',
      [EMPTY, person('ana'), BOT],
      [{ type: 'swap', seats: [0, 2] }, resize],
    ],
    ['people stay', [person('ana'), person('bea'), person('cai')], null],
  ] as const)('%s', (_, seats, orders) => {
    expect(shrinkOrders({ seats })).toEqual(orders);
  });
});
