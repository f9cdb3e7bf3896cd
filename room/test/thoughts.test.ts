import type { Seat } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { decryptoWith, PACE, type Sight } from './decrypto.ts';
import { ANA, house, Table } from './house.ts';

const about = (thoughts: readonly Sight[], seat: Seat) => thoughts.filter(({ viewer }) => viewer === seat);

describe('a bot’s thought', () => {
  test('[D19] stands while a rival’s pencil moves, of which there is nothing to see', async () => {
    const { clock, sees, plays, until, thoughts } = await decryptoWith({ bots: [1, 2, 3], options: { timer: 'off' } });
    await until(({ phase, encryptors }) => phase === 'clues' && encryptors.white === 0);
    const { encryptors, round } = (await sees(ANA)).table;
    const rival = encryptors.black ?? -1;
    for (let passed = 0; passed < PACE; passed += PACE / 8) {
      await plays(ANA, { type: 'jot', clues: [`note ${passed}`, null, null] });
      await clock.pass(PACE / 8);
    }
    expect(about(thoughts, rival).filter(({ table }) => table.round === round)).toHaveLength(1);
    expect((await sees(ANA)).table.locked).toEqual([rival]);
  });

  test('costs nobody time where several move at once', async () => {
    const parts = house();
    const room = await Table.open(parts.rooms, ANA, { game: 'qwinto', seats: 6, pace: PACE });
    await room.seat(ANA);
    for (let seat = 1; seat < 6; seat++) await room.does(ANA, { type: 'bot', seat, level: 'club' });
    await room.start(ANA);
    const waits = async () => (await room.room.view(ANA.id)).match?.table as { phase: string; waiting: Seat[] };
    for (let turns = 0; (await waits()).phase !== 'write'; turns++) {
      if (turns > 50) throw new Error('Nobody rolls');
      if (!(await room.moveOn(ANA))) await parts.clock.pass(PACE);
    }
    expect(await waits()).toMatchObject({ waiting: [0, 1, 2, 3, 4, 5] });
    await parts.clock.pass(PACE - 1);
    expect(await waits()).toMatchObject({ waiting: [0, 1, 2, 3, 4, 5] });
    await parts.clock.pass(1);
    expect(await waits()).toMatchObject({ waiting: [0] });
    expect(parts.trouble).toEqual([]);
  });
});
