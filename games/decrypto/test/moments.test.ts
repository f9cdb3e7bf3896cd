import { playTo } from '@cifra/kit/moments';
import { expect, test } from 'vitest';
import { beats } from '../board/beats.ts';
import { PLANS } from '../board/moments.ts';
import { story } from '../board/story.ts';
import { decrypto } from '../rules/judge/index.ts';

test('the gallery’s states are reached by real matches, each under a name of its own', () => {
  const all = PLANS.map((plan) => playTo(decrypto, { beats, story }, plan));
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.filter(({ view }) => view.table.phase === 'over').length).toBe(3);
  expect(all.find(({ name }) => name === 'intercepted')?.beat?.show.type).toBe('revealed');
});
