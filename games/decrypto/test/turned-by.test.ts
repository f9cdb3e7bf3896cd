import { expect, test } from 'vitest';
import { teamHandIn } from '../rules/judge/index.ts';
import { clues, confirm, draft, given, type Match, round } from './build.ts';

const turnedBy = (match: Match) => teamHandIn(match.view(1), 'black').turnedBy;

test('[D21] each dial says who set it, and says so until somebody sets it otherwise', () => {
  const match = clues(round(given({ seats: 6 })));
  expect(turnedBy(match)).toEqual([null, null, null]);
  match.when(1, draft(2, null, null));
  expect(turnedBy(match)).toEqual([1, null, null]);
  match.when(3, draft(2, 3, null));
  expect(turnedBy(match)).toEqual([1, 3, null]);
  match.when(5, draft(3, 2, null));
  expect(turnedBy(match)).toEqual([5, 5, null]);
  match.when(3, confirm(321));
  expect(turnedBy(match)).toEqual([5, 5, 3]);
  match.when(1, draft(null, 2, 1));
  expect(turnedBy(match)).toEqual([null, 5, 3]);
});
