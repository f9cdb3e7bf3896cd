import type { Decrypto } from '@cifra/decrypto/rules';
import { type Seat, seatHand, type View } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import type { Person, Ports, Thought } from '../index.ts';
import { ANA, anyGame, BEN, CARLA, DANI, firstLegal, house, Table } from './house.ts';

const PEOPLE = [ANA, BEN, CARLA, DANI];
const PACE = 800;

/** Four at Decrypto, bots on some seats and people on the others. */
async function decrypto(bots: readonly Seat[], options: object, think: Ports['minds']['think']) {
  const thoughts: Thought[] = [];
  const parts = house({
    minds: {
      think: (thought) => {
        thoughts.push(thought);
        return think(thought);
      },
    },
  });
  const room = await Table.open(parts.rooms, ANA, { game: 'decrypto', seats: 4, options, pace: PACE });
  for (const seat of bots) await room.does(ANA, { type: 'bot', seat, level: 'master' });
  const seated = PEOPLE.slice(0, 4 - bots.length);
  await room.seat(...seated);
  await room.start(...seated);
  const sees = async (person: Person) => (await room.room.view(person.id)).match as View<Decrypto>;
  const plays = (person: Person, command: Decrypto['Command']) => room.does(person, { type: 'play', command });
  /** Everybody makes first legal moves, until the table is as wanted. */
  const until = async (isWanted: (table: Decrypto['Table']) => boolean) => {
    for (let moves = 0; !isWanted((await sees(ANA)).table); moves++) {
      if (moves > 500 || (await room.table()).phase !== 'playing') throw new Error('It never came to that');
      if (!(await room.moveOn(...seated))) await parts.clock.pass(PACE);
    }
  };
  return { ...parts, room, thoughts, sees, plays, until };
}

const first = (thought: Thought) => firstLegal(anyGame, thought);
const hand = (view: View<Decrypto>, team: 0 | 1) => view.hands[`team:${team}`];
const about = (thoughts: readonly Thought[], seat: Seat) => thoughts.filter(({ view }) => view.viewer === seat);

describe('a bot’s thought', () => {
  /** In round 2 Ana and a bot intercept together. */
  const ANA_INTERCEPTS = ({ phase, half, round }: Decrypto['Table']) =>
    phase === 'answers' && half === 'black' && round === 2;

  test('[D21] is thrown away where the draft has changed since, and comes anew once nobody turns the dials', async () => {
    const stubborn = (thought: Thought) =>
      (thought.view as View<Decrypto>).table.phase === 'answers'
        ? Promise.resolve({ type: 'confirm', code: [2, 1, 3] })
        : first(thought);
    const { clock, sees, plays, until, thoughts } = await decrypto([1, 2, 3], {}, stubborn);
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
    const drafts = about(thoughts, 2).map(({ view }) => hand(view as View<Decrypto>, 0));
    expect(drafts.slice(before)).toMatchObject([{ draft: [1, 2, 3] }, { draft: [1, 2, 4] }]);
  });

  test('[D19] about one half is never played in the next', async () => {
    const late: { readonly view: View<Decrypto>; readonly say: (code: readonly number[]) => void }[] = [];
    const slow = (thought: Thought) => {
      const view = thought.view as View<Decrypto>;
      if (view.table.phase !== 'answers' || view.table.round < 2) return first(thought);
      return new Promise((settle) => late.push({ view, say: (code) => settle({ type: 'confirm', code }) }));
    };
    const { clock, sees, until, room } = await decrypto([1], { answerLimit: 10, timer: 'off' }, slow);
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
    const { clock, sees, plays, until, thoughts } = await decrypto([1, 2, 3], { timer: 'off' }, first);
    await until(({ phase, encryptors }) => phase === 'clues' && encryptors.white === 0);
    const { encryptors, round } = (await sees(ANA)).table;
    const rival = encryptors.black ?? -1;
    for (let passed = 0; passed < PACE; passed += PACE / 8) {
      await plays(ANA, { type: 'jot', clues: [`note ${passed}`, null, null] });
      await clock.pass(PACE / 8);
    }
    const asked = about(thoughts, rival).filter(({ view }) => (view as View<Decrypto>).table.round === round);
    expect(asked).toHaveLength(1);
    expect((await sees(ANA)).table.locked).toEqual([rival]);
    expect(asked[0]?.view.hands[seatHand(rival)]).toBeDefined();
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
