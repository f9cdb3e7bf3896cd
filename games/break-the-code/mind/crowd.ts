import type { Seat, View } from '@cifra/kernel';
import { type MonotoneMap, mapped, memoize } from '@cifra/mind-kit';
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
import { CrowdRollouts } from './crowd-rollout.ts';
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
  /** In how many deals the best of it is played out to the end, everybody guessing when they are sure enough; 0 for none. */
  readonly rollouts: number;
};

/** The chance, by a mind's weights, that this row lies in the centre. */
export function centreChance(view: View<BreakTheCode>, depth: CrowdDepth, tiles: readonly Tile[]): number {
  const { rows, parts, all } = depth.infers ? weighed(partsOf(view), view.table) : partsOf(view);
  const last = parts.length - 1;
  const { ids, weights, total } = gathered(parts[last]?.ids ?? new Int32Array(), shares(parts, last, all));
  const at = ids.findIndex((id) => isSameRow(rows.rows[id] ?? [], inOrder(tiles)));
  return (weights[at] ?? 0) / total;
}

/** What the master makes of something to do: the chance to win beside the value by which it compares. */
export type CrowdOption = CommandValue & { readonly chance: number };

/** What of a victory is one's own where a centre that is all but certain is named: others may know it too. */
const OWN_PART: { readonly [seats: number]: number } = { 3: 0.64, 4: 0.61 };

/** The chance to win with a guess that is right with this chance. */
export function chanceOfGuess({ seats }: Table, sure: number): number {
  return sure * (OWN_PART[seats] ?? 1);
}

/** While the deals are too many to be listed, how much the part of what is unknown that a question tells is worth. */
const OF_THE_UNKNOWN = 0.15;

/** What can be done in a match of three or four, by the chance to win, a victory shared by two counting a half. */
export function crowdValues(view: View<BreakTheCode>, depth: CrowdDepth): readonly CrowdOption[] {
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
  if (isLastTurn(table) || sure > ALL_BUT_CERTAIN)
    return [{ command: guess, value: sure, chance: chanceOfGuess(table, sure) }];
  const deals = depth.joint ? dealsOf(known) : null;
  const worth = deals === null ? roughly(known) : (question: number) => exactly(rows, deals, question);
  const asks = table.cards.flatMap((card) =>
    questionsOf(card).map((question) => ({
      command: { type: 'ask', ...question } as const,
      value: worth(questionIndex(question)),
    })),
  );
  // The one guess is not among the choices yet: at no temperature should it be thrown away (B10).
  const best = asks.reduce((one, other) => (other.value > one.value ? other : one));
  if (deals !== null && depth.rollouts > 0) {
    const guesses = sure < HARDLY ? [] : [{ command: guess, value: sure }];
    const map = CHANCES[table.seats] ?? [[0, 0]];
    return playedOut(guesses, asks, new CrowdRollouts(known, table, me, deals), depth.rollouts, map);
  }
  if (deals === null || sure < HARDLY)
    return asks.map((ask) => ({
      ...ask,
      chance: (EVEN[table.seats] ?? 0) - OF_THE_UNKNOWN * (best.value - ask.value),
    }));
  const safe = 1 - pressure(table, me, known, deals, questionIndex(best.command));
  return [
    { command: guess, value: sure },
    ...asks.map(({ command, value }) => ({ command, value: depth.patience * safe * value })),
  ].map((option) => ({ ...option, chance: chanceOfGuess(table, option.value) }));
}

/**
 * Others know more than rollouts think, so these think too well of themselves. By seats, from 98 and 112 matches between
 * masters, seed “fit4”.
 */
const CHANCES: { readonly [seats: number]: MonotoneMap } = {
  3: [
    [0, 0.12],
    [0.155, 0.2],
    [0.247, 0.223],
    [0.324, 0.27],
    [0.393, 0.297],
    [0.472, 0.335],
    [0.594, 0.44],
    [0.936, 0.757],
  ],
  4: [
    [0, 0.07],
    [0.066, 0.1],
    [0.189, 0.14],
    [0.26, 0.19],
    [0.32, 0.257],
    [0.397, 0.36],
    [0.537, 0.42],
    [0.929, 0.71],
  ],
};

/** The chance that masters had before the deals could be listed: among four, nobody wins more often. */
const EVEN: { readonly [seats: number]: number } = { 3: 0.34, 4: 0.2 };

/** So many questions are played out; the others stay behind these. */
const PLAYED_OUT = 12;

function playedOut(
  guesses: readonly CommandValue[],
  asks: readonly CommandValue[],
  rollouts: CrowdRollouts,
  count: number,
  map: MonotoneMap,
): readonly CrowdOption[] {
  const sorted = asks.toSorted((one, other) => other.value - one.value);
  const tried = [...guesses, ...sorted.slice(0, PLAYED_OUT)];
  const values = rollouts.values(
    tried.map(({ command }) => command),
    count,
  );
  const played = tried.map(({ command }, at) => ({ command, value: values[at] as number }));
  const last = played.at(-1)?.value ?? 0;
  const lastQuick = tried.at(-1)?.value ?? 1;
  const rest = sorted.slice(PLAYED_OUT).map(({ command, value }) => ({ command, value: (last * value) / lastQuick }));
  return [...played, ...rest].map((option) => ({ ...option, chance: mapped(map, option.value) }));
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
