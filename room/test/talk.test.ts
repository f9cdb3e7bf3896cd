import { describe, expect, test } from 'vitest';
import type { News } from '../index.ts';
import { ANA, BEN, CARLA, DANI, house, RecordingSubscriber, Table } from './house.ts';

const EVA = { id: 'p-eva', name: 'Eva' };
const FIN = { id: 'p-fin', name: 'Fin' };

function lines(ear: RecordingSubscriber): readonly string[] {
  return ear.heard.flatMap((news) => (news.type === 'news' ? linesOf(news) : []));
}

function linesOf({ entries }: Extract<News, { type: 'news' }>): readonly string[] {
  return entries.flatMap(({ events }) =>
    events.flatMap((event) => ('fact' in event && event.fact.type === 'said' ? [event.fact.line.text] : [])),
  );
}

/** Two teams of two, and two who watch. */
async function teams() {
  const parts = house();
  const room = await Table.open(parts.rooms, ANA, { game: 'teamed', seats: 4 });
  await room.seat(ANA, BEN, CARLA, DANI);
  await room.start(ANA, BEN, CARLA, DANI);
  const people = [ANA, BEN, CARLA, DANI, EVA, FIN];
  const ears = Object.fromEntries(people.map((person) => [person.name, new RecordingSubscriber(person)])) as {
    [name: string]: RecordingSubscriber;
  };
  for (const ear of Object.values(ears)) await room.room.join(ear);
  const { match } = await room.room.view(ANA.id);
  const { turn } = (match?.table ?? { turn: 0 }) as { turn: number };
  const seated = [ANA, BEN, CARLA, DANI];
  /** People by how far they sit from the active player. */
  const at = (steps: number) => seated[(turn + steps) % 4] as typeof ANA;
  const heardBy = (text: string) =>
    people.filter((person) => lines(ears[person.name] as RecordingSubscriber).includes(text));
  return { ...parts, room, at, heardBy, ears };
}

