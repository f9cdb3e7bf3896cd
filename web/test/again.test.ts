import type { RoomSeat } from '@cifra/room';
import { expect, test } from 'vitest';
import { againOf } from '../table/end/again.ts';

const place = (id: string | null, change: Partial<RoomSeat> = {}): RoomSeat => ({
  person: id === null ? null : { id, name: id },
  bot: id === null ? 'club' : null,
  hasLeft: false,
  ready: false,
  nonce: null,
  ...change,
});

function state(seats: readonly RoomSeat[], here: readonly boolean[], me = 'ana') {
  const next = { commitment: '', rotate: false };
  return againOf(
    { me, table: { seats, host: 'ana', next } as unknown as Parameters<typeof againOf>[0]['table'] },
    here,
  );
}

test('who has said yes and who is still to say, without bots and without oneself (T17)', () => {
  const seats = [place('ana'), place('ben', { ready: true }), place(null), place('dani')];
  expect(state(seats, [true, true, false, true])).toEqual({
    mine: 'open',
    yes: [1],
    waiting: [3],
    canGoWithout: false,
    isHost: true,
    rotates: false,
  });
});

test('those who are away can be done without, and a bot that stands in is not waited for', () => {
  const seats = [place('ana', { ready: true }), place('ben'), place('carla', { bot: 'club' })];
  expect(state(seats, [true, false, false])).toMatchObject({ mine: 'yes', waiting: [1], canGoWithout: true });
  expect(state(seats, [true, true, false], 'zoe')).toMatchObject({ mine: null, isHost: false, canGoWithout: false });
});
