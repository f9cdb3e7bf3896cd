import type { DecisionReview, MatchReview, SeatReview } from '@cifra/mind-kit/review';
import { expect, test } from 'vitest';
import { readReviewHash, reviewHash, reviewLink } from '../browser/review-link.ts';
import { stopAsked } from '../replay/frames.ts';
import { curveOf } from '../review/curve.ts';
import { luckArrows, placed, withoutLuck } from '../review/luck-arrows.ts';
import { entriesOf, shownMoments } from '../review/moment-model.ts';

test('a link to a moment says whose it is and which one; what does not fit the match is left out', () => {
  expect(reviewLink('abc', 2, { seat: 1, move: 7 })).toBe('/review/abc/2#seat=1&move=7');
  expect(reviewLink('abc', 2)).toBe('/review/abc/2');
  expect(readReviewHash(reviewHash({ seat: 1, isMine: true, move: 7 }), 2, 9)).toEqual({
    seat: 1,
    isMine: true,
    move: 7,
  });
  expect(readReviewHash('#seat=2&move=9', 2, 9)).toEqual({ seat: undefined, isMine: false, move: undefined });
  expect(readReviewHash('#seat=-1&move=1e1', 2, 99)).toEqual({ seat: undefined, isMine: false, move: undefined });
});

const account: SeatReview = {
  seat: 0,
  expected: 0.5,
  result: 1,
  skill: -0.2,
  luck: { chance: 0.8, rivals: -0.1 },
  accuracy: 80,
};

test('luck and play: every arrow begins where the last one ended, and the last one ends at the result', () => {
  const arrows = luckArrows(account);
  expect(arrows.map(({ kind }) => kind)).toEqual(['chance', 'rivals', 'skill']);
  expect(arrows[0]?.from).toBe(0.5);
  for (const [at, { from }] of arrows.entries()) if (at > 0) expect(from).toBe(arrows[at - 1]?.to);
  expect(arrows.at(-1)?.to).toBeCloseTo(1, 9);
  const at = placed(arrows, account);
  expect(at(0.5)).toBe(0);
  expect(at(1.3)).toBe(1);
  expect(withoutLuck(account, 'win')).toBeCloseTo(0.3, 9);
  expect(withoutLuck({ ...account, skill: -0.9 }, 'win')).toBe(0);
});

const decision = (version: number, seat: number, value: number, bestValue = value): DecisionReview => ({
  version,
  seat,
  command: { type: 'a' },
  best: { type: 'a' },
  options: [],
  value,
  bestValue,
  loss: bestValue - value,
  grade: 'best',
  exact: null,
});

const review: MatchReview = {
  game: 'x',
  outcome: { winners: [0], ranking: [[0], [1]], reason: 'x' },
  unit: 'win',
  depth: 'quick',
  opinion: 'mind',
  limits: { best: 0.01, good: 0.03, inaccuracy: 0.08, mistake: 0.16 },
  decisions: [decision(1, 0, 0.6), decision(2, 1, 0.4), decision(3, 0, 0.5, 0.7)],
  curve: [
    { version: 1, chances: [0.5, 0.5] },
    { version: 2, chances: [0.6, 0.4] },
    { version: 3, chances: [0.6, 0.4] },
    { version: 4, chances: [0, 1] },
  ],
  seats: [account],
  moments: [
    { version: 3, seat: 0, why: 'loss', amount: 0.2 },
    { version: 4, seat: 0, why: 'unlucky', amount: 0.5 },
    { version: 2, seat: 1, why: 'lucky', amount: 0.3 },
  ],
};

test('the curve goes from the deal to the end, with a tick at each turn of its seat', () => {
  const curve = curveOf(review, 0, (version) => (version < 3 ? 1 : 2));
  expect(curve.points.map(({ y }) => y)).toEqual([0.5, 0.6, 0.6, 0]);
  expect(curve.ticks.map(({ turn }) => turn)).toEqual([1, 2]);
  expect(curve.at(3)).toEqual({ x: 1, y: 0 });
  expect(curve.scale).toEqual([0, 50, 100]);
  const among3 = curveOf({ ...review, seats: [{ ...account, expected: 1 / 3 }] }, 0, () => 1);
  expect(among3.scale).toEqual([0, 33, 100]);
  expect(among3.even).toBeCloseTo(1 / 3, 12);
});

test('a moment is a decision: what the end brought is told at the last one, and no decision twice', () => {
  const [first, ...more] = shownMoments(review, 0);
  expect(first?.decision.version).toBe(3);
  expect(first?.change).toEqual({ from: 0.7, to: 0.5 });
  expect(more).toEqual([]);
  expect(shownMoments(review, 1).map(({ mark }) => mark)).toEqual(['luck']);
});

test('luck lies between two decisions of its seat that were compared: from what the first one brought to what came before the second', () => {
  const drawn = { ...decision(4, 0, 0), value: null, bestValue: null };
  const decisions = [decision(1, 0, 0.6), decision(2, 1, 0.4), decision(3, 0, 0.5), drawn, decision(6, 0, 0.2)];
  const range = (version: number, seat = 0) => entriesOf({ decisions }, { version, seat, why: 'unlucky', amount: 0.3 });
  // Nobody but the deal had a part in it.
  expect(range(1)).toEqual({ from: 0, to: 0 });
  expect(range(3)).toEqual({ from: 1, to: 2 });
  expect(range(6)).toEqual({ from: 3, to: 5 });
  // What the end brought.
  expect(range(9)).toEqual({ from: 6, to: 8 });
  expect(range(9, 1)).toEqual({ from: 2, to: 8 });
});

test('bad luck at the end begins at what was expected, and goes down to nothing at most', () => {
  const near = { ...decision(3, 0, 0.46, 0.47), loss: 0 };
  const moments = [{ version: 4, seat: 0, why: 'unlucky', amount: 0.47 }] as const;
  expect(shownMoments({ ...review, decisions: [near], moments }, 0)[0]?.change).toEqual({ from: 0.47, to: 0 });
});

test('a moment leads to its own step of the replay, where dials were turned in silence too', () => {
  // Entries 2, 3 and 5 tell nothing.
  const stops = [0, 1, 4, 6, 7];
  const at = (hash: string) => stopAsked(stops, new URLSearchParams(hash));
  expect(at('entry=4')).toBe(2);
  expect(at('entry=5')).toBe(2);
  expect(at('entry=0')).toBe(0);
  expect(at('entry=99')).toBe(4);
  expect(at('step=3')).toBe(2);
  for (const odd of ['', 'step=x', 'entry=x', 'step=-4', 'entry=']) expect(at(odd)).toBe(0);
});
