import type { MomentProps, ReviewContext } from '@cifra/kit/review';
import type { DecisionReview } from '@cifra/mind-kit/review';
import { describe, expect, test } from 'vitest';
import { headline, summary, tip } from '../review/telling.ts';
import type { BreakTheCode } from '../rules/index.ts';
import { hintWords } from '../words/hint.ts';
import { reviewWords } from '../words/review.ts';

const sum = { type: 'ask', card: 'sum' };
const odd = { type: 'ask', card: 'odd' };
const guess = { type: 'guess', tiles: [] };
const pass = { type: 'pass' };
const BITS: { readonly [card: string]: number | null } = { sum: 4.5, odd: 1.5, even: 1.5 };

type Command = { readonly type: string; readonly card?: string };

function decided(command: Command, best: Command, { before = 40, bits = BITS } = {}): DecisionReview {
  const cards = Object.entries(bits).map(([card, expectedBits]) => ({ card, expectedBits }));
  const expectedBits = bits[command.card ?? ''] ?? null;
  const loss = command === best ? 0 : 0.2;
  return {
    seat: 0,
    command,
    best,
    loss,
    exact: { before, after: 8, expectedBits, cards },
  } as unknown as DecisionReview;
}

function told(decision: DecisionReview): readonly [string, string] {
  const before = { table: { size: 5 } };
  const moment = { decision, language: 'en', before } as unknown as MomentProps<BreakTheCode>;
  return [headline(moment), summary(moment)];
}

function tipAfter(decision: DecisionReview, seats = 2): string | null {
  const review = { decisions: [decision], seats: Array.from({ length: seats }), limits: { good: 0.03 } };
  return tip({ review, seat: 0, language: 'en' } as unknown as ReviewContext<BreakTheCode>);
}

describe('what is said of a question', () => {
  test('only the one that tells most is said to', () => {
    expect(told(decided(sum, sum))[0]).toBe('No card told more');
    expect(told(decided(odd, odd))[0]).toBe('No question was worth more');
    expect(told(decided(sum, sum, { bits: { sum: null, odd: null } }))[0]).toBe('No question was worth more');
  });
  test('a better one told more, or was worth more although it told less', () => {
    const [more, leaves] = told(decided(odd, sum));
    expect([more, leaves]).toEqual([
      expect.stringContaining('told more'),
      expect.stringContaining('leaves about 2 rows.'),
    ]);
    const [worth, won] = told(decided(sum, odd));
    expect([worth, won]).toEqual([
      expect.stringContaining('was worth more'),
      expect.stringContaining('won more often'),
    ]);
    expect(tipAfter(decided(odd, sum))).toContain('how many different answers');
    expect(tipAfter(decided(sum, odd))).toBeNull();
  });
  test('with two a guess may be repeated; among more it is the only one, and the tip does not say otherwise', () => {
    expect(tipAfter(decided(odd, guess))).toContain('another turn');
    expect(tipAfter(decided(odd, guess), 3)).toContain('first right guess');
  });
});

test('the last row is called named only if it was', () => {
  const other = { ...guess };
  expect(told(decided(guess, guess, { before: 1 }))[1]).toBe('The one row left was named.');
  expect(told(decided(other, guess, { before: 1 }))).toEqual([
    'It could be known for sure',
    'Not the one row that was left.',
  ]);
  expect(told(decided(pass, guess))).toEqual(['A guess was better than passing', 'Passed with 40 rows left.']);
  expect(told(decided(pass, pass))[0]).toBe('Right to pass');
});

test('one row is told in the singular', () => {
  const { normal, leaves, about } = reviewWords.es;
  expect(normal('1', '2', true)).toBe('Lo normal era una (la raya). Quedaron 2: mala suerte, y no cuenta en la nota.');
  expect(normal('3', '1', false)).toBe('Lo normal eran unas 3 (la raya). Quedó 1: suerte, y no cuenta en la nota.');
  expect([leaves(1), leaves(2), leaves(null), about(1)]).toEqual([
    'deja cerca de',
    'deja unas',
    'deja unas',
    'cerca de',
  ]);
  expect(hintWords.es.tellsMost('Suma', '1')).toBe('«Suma» es la que más dice: deja cerca de una.');
});
