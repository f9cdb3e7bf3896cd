import { type State, type View, view } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { expect, test } from 'vitest';
import { review } from '../mind/index.ts';
import { type BreakTheCode, breakTheCode, questionsOf, type Tile } from '../rules/index.ts';
import { answersTo, eachDeal } from './oracle.ts';

/** The rows that the hunted code may be, by the rules alone. */
function rowsLeft(seen: View<BreakTheCode>): number {
  const rows = new Set<string>();
  eachDeal(seen, (deal) => rows.add(hunted(seen, deal).join('')));
  return rows.size;
}

type Deal = Parameters<Parameters<typeof eachDeal>[1]>[0];

function hunted(seen: View<BreakTheCode>, { others, left }: Deal): readonly Tile[] {
  return seen.seats === 2 ? (others[0] ?? []) : left;
}

/** What each question that lies there can be expected to cut, every deal asked by the rules themselves. */
function bitsByQuestion(seen: View<BreakTheCode>): ReadonlyMap<string, number> {
  const questions = seen.table.cards.flatMap((card) => questionsOf(card));
  const parts = questions.map(() => new Map<string, { readonly rows: Set<string>; deals: number }>());
  const all = new Set<string>();
  let deals = 0;
  eachDeal(seen, (deal) => {
    const row = hunted(seen, deal).join('');
    all.add(row);
    deals++;
    for (const [at, { card, number }] of questions.entries()) {
      const answers = deal.others.map(answersTo(card, number)).join(' ');
      const part = parts[at]?.get(answers) ?? { rows: new Set<string>(), deals: 0 };
      parts[at]?.set(answers, part);
      part.rows.add(row);
      part.deals++;
    }
  });
  return new Map(
    questions.map(({ card, number }, at) => [
      `${card} ${number ?? ''}`,
      [...(parts[at]?.values() ?? [])].reduce(
        (bits, part) => bits + (part.deals / deals) * Math.log2(all.size / part.rows.size),
        0,
      ),
    ]),
  );
}

type Figures = {
  readonly before: number;
  readonly after: number | null;
  readonly bits: number | null;
  readonly expectedBits: number | null;
  readonly cards: readonly { readonly card: string; readonly number?: number; readonly expectedBits: number | null }[];
};

test.each([
  { seats: 2, from: 3, least: 12 },
  { seats: 3, from: 6, least: 12 },
  { seats: 4, from: 7, least: 8 },
])('$seats seats: rows and bits are those of a count of every deal, over whole matches', ({ seats, from, least }) => {
  let compared = 0;
  for (let at = 0; at < 2; at++) {
    const { states, world } = playout(breakTheCode, { seats, seed: `figures-${at}` });
    for (const [step, { seat, command }] of world.moves.entries()) {
      const [before, after] = [states[step], states[step + 1]];
      if (before === undefined || after === undefined || before.table.asked.length < from) continue;
      const seen = (state: State<BreakTheCode>) => view(breakTheCode, state, seat);
      const figures = review.figures({ view: seen(before), command }, seen(after), 'full') as unknown as Figures;
      expect(figures.before).toBe(rowsLeft(seen(before)));
      const isSecret = command.type === 'guess' && seats > 2;
      expect(figures.after).toBe(isSecret ? null : rowsLeft(seen(after)));
      if (figures.after !== null) expect(figures.bits).toBeCloseTo(Math.log2(figures.before / figures.after), 9);
      const expected = bitsByQuestion(seen(before));
      expect(figures.cards).toHaveLength(expected.size);
      for (const { card, number, expectedBits } of figures.cards)
        expect(expectedBits).toBeCloseTo(expected.get(`${card} ${number ?? ''}`) ?? Number.NaN, 9);
      if (command.type === 'ask') {
        const { card, number } = command;
        expect(figures.expectedBits).toBeCloseTo(expected.get(`${card} ${number ?? ''}`) ?? Number.NaN, 9);
      }
      compared++;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(least);
});
