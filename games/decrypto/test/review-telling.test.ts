import { rng as makeRng, type State, type View, view } from '@cifra/kernel';
import type { MomentProps } from '@cifra/kit/review';
import type { DecisionReview, MatchReview } from '@cifra/mind-kit/review';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { review } from '../mind/index.ts';
import type { ModelInsight } from '../mind/insight.ts';
import { cluesByDigit, teamHeard } from '../review/figures.ts';
import { headline } from '../review/telling.ts';
import { type Code, type Decrypto, decrypto } from '../rules/judge/index.ts';

const confirm = (...code: number[]) => ({ type: 'confirm', code: code as unknown as Code });

function decided(command: { readonly type: string }, values: readonly number[], value: number): DecisionReview {
  const codes = [confirm(2, 3, 4), confirm(3, 4, 2)];
  const options = values.map((one, at) => ({ command: codes[at] ?? command, value: one }));
  const loss = Math.max(0, (values[0] ?? 0) - value) > 0.01 ? (values[0] ?? 0) - value : 0;
  const best = loss > 0 ? (codes[0] ?? command) : command;
  const bestValue = values[0] ?? null;
  return { version: 9, seat: 0, command, best, options, value, bestValue, loss, grade: 'best', exact: null };
}

function said(decision: DecisionReview): string {
  return headline({ decision, language: 'en' } as MomentProps<Decrypto>);
}

describe('the headline of a code', () => {
  test('the likeliest is called so', () => {
    expect(said(decided(confirm(2, 3, 4), [0.5, 0.495], 0.5))).toBe('The likeliest code');
  });
  test('one that is as good, and not the likeliest, is not called the likeliest', () => {
    expect(said(decided(confirm(3, 4, 2), [0.5, 0.495], 0.495))).toBe('No code was clearly likelier');
  });
  test('where another was better, it is named', () => {
    expect(said(decided(confirm(3, 4, 2), [0.5, 0.4], 0.4))).toMatch(/^2.3.4 was likelier$/);
  });
});

describe('the headline of clues', () => {
  const set = (weighed: object) => ({ clues: [], read: [], overheard: null, weighed });
  const even = { read: 0.5, heard: -0.1, leak: -0.1 };
  const counted = (better: object) => ({ type: 'clues', sets: [set(even), set({ ...even, ...better })] });

  const written = (
    loss: number,
    read: readonly number[],
    overheard: readonly number[] | null,
    insight: unknown = null,
  ) => {
    const command = { type: 'encrypt', clues: ['sun', 'sea', 'sand'] };
    const decision = { ...decided(command, [0.5], 0.5), command, loss, exact: { read, overheard } };
    return headline({ decision, insight, language: 'en' } as unknown as MomentProps<Decrypto>);
  };

  test('they are for the own side alone only where that is so', () => {
    expect(written(0, [1, 1, 1], [0, 0.2, 0])).toBe('Clues for your side alone');
    expect(written(0, [1, 1, 1], null)).toBe('Clues for your side alone');
    expect(written(0, [1, 1, 1], [0.9, 0, 0])).toBe('Nothing better to write, and still overheard');
    expect(written(0, [1, 0.2, 1], [0, 0, 0])).toBe('Nothing better to write');
  });
  test('what is said of worse ones is why they are worse, once that is counted', () => {
    const loud = [0.2, 1, 0];
    expect(written(0.1, [1, 1, 1], loud)).toBe('Our bots would write other clues');
    expect(written(0.1, [1, 1, 1], loud, counted({ heard: 0 }))).toBe('“sea” told everybody');
    expect(written(0.1, [1, 1, 1], [0.2, 0.6, 0], counted({ heard: 0 }))).toBe('“sea” told the rivals much');
    expect(written(0.1, [1, 1, 1], [0.2, 0.4, 0], counted({ heard: 0 }))).toBe(
      'Easier to overhear than they had to be',
    );
    expect(written(0.1, [1, 1, 1], loud, counted({ read: 0.7 }))).toBe('Harder to read than they had to be');
    expect(written(0.1, [1, 1, 0], loud, counted({ read: 0.7 }))).toBe('Nobody would have read “sand”');
    expect(written(0.1, [1, 1, 1], loud, counted({ leak: 0 }))).toBe('They led the rivals towards the words');
  });
});

describe('the clues on the picture of a decision', () => {
  const sheet = {
    white: [{ round: 1, clues: ['sun', 'sea', 'sand'], code: [1, 2, 3] }],
    black: [
      { round: 1, clues: ['law', 'cell', 'sum'], code: [4, 2, 1] },
      { round: 2, clues: ['nail', 'pane', 'stew'], code: null },
    ],
  };
  const before = { table: { half: 'black', round: 2, sheet } } as unknown as View<Decrypto>;
  const review = { decisions: [] } as unknown as MatchReview;
  const interception = decided(confirm(2, 3, 4), [0.5], 0.5);

  test('whoever listens to the rivals sees what the rivals have said, without what their readers made of it', () => {
    expect(teamHeard(interception, before, 0)).toBe('black');
    const columns = cluesByDigit(review, interception, before, 0);
    expect(columns.map((clues) => clues.map(({ clue }) => clue))).toEqual([['sum'], ['cell'], [], ['law']]);
    expect(columns.flat().every(({ read, overheard }) => read === null && overheard === null)).toBe(true);
  });

  test('whoever reads a partner sees what the own team has said', () => {
    expect(teamHeard(interception, before, 1)).toBe('black');
    const columns = cluesByDigit(
      review,
      interception,
      { table: { ...before.table, half: 'white' } } as View<Decrypto>,
      0,
    );
    expect(columns.map((clues) => clues.map(({ clue }) => clue))).toEqual([['sun'], ['sea'], ['sand'], []]);
  });
});

test('the parts by which sets of clues are told apart add up to what they are worth', () => {
  const { states, world } = playout(decrypto, { seats: 4, seed: 'parts' });
  let compared = 0;
  for (const [at, { seat, command }] of world.moves.entries()) {
    if (command.type !== 'encrypt' || compared > 1) continue;
    const move = { view: view(decrypto, states[at] as State<Decrypto>, seat), command };
    const options = review.judge(move, 'quick', makeRng(1))?.options ?? [];
    const insight = review.insight?.(move) as unknown as Extract<ModelInsight, { type: 'clues' }>;
    const worthIn = (clues: readonly string[]) =>
      options.find((one) => one.command.type === 'encrypt' && one.command.clues.join() === clues.join())?.value ?? 0;
    const [first, ...others] = insight.sets.map(({ clues, weighed: { read, heard, leak } }) => ({
      value: worthIn(clues),
      worth: read + heard + leak,
    }));
    for (const other of others) {
      // Between two teams a worth is half a chance to win; below none there is nothing to compare.
      if (other.value === 0 || first === undefined || first.value === 0) continue;
      expect(first.value - other.value).toBeCloseTo((first.worth - other.worth) / 2, 9);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(0);
});
