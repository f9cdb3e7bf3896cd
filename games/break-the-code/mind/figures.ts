import type { Seat, View } from '@cifra/kernel';
import { type BreakTheCode, type Card, questionsOf } from '../rules/index.ts';
import { dealsOf } from './enumerate.ts';
import { questionIndex, type RowTable } from './row-table.ts';
import { type Candidates, type DealHypotheses, partsOf, worldsOf } from './worlds.ts';

/** The rows that the hunted code may be: the rival's, or with three and four players those of the centre. */
export function huntedRows(view: View<BreakTheCode>): Candidates {
  const worlds = worldsOf(view);
  return view.seats === 2 ? worlds.row(1 - (view.viewer as Seat)) : worlds.centre();
}

export type CardBits = { readonly card: Card; readonly number?: number; readonly expectedBits: number | null };

/** How many deals are listed to find out what a question to several seats tells. */
export const FEW_DEALS = { deals: 6_000, steps: 2_000_000 };
export const MANY_DEALS = { deals: 800_000, steps: 20_000_000 };

/**
 * By how much, in halvings, each question on the table can be expected to cut the rows that the hunted code may be. Null
 * where several seats answer and the deals are too many to be listed.
 */
export function expectedBits(view: View<BreakTheCode>, most: typeof FEW_DEALS): readonly CardBits[] {
  const tell = view.seats === 2 ? tellsAlone(view) : tellsTogether(partsOf(view), most);
  return view.table.cards.flatMap((card) =>
    questionsOf(card).map((question) => ({ ...question, expectedBits: tell?.(questionIndex(question)) ?? null })),
  );
}

/** One rival answers about the hunted row itself. */
function tellsAlone(view: View<BreakTheCode>): (question: number) => number {
  const { table } = worldsOf(view);
  const { ids, weights, total } = huntedRows(view);
  return (question) => {
    const parts = new Map<number, { rows: number; weight: number }>();
    for (const [at, id] of ids.entries()) {
      const code = answerCode(table, question, id);
      const part = parts.get(code) ?? { rows: 0, weight: 0 };
      parts.set(code, { rows: part.rows + 1, weight: part.weight + (weights[at] ?? 0) });
    }
    let bits = 0;
    for (const { rows, weight } of parts.values()) bits += (weight / total) * Math.log2(ids.length / rows);
    return bits;
  };
}

/** Several seats answer, and what they say together leaves some rows for the centre. */
function tellsTogether(known: DealHypotheses, most: typeof FEW_DEALS): ((question: number) => number) | null {
  const deals = dealsOf(known, most);
  if (deals === null) return null;
  const { centres, players, weights } = deals;
  const all = new Set(centres).size;
  return (question) => {
    const parts = new Map<number, { readonly rows: Set<number>; weight: number }>();
    let total = 0;
    for (const [at, centre] of centres.entries()) {
      const key = players.reduce((sum, ids) => sum * 64 + answerCode(known.rows, question, ids[at] ?? 0), 0);
      const part = parts.get(key) ?? { rows: new Set(), weight: 0 };
      parts.set(key, part);
      part.rows.add(centre);
      part.weight += weights[at] ?? 0;
      total += weights[at] ?? 0;
    }
    let bits = 0;
    for (const { rows, weight } of parts.values()) bits += (weight / total) * Math.log2(all / rows.size);
    return bits;
  };
}

function answerCode({ answers }: RowTable, question: number, id: number): number {
  return answers[question]?.[id] ?? 0;
}
