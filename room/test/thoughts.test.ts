import type { Seat } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { decryptoWith, levelMove, PACE, type Sight } from './decrypto.ts';
import { ANA, BEN, house, Table } from './house.ts';

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

  test('[D19] that comes after its half is not played in the next one: the seat is thought about anew', async () => {
    const LIMIT = 60_000;
    let answer: (command: unknown) => void = () => {};
    const late = new Promise<unknown>((resolve) => {
      answer = resolve;
    });
    // A round in which its partner writes: the bot is asked in both halves.
    const isIt = ({ round, encryptors }: Sight['table']) => round > 1 && encryptors.black === 1;
    const isSlow = ({ viewer, table }: Sight) => viewer === 3 && table.half === 'white' && isIt(table);
    // Seats 1 and 3 are one team: the bot waits for its partner, and thinks when the time is nearly up.
    const { clock, store, sees, plays, until, thoughts, trouble } = await decryptoWith({
      bots: [2, 3],
      options: { timer: 'off', answerLimit: LIMIT / 1000 },
      think: (seen) => (isSlow(seen) ? late : null),
    });
    await until((table) => table.half === 'white' && isIt(table));
    await clock.pass(LIMIT - 2000);
    await plays(BEN, await levelMove(store, await sees(BEN)));
    await clock.pass(1000);
    expect(about(thoughts, 3).at(-1)).toSatisfy(isSlow);
    await clock.pass(1000);
    expect((await sees(BEN)).table).toMatchObject({ half: 'black', encryptors: { black: 1 } });

    answer({ type: 'confirm', code: [4, 3, 2] });
    await clock.pass(0);
    const team = Object.values((await sees(BEN)).hands).find((hand) => hand !== undefined && 'draft' in hand);
    expect(team).toMatchObject({ draft: [null, null, null], confirmed: [] });
    expect(about(thoughts, 3).at(-1)?.table.half).toBe('black');
    expect(trouble).toEqual([]);
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
