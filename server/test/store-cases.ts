import type { Append, RoomEntry, Store } from '@cifra/room';

/** Opens the same store again each time it is called; `null` gives up what was there. */
export type StoreKit = { open(): Promise<{ store: Store; close(): Promise<void> }>; readonly lasts: boolean };

export function entry(version: number, order = `order-${version}`): RoomEntry {
  return { version, at: 1_000 + version, by: 'ana', order, events: [{ to: 'all', fact: { type: 'paused' } }] };
}

export function append(...entries: readonly RoomEntry[]): Append {
  return { entries, due: null };
}

/** As much of a test runner's assertions as is used here: vitest and Playwright both have it. */
type Expect = (value: unknown) => {
  toBe(expected: unknown): void;
  toBeNull(): void;
  toEqual(expected: unknown): void;
  toHaveLength(expected: number): void;
  toMatchObject(expected: object): void;
};

type StoreCase = {
  readonly name: string;
  readonly run: (makeKit: () => Promise<StoreKit>, expect: Expect) => Promise<void>;
};

/** What every store must pass, wherever it runs. */
export const STORE_CASES: readonly StoreCase[] = [
  {
    name: 'a room that was never written is not there',
    run: async (makeKit, expect) => {
      const { store, close } = await (await makeKit()).open();
      expect(await store.load('nowhere')).toBeNull();
      expect(await store.read('nowhere', 0, 10)).toEqual([]);
      await close();
    },
  },

  {
    name: 'what was appended is loaded, in order, with its secret',
    run: async (makeKit, expect) => {
      const { store, close } = await (await makeKit()).open();
      const secret = { match: 1, seed: 'a'.repeat(64), salt: 'b'.repeat(64) };
      expect(await store.append('room', { ...append(entry(1)), secret })).toBe('done');
      expect(await store.append('room', append(entry(2), entry(3)))).toBe('done');
      const later = { ...secret, match: 2 };
      expect(await store.append('room', { ...append(entry(4)), secret: later })).toBe('done');
      expect(await store.load('room')).toMatchObject({
        snapshot: null,
        entries: [entry(1), entry(2), entry(3), entry(4)],
        secret: later,
      });
      expect(await store.read('room', 1, 2)).toEqual([entry(2), entry(3)]);
      expect(await store.read('room', 4, 10)).toEqual([]);
      await close();
    },
  },

  {
    name: 'a version that is taken is refused, and nothing of that append is written',
    run: async (makeKit, expect) => {
      const { store, close } = await (await makeKit()).open();
      await store.append('room', append(entry(1), entry(2)));
      const secret = { match: 1, seed: 'c'.repeat(64), salt: 'd'.repeat(64) };
      expect(await store.append('room', { ...append(entry(2, 'late'), entry(3, 'late')), secret })).toBe('conflict');
      expect(await store.load('room')).toMatchObject({ entries: [entry(1), entry(2)], secret: null });
      await close();
    },
  },

  {
    name: 'a version that does not follow is refused',
    run: async (makeKit, expect) => {
      const { store, close } = await (await makeKit()).open();
      expect(await store.append('room', append(entry(2)))).toBe('conflict');
      await store.append('room', append(entry(1)));
      expect(await store.append('room', append(entry(3)))).toBe('conflict');
      expect(await store.read('room', 0, 10)).toEqual([entry(1)]);
      await close();
    },
  },

  {
    name: 'of many who write the same version at once exactly one succeeds, and other rooms do not notice',
    run: async (makeKit, expect) => {
      const { store, close } = await (await makeKit()).open();
      await store.append('room', append(entry(1)));
      const writers = Array.from({ length: 20 }, (_, at) => store.append('room', append(entry(2, `writer-${at}`))));
      const others = Array.from({ length: 20 }, (_, at) => store.append(`other-${at}`, append(entry(1), entry(2))));
      expect((await Promise.all(writers)).filter((result) => result === 'done')).toHaveLength(1);
      expect(new Set(await Promise.all(others))).toEqual(new Set(['done']));
      expect(await store.read('room', 0, 10)).toHaveLength(2);
      await close();
    },
  },

  {
    name: 'a snapshot stands for what is before it',
    run: async (makeKit, expect) => {
      const { store, close } = await (await makeKit()).open();
      await store.append('room', append(entry(1), entry(2), entry(3)));
      const snapshot = { format: 1, version: 2, state: '{"a":1}' };
      await store.keep('room', snapshot);
      expect(await store.load('room')).toMatchObject({ snapshot, entries: [entry(3)] });
      await store.keep('room', { ...snapshot, version: 3 });
      expect(await store.load('room')).toMatchObject({ snapshot: { ...snapshot, version: 3 }, entries: [] });
      // The log itself is whole.
      expect(await store.read('room', 0, 10)).toHaveLength(3);
      await close();
    },
  },

  {
    name: 'what was overtaken stays in the log without its events, also when both come in one breath',
    run: async (makeKit, expect) => {
      const { store, close } = await (await makeKit()).open();
      await store.append('room', append(entry(1), entry(2)));
      await store.append('other', append(entry(1), entry(2)));
      const first = store.append('room', { ...append(entry(3)), overtaken: [2] });
      const second = store.append('room', { ...append(entry(4)), overtaken: [3] });
      expect(await Promise.all([first, second])).toEqual(['done', 'done']);
      const emptied = [entry(1), { ...entry(2), events: [] }, { ...entry(3), events: [] }, entry(4)];
      expect(await store.read('room', 0, 10)).toEqual(emptied);
      expect(await store.read('other', 0, 10)).toEqual([entry(1), entry(2)]);
      // Whoever comes too late overtakes nothing.
      expect(await store.append('room', { ...append(entry(4, 'late')), overtaken: [1] })).toBe('conflict');
      expect(await store.read('room', 0, 1)).toEqual([entry(1)]);
      await close();
    },
  },

  {
    name: 'whatever signs somebody wrote, what was overtaken is emptied',
    run: async (makeKit, expect) => {
      const { store, close } = await (await makeKit()).open();
      for (const [at, sign] of ['\u0000', '\ud83d', '\udc00x', '\\u0000', '"\\"', '🎲'].entries()) {
        const room = `room-${at}`;
        const first: RoomEntry = {
          ...entry(1, sign),
          events: [{ to: 'all', fact: { type: 'renamed', seat: 0, name: sign } }],
        };
        const written = [first, entry(2, `${sign}2`)];
        for (const one of written) expect(await store.append(room, append(one))).toBe('done');
        expect(await store.append(room, { ...append(entry(3)), overtaken: [1, 2] })).toBe('done');
        const emptied = written.map((one) => ({ ...one, events: [] }));
        expect(await store.read(room, 0, 10)).toEqual([...emptied, entry(3)]);
      }
      await close();
    },
  },

  {
    name: 'rooms do not mix',
    run: async (makeKit, expect) => {
      const { store, close } = await (await makeKit()).open();
      for (let version = 1; version <= 5; version++)
        await Promise.all(
          ['a', 'b', 'c'].map((room) => store.append(room, append(entry(version, `${room}-${version}`)))),
        );
      for (const room of ['a', 'b', 'c'])
        expect((await store.load(room))?.entries.map(({ order }) => order)).toEqual(
          [1, 2, 3, 4, 5].map((version) => `${room}-${version}`),
        );
      await close();
    },
  },

  {
    name: 'after closing and opening again everything is there',
    run: async (makeKit, expect) => {
      const kit = await makeKit();
      if (!kit.lasts) return;
      const before = await kit.open();
      await before.store.append('room', append(entry(1), entry(2)));
      await before.store.keep('room', { format: 1, version: 1, state: 'x' });
      await before.close();
      const after = await kit.open();
      expect(await after.store.load('room')).toMatchObject({ snapshot: { version: 1 }, entries: [entry(2)] });
      expect(await after.store.append('room', append(entry(2)))).toBe('conflict');
      expect(await after.store.append('room', append(entry(3)))).toBe('done');
      await after.close();
    },
  },
];
