import { rng as makeRng } from '@cifra/kernel';
import { expect, test } from 'vitest';
import { type Belief, beliefOf } from '../mind/belief.ts';
import { Endgame, FEW_ROWS } from '../mind/endgame.ts';
import { questionsOnCard } from '../mind/forecast.ts';
import { questionIndex, type RowTable, rowTable } from '../mind/row-table.ts';
import { CARDS, type Card } from '../rules/index.ts';

const rows = rowTable(5);

/** Every plan of questions and guesses, also guesses of unlikely rows and questions that split nothing. */
function bruteForce(
  { answers }: RowTable,
  left: readonly { readonly id: number; readonly weight: number }[],
  cards: readonly Card[],
  worth: readonly number[],
): number {
  const [now, ...later] = worth;
  if (now === undefined || left.length === 0) return 0;
  const guesses = left.map(
    ({ id, weight }) =>
      weight * now +
      bruteForce(
        rows,
        left.filter((one) => one.id !== id),
        cards,
        later,
      ),
  );
  const asks = cards.flatMap((card) =>
    questionsOnCard(card).map((question) => {
      const codes = new Set(left.map(({ id }) => answers[question]?.[id]));
      const rest = cards.filter((other) => other !== card);
      return [...codes].reduce<number>((sum, code) => {
        const part = left.filter(({ id }) => answers[question]?.[id] === code);
        return sum + bruteForce(rows, part, rest, later);
      }, 0);
    }),
  );
  return Math.max(...guesses, ...asks);
}

test('endgames of few rows are worth what the best of all plans is worth', () => {
  const rng = makeRng(19);
  for (let round = 0; round < 40; round++) {
    // Rows that share an answer, as they do in a match.
    const sum = 15 + rng.below(12);
    const alike = rows.all.filter((id) => rows.answers[questionIndex({ card: 'sum' })]?.[id] === sum);
    const ids = new Set<number>();
    const size = 2 + rng.below(3);
    while (ids.size < size) ids.add(alike[rng.below(alike.length)] ?? 0);
    const belief: Belief = beliefOf(
      Int32Array.from(ids),
      Float64Array.from(ids, () => 1 + rng.below(2)),
    );
    const cards = [...new Set([rng.pick(CARDS), rng.pick(CARDS), rng.pick(CARDS)])];
    const worth = [1, 0.8, 0.45, 0.2].map((value) => value * (0.9 + 0.1 * rng.unit()));
    const left = Array.from(belief.ids, (id, at) => ({ id, weight: belief.weights[at] ?? 0 }));
    const solved = new Endgame(rows, belief, cards, { worth: Float64Array.from(worth), oneGuess: false }).from(0);
    expect(solved).toBeCloseTo(bruteForce(rows, left, cards, worth) / belief.total, 10);
  }
});

test('too many rows are refused, not solved badly', () => {
  const many = beliefOf(rows.all.slice(0, FEW_ROWS + 1), new Float64Array(FEW_ROWS + 1).fill(1));
  expect(() => new Endgame(rows, many, ['sum'], { worth: Float64Array.of(1), oneGuess: false })).toThrow('9 rows');
});
