import type { Decrypto } from '@cifra/decrypto/rules';
import type { Seat } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { decryptoWith, PACE, type Sight } from './decrypto.ts';
import { ANA, CARLA, house, Table } from './house.ts';

const hand = (view: Sight, team: 0 | 1) => view.hands[`team:${team}`];
const about = (thoughts: readonly Sight[], seat: Seat) => thoughts.filter(({ viewer }) => viewer === seat);

describe('a bot’s thought', () => {
  /** In round 2 Ana and a bot intercept together. */
  const ANA_INTERCEPTS = ({ phase, half, round }: Decrypto['Table']) =>
    phase === 'answers' && half === 'black' && round === 2;

  test('[D21] is thrown away where the draft has changed since, and comes anew once nobody turns the dials', async () => {
    const stubborn = Promise.resolve({ type: 'confirm', code: [2, 1, 3] });
    const { clock, sees, plays, until, thoughts } = await decryptoWith({
      bots: [1, 2, 3],
      think: ({ table, viewer }) => (ANA_INTERCEPTS(table) && viewer === 2 ? stubborn : null),
    });
    await until(ANA_INTERCEPTS);
    await clock.pass(PACE);
    expect(hand(await sees(ANA), 0)).toMatchObject({ draft: [2, 1, 3], confirmed: [2] });
    const before = about(thoughts, 2).length;
    await plays(ANA, { type: 'draft', code: [1, 2, 3] });
    await clock.pass(PACE / 2);
    await plays(ANA, { type: 'draft', code: [1, 2, 4] });
    await clock.pass(PACE - 1);
    expect(hand(await sees(ANA), 0)).toMatchObject({ draft: [1, 2, 4], confirmed: [] });
    // Only a mind that wants to may speak against it, with what stands there in view.
    await clock.pass(1);
    expect(hand(await sees(ANA), 0)).toMatchObject({ draft: [2, 1, 3], confirmed: [2] });
    const drafts = about(thoughts, 2).map((view) => hand(view, 0));
    expect(drafts.slice(before)).toMatchObject([{ draft: [1, 2, 3] }, { draft: [1, 2, 4] }]);
  });

  test('[D19] about one half is never played in the next', async () => {
    const late: { readonly view: Sight; readonly say: (code: readonly number[]) => void }[] = [];
    const { clock, sees, until, room } = await decryptoWith({
      bots: [1],
      options: { answerLimit: 10, timer: 'off' },
      think: (view) => {
        if (view.table.phase !== 'answers' || view.table.round < 2) return null;
        return new Promise((settle) => late.push({ view, say: (code) => settle({ type: 'confirm', code }) }));
      },
    });
    await until(({ phase, round, half }) => phase === 'answers' && round === 2 && half === 'white');
    await clock.pass(10_000);
    // Carla, beside the bot, gave the clues that it answers now.
    const { table } = await sees(CARLA);
    expect(table).toMatchObject({ half: 'black', round: 2, encryptors: { black: 3 } });
    expect(late.map(({ view }) => view.table.half)).toEqual(['white']);
    late[0]?.say([4, 3, 2]);
    await clock.pass(0);
    expect((await sees(CARLA)).table).toMatchObject({ half: 'black', waiting: table.waiting });
    expect(hand(await sees(CARLA), 1)).toMatchObject({ draft: [null, null, null], answer: null });
    expect(late.map(({ view }) => view.table.half)).toEqual(['white', 'black']);
    late[1]?.say([1, 2, 3]);
    await clock.pass(PACE);
    expect(hand(await sees(CARLA), 1)).toMatchObject({ answer: [1, 2, 3] });
    expect((await room.table()).phase).toBe('playing');
  });

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
