import { describe, expect, test } from 'vitest';
import { ANA, BEN, CARLA, house, RecordingSubscriber, settle, Table } from './house.ts';

const play = (command: object) => ({ type: 'play', command }) as const;

/** A match of Coda with some attacks, wrong ones mostly. */
async function codaTable(memory: boolean): Promise<Table> {
  const table = await Table.open(house().rooms, ANA, { game: 'coda', seats: 2, options: { memory } });
  await table.seat(ANA, BEN);
  await table.start(ANA, BEN);
  await table.does(ANA, { type: 'say', to: 'all', text: 'good luck' });
  await table.does(ANA, play({ type: 'take', dark: 2 }));
  await table.does(BEN, play({ type: 'take', dark: 2 }));
  return table;
}

async function attackOnce(table: Table): Promise<void> {
  for (const person of [ANA, BEN]) {
    const legal = await table.room.legal(person.id);
    const draw = legal.find((command) => JSON.stringify(command).includes('"draw"'));
    if (draw === undefined) continue;
    await table.does(person, play(draw as object));
    const attack = (await table.room.legal(person.id)).find((command) => JSON.stringify(command).includes('"attack"'));
    await table.does(person, play(attack as object));
    const stop = (await table.room.legal(person.id)).find((command) => JSON.stringify(command).includes('"stop"'));
    if (stop !== undefined) await table.does(person, play(stop as object));
    return;
  }
}

async function factTypes(table: Table): Promise<readonly string[]> {
  const { entries } = await table.room.log();
  return entries.flatMap(({ events }) =>
    events.flatMap((event) => ('play' in event ? event.play.map(({ fact }) => fact.type) : [event.fact.type])),
  );
}

describe('the log of a match, read again', () => {
  test('begins with the deal, holds no whisper and no talk, and ends where the room is', async () => {
    const table = await codaTable(false);
    await attackOnce(table);
    await attackOnce(table);
    await settle();
    const log = await table.room.log();
    expect(log.version).toBe((await table.room.view(ANA.id)).version);
    const types = await factTypes(table);
    expect(types.slice(0, 4)).toEqual(['readied', 'started', 'opened', 'shuffled']);
    expect(types.filter((type) => type === 'attacked')).toHaveLength(2);
    expect(types).not.toContain('said');
    expect(JSON.stringify(log)).not.toMatch(/whispers|sealed|"command"|"seal"/);
  });

  test('[C17] from memory it begins with the last attack', async () => {
    const table = await codaTable(true);
    await attackOnce(table);
    await attackOnce(table);
    await settle();
    const types = await factTypes(table);
    expect(types.filter((type) => type === 'attacked')).toHaveLength(1);
    expect(types).not.toContain('dealt');
    expect(types.indexOf('drew')).toBe(-1);
  });

  test('is empty before the deal', async () => {
    const table = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 2 });
    expect(await factTypes(table)).toEqual([]);
  });

  test.each([true, false])(
    'is not to be had by claiming to have seen only its beginning: from memory %s (S14)',
    async (memory) => {
      const table = await codaTable(memory);
      const { version } = await table.room.view(CARLA.id);
      for (let attacks = 0; attacks < 4; attacks++) await attackOnce(table);
      const back = new RecordingSubscriber(CARLA);
      await table.room.join(back, { version, viewer: 'spectator' });
      expect(back.heard[0]?.type).toBe(memory ? 'fresh' : 'news');
    },
  );
});
