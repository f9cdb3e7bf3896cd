import { verify } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { ANA, anyGame, BEN, house, matchFile, RecordingSubscriber, Table } from './house.ts';

const HINT = { type: 'hint' } as const;
const GAME = 'coda';

/** Two people, the host first to decide or not. */
async function two(hints: boolean) {
  const parts = house();
  const table = await Table.open(parts.rooms, ANA, { game: GAME, seats: 2, hints });
  await table.seat(ANA, BEN);
  await table.start(ANA, BEN);
  return { ...parts, table };
}

describe('hints', () => {
  test('are off unless the room allows them', async () => {
    const { table } = await two(false);
    expect(await table.tries(ANA, HINT)).toBe('hints-off');
    expect((await table.table()).hinted).toEqual([]);
  });

  test('are asked for by whoever is to decide, heard of by everybody, and once for each decision', async () => {
    const { table } = await two(true);
    const ben = new RecordingSubscriber(BEN);
    await table.room.join(ben);
    const version = await table.does(ANA, HINT);
    expect(ben.last).toMatchObject({ entries: [{ events: [{ to: 'all', fact: { type: 'hinted', seat: 0 } }] }] });
    expect(await table.does(ANA, HINT)).toBe(version);
    expect((await table.table(BEN)).hinted).toMatchObject([{ seat: 0 }]);
    expect(await table.tries({ id: 'p-eva', name: 'Eva' }, HINT)).toBe('not-seated');
    // Whoever has chosen is asked for nothing more.
    await table.moveOn(ANA);
    expect(await table.tries(ANA, HINT)).toBe('not-your-turn');
  });

  test('are always allowed to somebody alone with bots, and marked in a match file that verifies', async () => {
    const { rooms, store, clock } = house();
    const table = await Table.open(rooms, ANA, { game: GAME, seats: 2, sit: {}, bots: ['club'], start: {} });
    const asked: number[] = [];
    for (let turn = 0; (await table.table()).phase === 'playing'; turn++) {
      if (turn % 2 === 0 && (await table.tries(ANA, HINT)) === 'done') asked.push(turn);
      if (!(await table.moveOn(ANA))) await clock.pass(10_000);
    }
    const game = anyGame(GAME);
    if (game === null) throw new Error(`No ${GAME}`);
    const file = await matchFile(store, game);
    const hinted = file.entries.filter((entry) => entry.hinted === true);
    expect(asked.length).toBeGreaterThan(2);
    expect(hinted.length).toBeGreaterThanOrEqual(asked.length);
    expect(hinted.every(({ seat }) => seat === 0)).toBe(true);
    expect(file.entries.some(({ seat, hinted: was }) => seat === 0 && was === undefined)).toBe(true);
    expect(verify(game, file)).toEqual([]);
    const [deal, ...rest] = file.entries;
    if (deal === undefined) throw new Error('No deal');
    expect(verify(game, { ...file, entries: [{ ...deal, hinted: true }, ...rest] })).toMatchObject([
      { code: 'deal-ordered' },
    ]);
  });

  test('nobody who is ready has agreed to hints that they have not seen', async () => {
    const table = await Table.open(house().rooms, ANA, { game: GAME, seats: 2 });
    await table.seat(ANA, BEN);
    await table.does(BEN, { type: 'ready', ready: true });
    await table.does(ANA, { type: 'settings', pace: 0 });
    expect((await table.table()).seats[1]?.ready).toBe(true);
    await table.does(ANA, { type: 'settings', hints: true });
    expect(await table.table()).toMatchObject({ hints: true, seats: [{}, { ready: false }] });
    expect(await table.tries(BEN, { type: 'settings', hints: false })).toBe('host-only');
  });

  test('somebody who left still counts as a person', async () => {
    const { table } = await two(false);
    await table.does(BEN, { type: 'leave' });
    expect(await table.tries(ANA, HINT)).toBe('hints-off');
  });
});
