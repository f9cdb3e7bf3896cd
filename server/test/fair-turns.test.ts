import { expect, test } from 'vitest';
import { FairTurns } from '../connections/fair-turns.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('whoever asks for one thing is not kept waiting, and comes between two things of whoever asks for many', async () => {
  const turns = new FairTurns();
  const done: string[] = [];
  for (let at = 0; at < 5; at++) turns.take('eve', () => done.push(`eve ${at}`));
  expect(done).toEqual(['eve 0']);
  turns.take('ana', () => done.push('ana'));
  expect(done).toEqual(['eve 0', 'ana']);
  await turn();
  turns.take('ben', () => done.push('ben'));
  expect(done).toEqual(['eve 0', 'ana', 'eve 1', 'ben']);
});

test('everything is done once, in the order in which each address asked for it', async () => {
  const turns = new FairTurns();
  const done: string[] = [];
  for (let at = 0; at < 20; at++) for (const who of ['eve', 'mal']) turns.take(who, () => done.push(`${who} ${at}`));
  // What is asked for meanwhile waits behind what was asked for before.
  turns.take('eve', () => turns.take('eve', () => done.push('eve last')));
  for (let at = 0; at < 30; at++) await turn();
  for (const who of ['eve', 'mal'])
    expect(done.filter((one) => one.startsWith(who)).slice(0, 20)).toEqual(
      Array.from({ length: 20 }, (_, at) => `${who} ${at}`),
    );
  expect([done.length, done.at(-1)]).toEqual([41, 'eve last']);
});

test('cheap things share a turn until it has lasted a while; then others are heard first', async () => {
  let now = 0;
  const turns = new FairTurns(2, () => now);
  const done: string[] = [];
  const ask = (who: string, at: number) =>
    turns.take(who, () => {
      done.push(`${who} ${at}`);
      // What is set going by it takes its time too.
      queueMicrotask(() => {
        now += 1;
      });
    });
  for (let at = 0; at < 3; at++) {
    ask('eve', at);
    await Promise.resolve();
  }
  expect(done).toEqual(['eve 0', 'eve 1']);
  ask('ana', 0);
  expect(done.at(-1)).toBe('ana 0');
  for (let at = 3; at < 9; at++) ask('eve', at);
  await turn();
  // Alone she is done four at a time; with somebody else each is in turn again.
  expect(done.slice(3)).toEqual(['eve 2', 'eve 3', 'eve 4', 'eve 5']);
  ask('ben', 0);
  expect(done.at(-1)).toBe('ben 0');
  for (const at of [1, 2]) ask('ben', at);
  await turn();
  expect(done.slice(8)).toEqual(['eve 6', 'ben 1']);
  for (let at = 0; at < 9; at++) await turn();
  expect(done.filter((one) => one.startsWith('eve'))).toEqual(Array.from({ length: 9 }, (_, at) => `eve ${at}`));
});