describe('talk', () => {
  test('before the start everybody talks to everybody', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'teamed', seats: 4 });
    await room.seat(ANA);
    expect(await room.tries(ANA, { type: 'say', to: 'all', text: ' \u200d\u200c\n' })).toBe('nothing-said');
    await room.does(ANA, { type: 'say', to: 'all', text: ' hola \u0007 a todos\n' });
    await room.does(EVA, { type: 'say', to: 'watchers', text: 'hi' });
    expect((await room.table()).talk.map(({ from, seat, text }) => [from.name, seat, text])).toEqual([
      ['Ana', 0, 'hola a todos'],
      ['Eva', null, 'hi'],
    ]);
    expect(await room.tries(ANA, { type: 'say', to: 'team', text: 'psst' })).toBe('no-team');
    expect(await room.tries(ANA, { type: 'say', to: 'all', text: ' \n ' })).toBe('nothing-said');
    expect(await room.tries(ANA, { type: 'say', to: 'all', text: 'x'.repeat(501) })).toBe('too-long');
  });

  test('whoever sits together or on a call talks aloud; the host says so at any time, and watchers write on', async () => {
    const { room, at } = await teams();
    expect(await room.tries(BEN, { type: 'gather', gathering: 'screen' })).toBe('host-only');
    for (const gathering of ['screen', 'call'] as const) {
      await room.does(ANA, { type: 'gather', gathering });
      expect((await room.table()).gathering).toBe(gathering);
      for (const to of ['all', 'team'] as const)
        expect(await room.tries(at(1), { type: 'say', to, text: 'psst' })).toBe('talk-aloud');
      await room.does(EVA, { type: 'say', to: 'watchers', text: gathering });
    }
    await room.does(ANA, { type: 'gather', gathering: 'apart' });
    await room.does(at(1), { type: 'say', to: 'all', text: 'hello again' });
  });

  test('a team’s talk is heard by the team alone', async () => {
    const { room, at, heardBy } = await teams();
    await room.does(at(1), { type: 'say', to: 'team', text: 'the word is lamp' });
    expect(new Set(heardBy('the word is lamp'))).toEqual(new Set([at(1), at(3)]));
    expect((await room.room.view(at(3).id)).hand.talk).toHaveLength(1);
    expect((await room.room.view(at(2).id)).hand.talk).toHaveLength(0);
    expect((await room.room.view(EVA.id)).hand.talk).toHaveLength(0);
  });

  test('[D9] [D21] whom the game mutes can read but not write', async () => {
    const { room, at, heardBy } = await teams();
    expect(await room.tries(at(0), { type: 'say', to: 'team', text: 'no' })).toBe('muted');
    expect(await room.tries(at(0), { type: 'say', to: 'all', text: 'no' })).toBe('muted');
    await room.does(at(2), { type: 'say', to: 'team', text: 'shall we?' });
    expect(heardBy('shall we?')).toContainEqual(at(0));
  });

  test('those who watch talk apart, and the players hear it with the outcome', async () => {
    const { room, heardBy, ears } = await teams();
    expect(await room.tries(EVA, { type: 'say', to: 'all', text: 'look!' })).toBe('watchers-apart');
    expect(await room.tries(EVA, { type: 'say', to: 'team', text: 'look!' })).toBe('no-team');
    expect(await room.tries(ANA, { type: 'say', to: 'watchers', text: 'and?' })).toBe('only-watchers');
    await room.does(EVA, { type: 'say', to: 'watchers', text: 'Ana will win' });
    expect(heardBy('Ana will win')).toEqual([EVA, FIN]);
    expect((await room.room.view(ANA.id)).table.talk).toEqual([]);
    expect(JSON.stringify(ears.Ana?.heard)).not.toContain('Ana will win');
    while ((await room.table()).phase === 'playing') await room.moveOn(ANA, BEN, CARLA, DANI);
    expect((await room.table()).talk.map(({ text }) => text)).toEqual(['Ana will win']);
    expect((await room.room.view(EVA.id)).hand.talk).toEqual([]);
    expect(JSON.stringify(ears.Ana?.heard)).toContain('Ana will win');
    await room.does(FIN, { type: 'say', to: 'watchers', text: 'so she did' });
    expect(heardBy('so she did')).toHaveLength(6);
  });

  test('whoever was replaced knows a hand: neither hears nor joins the watchers', async () => {
    const { room, heardBy, ears } = await teams();
    await room.does(ANA, { type: 'leave' });
    room.room.part(ears.Ana as RecordingSubscriber);
    await room.does(FIN, { type: 'sit', seat: 0 });
    await room.does(BEN, { type: 'allow', person: FIN.id });
    await room.room.join(ears.Ana as RecordingSubscriber);
    await room.does(EVA, { type: 'say', to: 'watchers', text: 'where is Ana?' });
    expect(heardBy('where is Ana?')).toEqual([EVA]);
    expect(await room.tries(ANA, { type: 'say', to: 'watchers', text: 'here' })).toBe('only-watchers');
    expect(await room.tries(ANA, { type: 'say', to: 'all', text: 'here' })).toBe('only-watchers');
    expect((await room.room.view(ANA.id)).hand.talk).toEqual([]);
  });

  test('a room remembers the last forty lines', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto' });
    for (let at = 0; at < 50; at++) await room.does(ANA, { type: 'say', to: 'all', text: `${at}` });
    const { talk } = await room.table();
    expect(talk.map(({ text }) => text)).toEqual(Array.from({ length: 40 }, (_, at) => `${at + 10}`));
  });
});

describe('notes', () => {
  test('are one’s own, kept with the match and told to one’s other devices', async () => {
    const { rooms } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    await room.seat(ANA, BEN);
    await room.start(ANA, BEN);
    const [phone, rival, watcher] = [
      new RecordingSubscriber(ANA),
      new RecordingSubscriber(BEN),
      new RecordingSubscriber(EVA),
    ];
    for (const ear of [phone, rival, watcher]) await room.room.join(ear);
    await room.does(ANA, { type: 'note', text: 'five at c' });
    expect((await room.room.view(ANA.id)).hand.notes).toBe('five at c');
    expect(JSON.stringify(phone.heard)).toContain('five at c');
    expect(JSON.stringify([rival.heard, watcher.heard])).not.toContain('five at c');
    expect(await room.tries(ANA, { type: 'note', text: 'x'.repeat(4_001) })).toBe('too-long');
    expect(await room.tries(EVA, { type: 'note', text: 'x' })).toBe('not-seated');
    rooms.sweep(0);
    expect((await room.room.view(ANA.id)).hand.notes).toBe('five at c');
  });

  test('are kept as they are now, not as every step on the way', async () => {
    const { rooms, store } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto' });
    await room.seat(ANA, BEN);
    await room.start(ANA, BEN);
    const laptop = new RecordingSubscriber(ANA);
    await room.room.join(laptop);
    const { version, access } = await room.room.view(ANA.id);
    await room.does(ANA, { type: 'note', text: 'draft one' });
    await room.does(BEN, { type: 'note', text: 'of another seat' });
    // All in one durable step.
    await Promise.all(['two', 'three', 'four'].map((text) => room.does(ANA, { type: 'note', text: `draft ${text}` })));
    const log = JSON.stringify(await store.read(room.room.id, 0, 100));
    expect(log.match(/draft \w+/g)).toEqual(['draft four']);
    expect(log).toContain('of another seat');
    expect(JSON.stringify(laptop.last)).toContain('draft four');
    // Another device that had missed it all, and a room that is read again, know the same.
    rooms.sweep(0);
    const phone = new RecordingSubscriber(ANA);
    await room.room.join(phone, { version, viewer: access.viewer });
    expect(JSON.stringify(phone.heard)).toContain('draft four');
    expect((await room.room.view(ANA.id)).hand.notes).toBe('draft four');
    expect((await room.room.view(BEN.id)).hand.notes).toBe('of another seat');
  });

  test('stay with the person: whoever takes the seat over begins with none', async () => {
    const room = await Table.open(house().rooms, ANA, { game: 'qwinto' });
    await room.seat(ANA, BEN);
    await room.start(ANA, BEN);
    await room.does(BEN, { type: 'note', text: 'mine' });
    await room.does(BEN, { type: 'leave' });
    expect((await room.room.view(BEN.id)).hand.notes).toBe('mine');
    await room.does(CARLA, { type: 'sit' });
    expect((await room.room.view(CARLA.id)).hand.notes).toBe('');
  });

  test('[C17] are off where Coda is played from memory', async () => {
    for (const memory of [true, false]) {
      const room = await Table.open(house().rooms, ANA, { game: 'coda', options: { memory } });
      await room.seat(ANA, BEN);
      await room.start(ANA, BEN);
      expect(await room.tries(ANA, { type: 'note', text: 'x' })).toBe(memory ? 'notes-off' : 'done');
    }
  });
});

