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
