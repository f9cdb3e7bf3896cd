import { expect, test } from 'vitest';
import { moments } from '../board/moments.ts';

test('the gallery’s states are reached by real matches, each under a name of its own', () => {
  const all = moments();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.filter(({ view }) => view.table.phase === 'over').length).toBe(3);
  expect(all.find(({ name }) => name === 'intercepted')?.beat?.show.type).toBe('revealed');
});
