import { type View, view } from '@cifra/kernel';
import { often, playout } from '@cifra/testkit';
import { expect, test } from 'vitest';
import { review } from '../mind/index.ts';
import { type BreakTheCode, breakTheCode, type Card, questionsOf } from '../rules/index.ts';
import { answersTo, centresLeft, dealsOf, type ListedDeal } from './oracle.ts';

/** The rows that the hunted code may be, by the rules alone, however many deals there are. */
function rowsLeft(seen: View<BreakTheCode>): number {
  if (seen.seats > 2) return centresLeft(seen);
  return new Set(dealsOf(seen)?.map(({ others }) => others[0]?.join(''))).size;
}

/** What each question that lies there can be expected to cut, every deal asked by the rules themselves. */
function bitsByQuestion(seen: View<BreakTheCode>, deals: readonly ListedDeal[]): ReadonlyMap<string, number> {
  const huntedIn = ({ others, left }: ListedDeal) => (seen.seats === 2 ? (others[0] ?? []) : left).join('');
  const all = new Set(deals.map(huntedIn)).size;
  const bitsOf = ({ card, number }: Question) => {
    const answer = answersTo(card, number);
    const parts = new Map<string, { readonly rows: Set<string>; deals: number }>();
    for (const deal of deals) {
      const answers = deal.others.map(answer).join(' ');
      const part = parts.get(answers) ?? { rows: new Set<string>(), deals: 0 };
      parts.set(answers, part);
      part.rows.add(huntedIn(deal));
      part.deals++;
    }
    return [...parts.values()].reduce(
      (bits, part) => bits + (part.deals / deals.length) * Math.log2(all / part.rows.size),
      0,
    );
  };
  const questions = seen.table.cards.flatMap((card) => questionsOf(card));
  return new Map(questions.map((question) => [nameOf(question), bitsOf(question)]));
}

type Question = { readonly card: Card; readonly number?: number };

function nameOf({ card, number }: Question): string {
  return `${card} ${number ?? ''}`;
}

type Figures = {
  readonly before: number;
  readonly after: number | null;
  readonly bits: number | null;
  readonly expectedBits: number | null;
  readonly cards: readonly (Question & { readonly expectedBits: number | null })[];
};

/** How far a review counts what questions tell, and this with it: the long look is for `CIFRA_LONG=1`. */
const LOOK =
  process.env.CIFRA_LONG === undefined
    ? ({ depth: 'quick', deals: 6_000, limit: 120_000 } as const)
    : ({ depth: 'full', deals: 800_000, limit: 900_000 } as const);

test.each([
  { seats: 2, matches: often(2, 4), least: { rows: often(15, 40), bits: often(15, 40) } },
  { seats: 3, matches: often(1, 3), least: { rows: often(8, 30), bits: often(5, 20) } },
  { seats: 4, matches: often(1, 3), least: { rows: often(8, 30), bits: often(4, 15) } },
])(
  '$seats seats: rows and bits are those of a count of deals, whole matches from the deal on',
  ({ seats, matches, least }) => {
    const compared = { rows: 0, bits: 0 };
    for (let at = 0; at < matches; at++) {
      const { states, world } = playout(breakTheCode, { seats, seed: `figures-${at}` });
      for (const [step, { seat, command }] of world.moves.entries()) {
        const [before, after] = [states[step], states[step + 1]].map(
          (state) => state && view(breakTheCode, state, seat),
        );
        if (before === undefined || after === undefined) throw new Error(`No state after ${step} moves`);
        const figures = review.figures({ view: before, command }, after, LOOK.depth) as unknown as Figures;
        expect(figures.before).toBe(rowsLeft(before));
        const isSecret = command.type === 'guess' && seats > 2;
        expect(figures.after).toBe(isSecret ? null : rowsLeft(after));
        if (figures.after !== null) expect(figures.bits).toBeCloseTo(Math.log2(figures.before / figures.after), 9);
        compared.rows++;
        const deals = dealsOf(before, LOOK.deals);
        if (deals === null) continue;
        const expected = bitsByQuestion(before, deals);
        expect(figures.cards).toHaveLength(expected.size);
        for (const card of figures.cards)
          expect(card.expectedBits).toBeCloseTo(expected.get(nameOf(card)) ?? Number.NaN, 9);
        if (command.type === 'ask')
          expect(figures.expectedBits).toBeCloseTo(expected.get(nameOf(command)) ?? Number.NaN, 9);
        compared.bits++;
      }
    }
    expect(compared.rows).toBeGreaterThanOrEqual(least.rows);
    expect(compared.bits).toBeGreaterThanOrEqual(least.bits);
  },
  LOOK.limit,
);
