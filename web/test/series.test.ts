import { describe, expect, test } from 'vitest';
import { seriesOf, seriesText } from '../table/end/series.ts';

const WORDS = { you: 'You', matchNumber: (match: number) => `Match ${match}` };
const people = (names: readonly string[]) => (seat: number) => ({
  name: names[seat] ?? '',
  isMe: seat === 0,
  kind: 'person' as const,
});
const seats = (count: number) =>
  Array.from({ length: count }, () => ({ person: null, bot: null, hasLeft: false, ready: false, nonce: null }));

describe('the series of a room', () => {
  test('counts wins by name, wherever people sat', () => {
    const results = [
      { match: 1, names: ['Ada', 'Blas'], winners: [0] },
      { match: 2, names: ['Blas', 'Ada'], winners: [1] },
      { match: 3, names: ['Ada', 'Blas'], winners: [0, 1] },
    ];
    const scores = seriesOf({ results, seats: seats(2) }, people(['Ada', 'Blas']));
    expect(seriesText(scores, { match: 4, played: results.length }, WORDS)).toBe('You 3 · Blas 1');
  });

  test('a full table names the match and the own score', () => {
    const names = ['Ada', 'Blas', 'Cleo', 'Dani'];
    const scores = seriesOf({ results: [{ match: 1, names, winners: [2] }], seats: seats(4) }, people(names));
    expect(seriesText(scores, { match: 2, played: 1 }, WORDS)).toBe('Match 2 · You 0');
  });

  test('says nothing before the first result', () => {
    expect(
      seriesText(seriesOf({ results: [], seats: seats(2) }, people(['Ada', 'Blas'])), { match: 1, played: 0 }, WORDS),
    ).toBeNull();
  });
});

test('[T17] a bot is counted too: a result calls it by its level', () => {
  const people = (seat: number) =>
    seat === 0
      ? { name: 'Ada', isMe: true, kind: 'person' as const }
      : { name: 'Blas', isMe: false, kind: 'bot' as const };
  const results = [
    { match: 1, names: ['Ada', 'club'], winners: [1] },
    // Seats moved on: the only bot is still the same.
    { match: 2, names: ['club', 'Ada'], winners: [0] },
    { match: 3, names: ['Ada', 'club'], winners: [0] },
  ];
  expect(seriesOf({ results, seats: seats(2) }, people).map(({ wins }) => wins)).toEqual([1, 2]);
});
