import type { Seat, View } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import {
  type BreakTheCode,
  type Command,
  inOrder,
  isSameRow,
  questionsOf,
  type Table,
  type Tile,
} from '../rules/index.ts';
import { answersTo, beliefOf, bitsOf, type CommandValue, likeliest } from './belief.ts';
import { reweighed, shares } from './deals.ts';
import { type Deals, dealsOf } from './enumerate.ts';
import { OpponentModel } from './opponent-model.ts';
import { pressure } from './pressure.ts';
import { questionIndex, type RowTable } from './row-table.ts';
import { type DealHypotheses, gathered, ImpossibleView, partsOf } from './worlds.ts';

export type CrowdDepth = {
  /** Reasons over whole deals where they are few enough, instead of row by row. */
  readonly joint: boolean;
  /** Reads the rivals' rows out of what they chose to ask. */
  readonly infers: boolean;
  /** What a turn later is worth, of one: others may win by then, or win too. */
  readonly patience: number;
};

/** The chance, by a mind's weights, that this row lies in the centre. */
export function centreChance(view: View<BreakTheCode>, depth: CrowdDepth, tiles: readonly Tile[]): number {
  const { rows, parts, all } = depth.infers ? weighed(partsOf(view), view.table) : partsOf(view);
  const last = parts.length - 1;
  const { ids, weights, total } = gathered(parts[last]?.ids ?? new Int32Array(), shares(parts, last, all));
  const at = ids.findIndex((id) => isSameRow(rows.rows[id] ?? [], inOrder(tiles)));
  return (weights[at] ?? 0) / total;
}

/** What can be done in a match of three or four, by the chance to win, a victory shared by two counting a half. */
export function crowdValues(view: View<BreakTheCode>, depth: CrowdDepth): readonly CommandValue[] {
  const { table } = view;
  const me = view.viewer as Seat;
  const known = depth.infers ? weighed(partsOf(view), table) : partsOf(view);
  const { rows, parts, all } = known;
  const last = parts.length - 1;
  const { ids, weights, total } = gathered(parts[last]?.ids ?? new Int32Array(), shares(parts, last, all));
  if (total === 0) throw new ImpossibleView('The answers fit each seat alone but not all of them together');
  const top = likeliest({ weights });
  const guess: Command = { type: 'guess', tiles: rows.rows[ids[top] as number] ?? [] };
  const sure = (weights[top] as number) / total;
  if (isLastTurn(table) || sure > ALL_BUT_CERTAIN) return [{ command: guess, value: sure }];
  const deals = depth.joint ? dealsOf(known) : null;
  const worth = deals === null ? roughly(known) : (question: number) => exactly(rows, deals, question);
  const asks = table.cards.flatMap((card) =>
    questionsOf(card).map((question) => ({
      command: { type: 'ask', ...question } as const,
      value: worth(questionIndex(question)),
    })),
  );
  // The one guess is not among the choices yet: at no temperature should it be thrown away (B10).
  if (deals === null || sure < HARDLY) return asks;
  const best = asks.reduce((one, other) => (other.value > one.value ? other : one));
  const safe = 1 - pressure(table, me, known, deals, questionIndex(best.command));
  return [
    { command: guess, value: sure },
    ...asks.map(({ command, value }) => ({ command, value: depth.patience * safe * value })),
  ];
}

const ALL_BUT_CERTAIN = 0.985;
/** Below this a guess is not considered while others know no more. */
const HARDLY = 0.15;
const MOST_WEIGHED = 300;

/**
 * There is nothing to save the guess for: the round is being completed (B12), no card is left, or only one is, and
 * its answer would end the match without a winner (B14).
 */
function isLastTurn({ until, phase, cards, options }: Table): boolean {
  return until !== null || phase !== 'free' || (cards.length === 1 && !options.lastChance);
}

function weighed(known: DealHypotheses, table: Table): DealHypotheses {
  const parts = known.parts.map((part, at) => {
    const seat = known.others[at];
    if (seat === undefined || part.ids.length > MOST_WEIGHED || part.ids.length === 1) return part;
    const rival = new OpponentModel(known.rows, table, seat);
    return reweighed(
      part,
      memoize((id) => rival.likelihood(id)),
    );
  });
  return { ...known, parts };
}

/** Of all that is not known about the other rows, one by one, the part that a question tells. */
function roughly({ rows, parts, others }: DealHypotheses): (question: number) => number {
  const beliefs = parts.slice(0, others.length).map(({ ids, weights }) => beliefOf(ids, weights));
  const open = beliefs.reduce((sum, belief) => sum + bitsOf(belief), 0);
  return (question) => {
    let bits = 0;
    for (const belief of beliefs) {
      const { count, shares: each } = answersTo(rows, belief, question);
      for (let at = 0; at < count; at++) bits -= (each[at] as number) * Math.log2(each[at] as number);
    }
    return bits / open;
  };
}

/** The chance to know the centre at the next turn, on average over the answers to a question. */
function exactly({ answers }: RowTable, { centres, players, weights }: Deals, question: number): number {
  const codes = answers[question] as Uint8Array;
  /** By answers of all: by centre, the weight. */
  const groups = new Map<number, Map<number, number>>();
  let total = 0;
  for (let at = 0; at < weights.length; at++) {
    let key = 0;
    for (const ids of players) key = key * 64 + (codes[ids[at] as number] as number);
    const centre = centres[at] as number;
    const weight = weights[at] as number;
    let group = groups.get(key);
    if (group === undefined) {
      group = new Map();
      groups.set(key, group);
    }
    group.set(centre, (group.get(centre) ?? 0) + weight);
    total += weight;
  }
  let value = 0;
  for (const group of groups.values()) {
    let sum = 0;
    let logs = 0;
    for (const weight of group.values()) {
      sum += weight;
      logs += weight * Math.log2(weight);
    }
    value += sum * knowsBy(Math.log2(sum) - logs / sum);
  }
  return value / total;
}

/** With so many bits left after my question, others' questions still help before my next turn. */
function knowsBy(bits: number): number {
  return 2 ** (-0.6 * Math.max(0, bits));
}
