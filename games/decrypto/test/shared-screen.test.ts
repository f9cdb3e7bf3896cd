import { expect, test } from 'vitest';
import { decrypto, type Table } from '../rules/judge/index.ts';

/** As much of a table as says who looks at one screen. */
const table = (parts: Pick<Table, 'phase' | 'encryptors'>) => parts as Table;

test('[D9] around one device an encryptor writes alone, and a team answers through eyes that know no code', () => {
  const shared = decrypto.sharedScreen;
  const answers = table({ phase: 'answers', encryptors: { white: 0, black: 1 } });
  expect(shared?.(table({ phase: 'clues', encryptors: { white: 0, black: 1 } }), 0, [0, 1])).toBeNull();
  // White decodes without its encryptor; black, which intercepts, looks through Dani's eyes and not Bruno's.
  expect(shared?.(answers, 2, [1, 2, 3])).toEqual({ eyes: 2, seats: [2] });
  expect(shared?.(answers, 1, [1, 2, 3])).toEqual({ eyes: 3, seats: [1, 3] });
  expect(shared?.(answers, 1, [1, 2])).toBeNull();
});
