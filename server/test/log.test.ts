import { expect, test } from 'vitest';
import { mark, openLog } from '../log.ts';

test('an error is told without the rooms, keys and seeds that its message names', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const room = 'mysh7c99i8qta3ux4x8m';
  const seed = 'ab'.repeat(32);
  log.error({ err: new Error(`Room ${room} is closed`, { cause: new Error(`the seed was ${seed}`) }) }, 'a room broke');
  log.warn({ err: `no error at all: ${seed}`, request: { cookie: 'cifra=1', token: 'x', seed } }, 'strange');
  const all = lines.join('');
  for (const secret of [room, seed, 'cifra=1']) expect(all).not.toContain(secret);
  expect(all).toContain(`Room ${mark(room)} is closed`);
  expect(all).toContain('log.test.ts');
});