test('[D9] a team that shares its notes reads them, nobody else does, and whoever must be silent notes nothing', async () => {
  const { rooms } = house();
  const room = await Table.open(rooms, ANA, { game: 'decrypto', seats: 4, options: { timer: 'off' } });
  const seated = [ANA, BEN, CARLA, DANI];
  await room.seat(...seated);
  await room.start(...seated);
  const [mate, rival, watcher] = [CARLA, BEN, EVA].map((person) => new RecordingSubscriber(person));
  for (const ear of [mate, rival, watcher]) await room.room.join(ear as RecordingSubscriber);
  await room.does(ANA, { type: 'note', text: 'their third is the moon' });
  await room.does(CARLA, { type: 'note', text: 'or the sun' });
  const hand = async ({ id }: typeof ANA) => (await room.room.view(id)).hand;
  expect(await hand(CARLA)).toMatchObject({
    notes: 'or the sun',
    mateNotes: [{ seat: 0, text: 'their third is the moon' }],
  });
  expect(await hand(ANA)).toMatchObject({ mateNotes: [{ seat: 2, text: 'or the sun' }] });
  expect(JSON.stringify(mate?.heard)).toContain('moon');
  expect(JSON.stringify([rival?.heard, watcher?.heard, await hand(BEN), await hand(EVA)])).not.toMatch(/moon|sun/);
  const table = async () =>
    (await room.room.view(ANA.id)).match?.table as { encryptors: { white: number }; half: string };
  const encryptor = seated[(await table()).encryptors.white] as typeof ANA;
  while ((await table()).half !== 'white') await room.moveOn(...seated);
  expect(await room.tries(encryptor, { type: 'note', text: 'it is 4 2 1' })).toBe('muted');
  expect(await room.tries(encryptor === ANA ? CARLA : ANA, { type: 'note', text: 'or 3 1 2' })).toBe('done');
});

test('[D9] [D21] Decrypto’s encryptor is silent while the team decodes, and everybody else is not', async () => {
  const { rooms } = house();
  const room = await Table.open(rooms, ANA, { game: 'decrypto', seats: 4, options: { timer: 'off' } });
  const seated = [ANA, BEN, CARLA, DANI];
  await room.seat(...seated);
  await room.start(...seated);
  const table = async () =>
    (await room.room.view(ANA.id)).match?.table as { encryptors: { white: number }; half: string };
  const encryptor = seated[(await table()).encryptors.white] as typeof ANA;
  expect(await room.tries(encryptor, { type: 'say', to: 'team', text: 'thinking' })).toBe('done');
  while ((await table()).half !== 'white') await room.moveOn(...seated);
  expect(await room.tries(encryptor, { type: 'say', to: 'team', text: 'the first one!' })).toBe('muted');
  expect(await room.tries(encryptor, { type: 'say', to: 'all', text: 'the first one!' })).toBe('muted');
  for (const person of seated.filter((one) => one !== encryptor))
    expect(await room.tries(person, { type: 'say', to: 'team', text: 'hm' })).toBe('done');
});
