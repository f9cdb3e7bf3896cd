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
  type Kept = Partial<Keeping & { readonly address: string; readonly person: string }>;
  const keep = ({ address = 'here', person = 'ana', ...more }: Kept = {}) =>
    made.refuse(made.sharesOf(address, person), { room: 'r', order: 'note', bytes: 4_000, ...more })?.code ?? null;
  return { keep, made, pass: (ms: number) => (now += ms) };
}

test('one person, and one address with many persons, have so much kept, and again after a while', () => {
  const { keep, pass } = budget();
  const kept = Array.from({ length: 2_000 }, () => keep()).filter((one) => one === null).length;
  expect(kept).toBe(Math.floor(4_194_304 / 4_200));
  expect(keep({ person: 'ben' })).toBeNull();
  const crowd = Array.from({ length: 20_000 }, (_, at) => keep({ person: `p${at}` })).filter((one) => one === null);
  expect(crowd.length).toBeLessThan(8_000);
  // Eve wrote nothing: it is her address that is full.
  expect([keep({ person: 'eve' }), keep()]).toEqual(['address-kept-too-much', 'kept-too-much']);
  expect(keep({ person: 'dora', address: 'there' })).toBeNull();
  pass(60_000);
  expect(keep()).toBeNull();
});

test('whoever has used up their right, or has a neighbour who did, still plays and leaves', () => {
  const { keep } = budget();
  // What is refused is not taken from the others at this address.
  for (let at = 0; at < 20_000; at++) keep();
  expect([keep(), keep({ person: 'ben' })]).toEqual(['kept-too-much', null]);
  for (let at = 0; at < 20_000; at++) keep({ person: `p${at}` });
  for (const person of ['ana', 'ben'])
    expect([keep({ person }), keep({ person, order: 'play' }), keep({ person, order: 'leave' })]).toEqual([
      person === 'ana' ? 'kept-too-much' : 'address-kept-too-much',
      null,
      null,
    ]);
});

test('in a full room or house matches are played to their end, and nothing else is kept', () => {
  const room = budget({ room: 17_000_000 });
  expect([room.keep(), room.keep({ order: 'play' }), room.keep({ order: 'leave' })]).toEqual([
    'room-storage-full',
    null,
    null,
  ]);
  const sizes = { all: 5_000_000 };
  const house = budget(sizes, { storageMegabytes: 10 });
  expect([house.keep(), house.made.isFull]).toEqual([null, false]);
  sizes.all = 20_000_000;
  house.made.sweep();
  expect(house.made.isFull).toBe(true);
  expect([house.keep(), house.keep({ order: 'play' }), house.keep({ room: null, order: 'open' })]).toEqual([
    'house-storage-full',
    null,
    'house-storage-full',
  ]);
  // A house that was full when it was closed is full when it opens.
  expect(budget({ all: 20_000_000 }, { storageMegabytes: 10 }).keep()).toBe('house-storage-full');
});
