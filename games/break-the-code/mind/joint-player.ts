import type { Bot } from '@cifra/kernel';
import { type BreakTheCode, type Command, questionsOf } from '../rules/index.ts';
import { answersTo, type Belief, beliefOf, likeliest } from './belief.ts';
import { shares } from './deals.ts';
import { type Deals, dealsOf } from './enumerate.ts';
import { questionIndex, type RowTable } from './row-table.ts';
import { type DealHypotheses, gathered, partsOf } from './worlds.ts';

/**
 * Three and four players: somebody plain who keeps all rows together and exactly. It asks for the most information
 * about the centre, where the deals are too many to be listed about the rows of the others, and guesses once the
 * likeliest centre is likely enough. It reads nothing out of what others choose, and denies nobody a card.
 */
export function jointPlayer({ guessesAt }: { readonly guessesAt: number }): Bot<BreakTheCode> {
  return (view) => {
    const { table } = view;
    const known = partsOf(view);
    const last = known.parts.length - 1;
    const centre = marginal(known, last);
    const top = likeliest(centre);
    const sure = (centre.weights[top] ?? 0) / centre.total;
    if (table.until !== null || table.phase !== 'free' || sure >= guessesAt)
      return { type: 'guess', tiles: known.rows.rows[centre.ids[top] ?? 0] ?? [] };
    const deals = dealsOf(known);
    const rows = known.others.map((_, at) => marginal(known, at));
    const gain = (question: number) =>
      deals === null
        ? rows.reduce((bits, row) => bits + information(known.rows, row, question), 0)
        : informationOnCentre(known.rows, deals, question);
    let best: { readonly command: Command; readonly bits: number } | null = null;
    for (const card of table.cards)
      for (const question of questionsOf(card)) {
        const bits = gain(questionIndex(question));
        if (best === null || bits > best.bits + 1e-9) best = { command: { type: 'ask', ...question }, bits };
      }
    if (best === null) throw new Error('No card lies face up');
    return best.command;
  };
}

/** What one part of the deal may be, whatever the others are. */
function marginal({ parts, all }: DealHypotheses, at: number): Belief {
  const { ids, weights } = gathered(parts[at]?.ids ?? new Int32Array(), shares(parts, at, all));
  return beliefOf(ids, weights);
}

function information(rows: RowTable, belief: Belief, question: number): number {
  const { count, shares: each } = answersTo(rows, belief, question);
  let bits = 0;
  for (let at = 0; at < count; at++) bits -= (each[at] as number) * Math.log2(each[at] as number);
  return bits;
}

/** What the answers of all together tell about the centre, in bits, up to what was known before. */
function informationOnCentre({ answers }: RowTable, { players, centres, weights }: Deals, question: number): number {
  const codes = answers[question] as Uint8Array;
  const byAnswer = new Map<number, number>();
  const byBoth = new Map<number, number>();
  for (const [at, weight] of weights.entries()) {
    let key = 0;
    for (const ids of players) key = key * 64 + (codes[ids[at] as number] as number);
    const both = key * 2 ** 14 + (centres[at] as number);
    byAnswer.set(key, (byAnswer.get(key) ?? 0) + weight);
    byBoth.set(both, (byBoth.get(both) ?? 0) + weight);
  }
  return sumOfLogs(byBoth) - sumOfLogs(byAnswer);
}

function sumOfLogs(sums: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const weight of sums.values()) sum += weight * Math.log2(weight);
  return sum;
}
