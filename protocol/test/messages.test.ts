import type { RoomOrder } from '@cifra/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientMessage, readClientMessage, roomOrder, serverMessage } from '../index.ts';

/** One order of every kind: a new kind without a schema does not compile here and is not taken there. */
const ORDERS: { readonly [type in RoomOrder['type']]: Extract<RoomOrder, { type: type }> } = {
  sit: { type: 'sit', seat: 3, name: 'Ada' },
  leave: { type: 'leave' },
  allow: { type: 'allow', person: 'p' },
  decline: { type: 'decline', person: 'p' },
  rename: { type: 'rename' },
  ban: { type: 'ban', person: 'p' },
  'lift-ban': { type: 'lift-ban', person: 'p' },
  kick: { type: 'kick', seat: 0 },
  bot: { type: 'bot', seat: 1, level: 'master' },
  swap: { type: 'swap', seats: [0, 1] },
  resize: { type: 'resize', seats: 4 },
  configure: { type: 'configure', options: { clock: true } },
  settings: { type: 'settings', pace: 0, takeover: 'nobody', door: 'ask', hints: true },
  start: { type: 'start', nonce: 'a'.repeat(64) },
  'claim-host': { type: 'claim-host' },
  ready: { type: 'ready', ready: true },
  play: { type: 'play', command: { type: 'roll', dice: ['orange'] } },
  say: { type: 'say', to: 'team', text: 'hola' },
  note: { type: 'note', text: '' },
  hint: { type: 'hint' },
  'stand-in': { type: 'stand-in', seat: 2 },
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  rematch: { type: 'rematch', rotate: true, nonce: 'ab'.repeat(32) },
  gather: { type: 'gather', gathering: 'screen' },
  'time-limit': { type: 'time-limit', timeLimit: 86_400 },
  'give-time': { type: 'give-time' },
  'to-lobby': { type: 'to-lobby' },
};

describe('messages of a client', () => {
  test.each(Object.values(ORDERS).map((order) => [order.type, order] as const))('%s is understood', (_type, order) => {
    expect(roomOrder.parse(JSON.parse(JSON.stringify(order)))).toEqual(order);
    expect(clientMessage.safeParse({ type: 'order', id: 'x', order }).success).toBe(true);
  });

  test.each([
    ['an unknown order', { type: 'order', id: 'x', order: { type: 'win' } }],
    ['a field too many', { type: 'order', id: 'x', order: { type: 'leave', seat: 1 } }],
    ['a seat below 0', { type: 'order', id: 'x', order: { type: 'kick', seat: -1 } }],
    ['half a seat', { type: 'order', id: 'x', order: { type: 'kick', seat: 0.5 } }],
    ['a bot whose name is none', { type: 'order', id: 'x', order: { type: 'bot', seat: 1, level: 'God!' } }],
    ['a nonce that is too short', { type: 'order', id: 'x', order: { type: 'start', nonce: 'ab' } }],
    ['talk that is too long', { type: 'order', id: 'x', order: { type: 'say', to: 'all', text: 'x'.repeat(501) } }],
    ['an order without an id', { type: 'order', id: '', order: { type: 'leave' } }],
    ['an id that is too long', { type: 'order', id: 'x'.repeat(41), order: { type: 'leave' } }],
    ['a hello without a protocol', { type: 'hello' }],
    ['a hello that has seen a negative version', { type: 'hello', protocol: 1, seen: { version: -1, viewer: 0 } }],
    ['a greeting from a prototype', JSON.parse('{"__proto__":{"type":"ping"}}')],
    ['an array', []],
    ['nothing', null],
  ])('%s is not', (_what, message) => {
    expect(clientMessage.safeParse(message).success).toBe(false);
  });

  test.each([
    ['of a page of before', { version: 3, viewer: 0 }],
    ['with the time of what was seen last', { version: 3, viewer: 'spectator', at: 1_731_708_000_000 }],
  ])('a hello %s is understood', (_what, seen) => {
    expect(clientMessage.safeParse({ type: 'hello', protocol: 1, seen }).success).toBe(true);
  });

  test('a move is read like the schema reads it, and nothing else passes for one', () => {
    const move = { type: 'order', id: 'x', order: { type: 'play', command: { type: 'pass' } } };
    const { command } = move.order;
    for (const [message, isRead] of [
      [move, true],
      [{ ...move, id: 'x'.repeat(40) }, true],
      [{ ...move, order: { type: 'play', command: null } }, true],
      [{ ...move, id: '' }, false],
      [{ ...move, id: 'x'.repeat(41) }, false],
      [{ ...move, id: 7 }, false],
      [{ ...move, more: 1 }, false],
      [{ ...move, order: { ...move.order, more: 1 } }, false],
      [{ ...move, order: [command] }, false],
      [{ ...move, order: { type: 'win', command } }, false],
      [{ ...move, type: 'hello' }, false],
    ] as const) {
      expect(clientMessage.safeParse(message).success).toBe(isRead);
      expect(readClientMessage(JSON.stringify(message))).toEqual(isRead ? message : null);
    }
    expect(readClientMessage('{"type":"order"')).toBeNull();
  });

  test('whatever comes is understood or not, and never thrown', () => {
    const near = fc.record({
      type: fc.constantFrom('hello', 'order', 'ping'),
      id: fc.oneof(fc.string(), fc.jsonValue()),
      protocol: fc.jsonValue(),
      order: fc.oneof(
        fc.jsonValue(),
        fc.tuple(fc.constantFrom(...Object.values(ORDERS)), fc.string(), fc.jsonValue()).map(([order, key, value]) => ({
          ...order,
          [key]: value,
        })),
      ),
    });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), near), (raw) => {
        serverMessage.safeParse(raw);
        const sent = JSON.stringify(raw);
        const { success, data } = clientMessage.safeParse(JSON.parse(sent));
        expect(readClientMessage(sent)).toEqual(success ? data : null);
      }),
      { numRuns: 2_000, seed: 3 },
    );
  });
});
