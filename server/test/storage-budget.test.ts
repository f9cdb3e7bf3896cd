import { expect, test } from 'vitest';
import { parseSettings, type Settings } from '../settings.ts';
import { type Keeping, StorageBudget } from '../storage-budget.ts';
import type { HouseStore } from '../store/house-data.ts';

function budget(sizes: { room?: number; all?: number } = {}, changes: Partial<Settings> = {}) {
  const settings = parseSettings({});
  if (!settings.ok) throw new Error('settings');
  const store = { bytesOf: () => sizes.room ?? 0, bytes: () => sizes.all ?? 0 } as unknown as HouseStore;
  let now = 0;
  const made = new StorageBudget({ ...settings.value, ...changes }, store, () => now);
  const keep = (more: Partial<Keeping> = {}) =>
    made.refuse({ address: 'here', person: 'ana', room: 'r', order: 'note', bytes: 4_000, ...more })?.code ?? null;
  return { keep, made, pass: (ms: number) => (now += ms) };
}

test('one person, and one address with many persons, have so much kept, and again after a while', () => {
  const { keep, pass } = budget();
  const kept = Array.from({ length: 2_000 }, () => keep()).filter((one) => one === null).length;
  expect(kept).toBe(Math.floor(4_194_304 / 4_200));
  expect(keep({ person: 'ben' })).toBeNull();
  const crowd = Array.from({ length: 20_000 }, (_, at) => keep({ person: `p${at}` })).filter((one) => one === null);
  expect(crowd.length).toBeLessThan(8_000);
  expect(keep({ person: 'eve' })).toBe('kept-too-much');
  expect(keep({ person: 'dora', address: 'there' })).toBeNull();
  pass(60_000);
  expect(keep()).toBeNull();
});

test('in a full room or house matches are played to their end, and nothing else is kept', () => {
  const room = budget({ room: 17_000_000 });
  expect([room.keep(), room.keep({ order: 'play' }), room.keep({ order: 'leave' })]).toEqual([
    'room-storage-full',
    null,
    null,
  ]);
  const house = budget({ all: 20_000_000 }, { storageMegabytes: 10 });
  expect(house.keep()).toBeNull();
  house.made.sweep();
  expect([house.keep(), house.keep({ order: 'play' }), house.keep({ room: null, order: 'open' })]).toEqual([
    'house-storage-full',
    null,
    'house-storage-full',
  ]);
});
