import { expect, test } from 'vitest';
import { tellings } from '../words/text.ts';
import { draw, given } from './build.ts';

test('[C6] the pool is counted in words, one tile too', () => {
  const rows = ['d0 d1 d2 d3', 'd4 d5 d6 d7', 'd8 d9 d10 l0'];
  const match = given({ rows, pool: 'd11 l1' });
  const names = (seat: number) => `Guest ${seat}`;
  expect(tellings.es.board(match.view(0), names)).toMatch(/^Montón: 1 oscura, 11 claras$/m);
  expect(tellings.en.board(match.view(0), names)).toMatch(/^Pool: 1 dark, 11 light$/m);
  match.when(0, draw('dark'));
  expect(tellings.es.board(match.view(0), names)).toMatch(/^Montón: 0 oscuras, 11 claras$/m);
});
