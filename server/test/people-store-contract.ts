import type { Append, Finished, RoomCard, RoomEntry } from '@cifra/room';
import { describe, expect, test } from 'vitest';
import type { HouseData } from '../store/house-data.ts';
import { append, entry } from './store-contract.ts';

/** Opens a new, empty store. */
export type PeopleStoreKit = () => Promise<HouseData>;

const card = (at: number): RoomCard => ({ game: 'coda', listed: false, phase: 'over', match: 1, seats: [null], at });
const finished = (match: number, at: number): Finished => ({
  match,
  game: 'coda',
  from: 1,
  to: 2,
  at,
  outcome: { winners: [0], ranking: [[0]], scores: null, reason: 'x' } as unknown as Finished['outcome'],
  players: [{ person: 'p1', name: 'Ana', bot: null }],
});

async function roomWith({ store }: HouseData, room: string, more: Partial<Append>): Promise<void> {
  await store.append(room, { ...append(entry(1)), ...more });
}

/** What every store of a house must pass about people: where they sat, short codes, links for devices, notices. */
export function peopleStoreContract(name: string, open: PeopleStoreKit): void {
  describe(`what the store ${name} keeps about people`, () => {
    test('whoever has sat somewhere finds its finished matches, the newest first', async () => {
      const data = await open();
      await roomWith(data, 'one', { card: card(10), finished: finished(1, 10) });
      await roomWith(data, 'two', { card: card(20), finished: finished(1, 20) });
      await roomWith(data, 'other', { card: card(30), finished: finished(1, 30) });
      await data.memberships.add('ana', 'one', 'p1', 1);
      await data.memberships.add('ana', 'two', 'p2', 2);
      await data.memberships.add('ana', 'two', 'p2', 3);
      expect((await data.memberships.finished('ana', 100, 10)).map(({ room }) => room)).toEqual(['two', 'one']);
      expect((await data.memberships.finished('ana', 20, 10)).map(({ room }) => room)).toEqual(['one']);
      expect([...(await data.memberships.holders(['one', 'two']))]).toEqual([
        ['one p1', 'ana'],
        ['two p2', 'ana'],
      ]);
      await data.close();
    });

    test('what goes on is found before what waits to begin, however much was finished later', async () => {
      const data = await open();
      const phases = ['playing', 'lobby', 'playing', 'over', 'broken', 'over'] as const;
      for (const [at, phase] of phases.entries()) {
        await roomWith(data, `room ${at}`, { card: { ...card(at), phase } });
        await data.memberships.add('ana', `room ${at}`, `p${at}`, at);
      }
      const going = async (limit?: number) => (await data.memberships.going('ana', limit)).map(({ room }) => room);
      expect(await going()).toEqual(['room 2', 'room 0', 'room 1']);
      expect(await going(2)).toEqual(['room 2', 'room 0']);
      expect(await data.memberships.going('ben')).toEqual([]);
      await data.close();
    });

    test('who has ordered something in a room is counted, whatever they wrote', async () => {
      const { store, archive, close } = await open();
      const by = (version: number, person: string | null, text = 'x') => ({
        ...entry(version),
        by: person,
        events: [{ to: 'all', fact: { type: 'said', text: `${text} "by":"eva"` } }] as unknown as RoomEntry['events'],
      });
      await store.append('room', append(by(1, 'ana'), by(2, null), by(3, 'ben', '\u0000'), by(4, 'ana', '\ud83d')));
      expect([...(await archive.activeIn('room'))].sort()).toEqual([
        ['ana', 2],
        ['ben', 1],
      ]);
      await close();
    });

    test('a seat that is carried to another key is found there, and no longer here', async () => {
      const data = await open();
      await data.memberships.add('ana', 'room', 'p1', 1);
      expect(await data.memberships.mute('ana', 'room', true)).toBe(true);
      expect(await data.memberships.mute('ben', 'room', true)).toBe(false);
      expect(await data.memberships.inRoom('room')).toMatchObject([{ holder: 'ana', isMuted: true }]);
      await data.memberships.add('phone', 'room', 'p1', 2);
      expect((await data.memberships.inRoom('room')).map(({ holder }) => holder)).toEqual(['phone']);
      expect(await data.memberships.remove('phone', 'room')).toBe(true);
      expect(await data.memberships.of('phone')).toEqual([]);
      await data.close();
    });

    test('a code leads to one room, a room has one code, and of two rooms only one gets it', async () => {
      const data = await open();
      const both = await Promise.all([data.codes.add('ABCDE', 'one', 5), data.codes.add('ABCDE', 'two', 5)]);
      expect(both.filter(Boolean)).toHaveLength(1);
      const room = await data.codes.roomOf('ABCDE');
      expect(await data.codes.add('FGHJK', room ?? '', 6)).toBe(false);
      expect(await data.codes.codeOf(room ?? '')).toBe('ABCDE');
      expect(await data.codes.count()).toBe(1);
      await data.codes.dropOlderThan(5);
      expect(await data.codes.roomOf('ABCDE')).toBe(room);
      await data.codes.remove(room ?? '');
      expect(await data.codes.roomOf('ABCDE')).toBeNull();
      await data.close();
    });

    test('a link for a key is opened once, sealed by who made it alone, used once, and ends', async () => {
      const { keyLinks, close } = await open();
      await keyLinks.add('first', 'ana', 100);
      await keyLinks.add('link', 'ana', 100);
      expect(await keyLinks.read('first', 50)).toBeNull();
      expect(await keyLinks.seal('link', 'ana', 'sealed')).toBe(false);
      const claims = await Promise.all(['ben', 'eve'].map((guest) => keyLinks.claim('link', guest, '47')));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await keyLinks.seal('link', 'eve', 'sealed')).toBe(false);
      expect(await keyLinks.seal('link', 'ana', 'sealed')).toBe(true);
      expect(await keyLinks.read('link', 50)).toMatchObject({ holder: 'ana', number: '47', sealed: 'sealed' });
      expect(await keyLinks.read('link', 100)).toBeNull();
      expect(await keyLinks.remove('link')).toBe(true);
      expect(await keyLinks.remove('link')).toBe(false);
      await close();
    });

    test('ways to call somebody, what they wish and what waits for them', async () => {
      const { notices, close } = await open();
      const push = {
        id: 'c1',
        holder: 'ana',
        kind: 'push',
        address: 'https://push',
        body: { auth: 'x' },
        made: 1,
      } as const;
      await notices.putChannel({ ...push, confirmed: null });
      expect(await notices.callable()).toEqual([]);
      await notices.putChannel({ ...push, confirmed: 2 });
      expect(await notices.channels('ana')).toEqual([{ ...push, confirmed: 2 }]);
      expect(await notices.callable()).toEqual(['ana']);
      expect(await notices.removeChannel('c1', 'ben')).toBe(false);
      expect(await notices.removeChannel('c1', 'ana')).toBe(true);
      await notices.setWishes('ana', '{"a":1}');
      await notices.setWishes('ana', '{"a":2}');
      expect(await notices.wishes('ana')).toBe('{"a":2}');
      expect(await notices.wishes('ben')).toBeNull();
      // Another key takes over how one is called, and keeps its own wishes where it has any.
      await notices.putChannel({ ...push, confirmed: 2 });
      await notices.adopt('ana', 'tab');
      expect((await notices.channels('tab')).map(({ id }) => id)).toEqual(['c1']);
      expect([await notices.wishes('tab'), await notices.wishes('ana')]).toEqual(['{"a":2}', null]);
      await notices.setWishes('desk', '{"a":3}');
      await notices.adopt('tab', 'desk');
      expect([await notices.callable(), await notices.wishes('desk')]).toEqual([['desk'], '{"a":3}']);
      expect(await notices.removeChannel('c1', 'desk')).toBe(true);
      const waits = { holder: 'ana', room: 'r', decision: 'd', since: 5, ends: 900, remind: 720, told: null };
      await notices.putWaiting(waits);
      await notices.putWaiting({ ...waits, told: 6 });
      expect(await notices.waiting()).toEqual([{ ...waits, told: 6 }]);
      await notices.removeWaiting('ana', 'r');
      expect(await notices.waitingIn('r')).toEqual([]);
      await close();
    });

    test('days off, in place of those that were planned; what has begun ends, what has not is called off', async () => {
      const { holidays, records, close } = await open();
      await holidays.put({ holder: 'ana', from: 10, until: 20 }, 5);
      await holidays.put({ holder: 'ana', from: 12, until: 18 }, 5);
      await holidays.put({ holder: 'ben', from: 30, until: 40 }, 5);
      expect(await holidays.of('ana', 0)).toEqual([{ holder: 'ana', from: 12, until: 18 }]);
      await holidays.put({ holder: 'ana', from: 12, until: 19 }, 14);
      expect((await holidays.upcoming(18)).map(({ holder }) => holder).sort()).toEqual(['ana', 'ben']);
      await holidays.end('ana', 15);
      await holidays.end('ben', 15);
      expect(await holidays.of('ana', 0)).toEqual([{ holder: 'ana', from: 12, until: 15 }]);
      expect(await holidays.upcoming(15)).toEqual([]);
      await records.forget('ana');
      expect(await holidays.of('ana', 0)).toEqual([]);
      await close();
    });

    test('a room that is deleted is in nobody’s list, and somebody who is forgotten leaves nothing', async () => {
      const data = await open();
      await roomWith(data, 'room', { card: card(10) });
      await data.memberships.add('ana', 'room', 'p1', 1);
      await data.codes.add('ABCDE', 'room', 1);
      await data.store.remove('room');
      expect(await data.memberships.of('ana')).toEqual([]);
      expect(await data.codes.roomOf('ABCDE')).toBeNull();
      await data.memberships.add('ana', 'room', 'p1', 1);
      await data.notices.setWishes('ana', '{}');
      expect(await data.records.record('ana')).toMatchObject({ memberships: [{ room: 'room', person: 'p1' }] });
      await data.records.forget('ana');
      expect(await data.records.record('ana')).toBeNull();
      expect(await data.notices.wishes('ana')).toBeNull();
      await data.close();
    });
  });
}
