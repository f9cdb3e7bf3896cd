import { type Decrypto, teamHandIn } from '@cifra/decrypto/rules';
import { describe, expect, test } from 'vitest';
import { Rooms } from '../index.ts';
import { decryptoWith, levelMove, PACE } from './decrypto.ts';
import { ANA, BEN } from './house.ts';

type Board = Decrypto['Table'];
const MINUTE = 60_000;

describe('bots let people go first: the sand timer', () => {
  const anaWrites = ({ phase, encryptors }: Board) => phase === 'clues' && encryptors.white === 0;
  const writing = async (bots = [1, 2, 3]) => {
    const match = await decryptoWith({ bots, options: { timer: 30 } });
    await match.until(anaWrites);
    const { table } = await match.sees(ANA);
    return { ...match, rival: table.encryptors.black ?? -1, round: table.round };
  };

  test('[D19] no bot starts it for a person, and once the person has locked the bot does too', async () => {
    const { clock, room, store, sees, plays, rival, round } = await writing();
    await clock.pass(10 * MINUTE);
    expect((await sees(ANA)).table).toMatchObject({ locked: [], waiting: [0, rival].toSorted() });
    expect((await room.table()).clock).toBeNull();
    expect(store.due()).toEqual([]);
    await plays(ANA, await levelMove(store, await sees(ANA)));
    expect((await sees(ANA)).table).toMatchObject({ phase: 'clues', locked: [0] });
    await clock.pass(PACE);
    expect((await sees(ANA)).table).toMatchObject({ phase: 'answers', round });
  });

  test('[D19] where people leave, the bots go on, and nobody waits for those who are gone', async () => {
    const { clock, room, until, sees, rival } = await writing([2, 3]);
    expect(rival).toBe(1);
    await clock.pass(MINUTE);
    expect((await sees(ANA)).table).toMatchObject({ locked: [], waiting: [0, 1] });
    await room.does(ANA, { type: 'leave' });
    await clock.pass(MINUTE);
    expect((await sees(ANA)).table).toMatchObject({ locked: [], waiting: [0, 1] });
    await room.does(BEN, { type: 'leave' });
    await until(({ phase }) => phase === 'answers');
    while ((await room.table()).phase === 'playing') await clock.pass(MINUTE);
    expect((await room.table()).phase).toBe('over');
  });

  test('[D19] a person who comes back goes first again, whatever a bot has thought meanwhile', async () => {
    const { clock, room, sees, rival } = await writing();
    await room.does(ANA, { type: 'leave' });
    await clock.pass(PACE / 2);
    await room.does(ANA, { type: 'sit' });
    await clock.pass(MINUTE);
    expect((await sees(ANA)).table).toMatchObject({ locked: [], waiting: [0, rival].toSorted() });
  });

  test('[D19] after a restart too', async () => {
    const { clock, store, ports, sees, rival } = await writing();
    const rooms = new Rooms(ports);
    await rooms.wake(store.due());
    const room = await rooms.find('room-1');
    if (room === null) throw new Error('The room is gone');
    await clock.pass(MINUTE);
    expect((await room.view(ANA.id)).match?.table).toMatchObject({ locked: [], waiting: [0, rival].toSorted() });
    await room.order(ANA, 'clues', { type: 'play', command: await levelMove(store, await sees(ANA)) });
    await clock.pass(PACE);
    expect((await room.view(ANA.id)).match?.table).toMatchObject({ phase: 'answers' });
  });
});

describe('bots let people go first: an answer of the team', () => {
  const isIntercepting = ({ phase, half, round }: Board) => phase === 'answers' && half === 'black' && round === 2;

  test('[D21] beside a person no bot turns a dial or confirms, however long it takes; then it follows', async () => {
    const { clock, sees, plays, until } = await decryptoWith({ bots: [1, 2, 3] });
    await until(isIntercepting);
    await clock.pass(10 * MINUTE);
    const waiting = await sees(ANA);
    expect(waiting.table).toMatchObject({ phase: 'answers', half: 'black', waiting: [0, 2] });
    expect(teamHandIn(waiting, 'white')).toMatchObject({ draft: [null, null, null], confirmed: [] });
    await plays(ANA, { type: 'confirm', code: [4, 3, 2] });
    expect((await sees(ANA)).table).toMatchObject({ half: 'black', waiting: [2] });
    await clock.pass(PACE);
    expect((await sees(ANA)).table.half).not.toBe('black');
  });
});

describe('bots let people go first: the tie-break', () => {
  const isNaming = ({ phase }: Board) => phase === 'names';
  const isJudging = ({ phase }: Board) => phase === 'judging';

  test('[D13, D14] beside a person no bot names or judges; the rivals’ bots do', async () => {
    const { clock, room, sees, plays, until } = await decryptoWith({ bots: [1, 2, 3] });
    await until(isNaming);
    await clock.pass(10 * MINUTE);
    expect((await sees(ANA)).table).toMatchObject({ phase: 'names', done: ['black'], waiting: [0, 2] });
    const words = ['sol', 'mar', 'pan', 'luz'];
    await plays(ANA, { type: 'name', words });
    expect((await sees(ANA)).table.names?.white.words).toEqual(words);
    await clock.pass(10 * MINUTE);
    expect((await sees(ANA)).table).toMatchObject({ phase: 'judging', done: ['black'], waiting: [0, 2] });
    await plays(ANA, { type: 'judge', accept: [2] });
    expect((await sees(ANA)).table.end?.accepted?.black).toEqual([2]);
    expect((await room.table()).phase).toBe('over');
  });

  test('[D13, D14] where the person leaves, the bot speaks', async () => {
    const { clock, room, until, sees } = await decryptoWith({ bots: [1, 2, 3] });
    await until(isNaming);
    await clock.pass(MINUTE);
    await room.does(ANA, { type: 'leave' });
    await until(isJudging);
    expect((await sees(ANA)).table.names?.white.words).toEqual(['one', 'two', 'three', 'four']);
    await clock.pass(MINUTE);
    expect((await room.table()).phase).toBe('over');
  });

  test('[D19] the limit ends the wait', async () => {
    const { clock, room, until } = await decryptoWith({ bots: [1, 2, 3], options: { answerLimit: 20 } });
    await until(isNaming);
    await clock.pass(20_000);
    await clock.pass(20_000);
    expect((await room.table()).phase).toBe('over');
  });
});

test('bots among themselves wait for nobody', async () => {
  const { clock, room, trouble } = await decryptoWith({ bots: [0, 1, 2, 3] });
  for (let minutes = 0; minutes < 10; minutes++) await clock.pass(MINUTE);
  expect((await room.table()).phase).toBe('over');
  expect(trouble).toEqual([]);
});
