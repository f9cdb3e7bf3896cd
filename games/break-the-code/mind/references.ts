import type { Bot, Seat, View } from '@cifra/kernel';
import { type BreakTheCode, breakTheCode, type Command, questionsOf, type Tile } from '../rules/index.ts';
import { answersTo, type Belief, beliefOf, likeliest } from './belief.ts';
import { mixed, options } from './bot.ts';
import type { SeatHypotheses } from './deals.ts';
import { foreteller } from './foreteller.ts';
import { jointPlayer } from './joint-player.ts';
import { questionIndex, type RowTable } from './row-table.ts';
import { simplePlayer } from './simple-players.ts';
import { type DealHypotheses, partsOf, worldsOf } from './worlds.ts';

/** What a simple player likes in a question, seat by seat. */
type QuestionScore = (rows: RowTable, belief: Belief, question: number) => number;

/** Expected information, in bits. */
const information: QuestionScore = (rows, belief, question) => {
  const { count, shares } = answersTo(rows, belief, question);
  let bits = 0;
  for (let at = 0; at < count; at++) bits -= (shares[at] as number) * Math.log2(shares[at] as number);
  return bits;
};

/** The public helper's figure: the mean over the possible answers of the share of rows that each one rules out. */
const filtered: QuestionScore = (rows, { ids }, question) => {
  const { count, shares } = answersTo(rows, beliefOf(ids, new Float64Array(ids.length).fill(1)), question);
  let mean = 0;
  for (let at = 0; at < count; at++) mean += (1 - (shares[at] as number)) / count;
  return mean;
};

/** Any legal move; its guess is the sample of the rules. */
const random: Bot<BreakTheCode> = (view, rng) => rng.pick([...breakTheCode.legal(view)]);

/** Takes the card it likes best, one step ahead, and guesses once so few possibilities are left. */
function greedy(score: QuestionScore, atMost: number): Bot<BreakTheCode> {
  return (view) => (view.table.seats === 2 ? duelist(view, score, atMost) : lister(view, score, atMost));
}

function duelist(view: View<BreakTheCode>, score: QuestionScore, atMost: number): Command {
  const worlds = worldsOf(view);
  const { ids, weights } = worlds.row(1 - (view.viewer as Seat));
  const belief = beliefOf(ids, weights);
  const guess: Command = { type: 'guess', tiles: worlds.table.rows[ids[likeliest(belief)] as number] ?? [] };
  if (ids.length <= atMost || view.table.phase !== 'free') return guess;
  return bestAsk(view, (question) => score(worlds.table, belief, question));
}

/** With three or four players a list for each rival on its own, as on the paper sheet. */
function lister(view: View<BreakTheCode>, score: QuestionScore, atMost: number): Command {
  const { table } = view;
  const known = partsOf(view);
  const lists = known.parts.slice(0, known.others.length);
  const isLast = table.until !== null || table.phase !== 'free';
  if (isLast || lists.reduce((product, { ids }) => product * ids.length, 1) <= atMost) {
    const tiles = firstCentre(known);
    if (tiles !== null) return { type: 'guess', tiles };
    if (table.phase !== 'free') return { type: 'pass' };
  }
  const beliefs = lists.map(({ ids, weights }) => beliefOf(ids, weights));
  return bestAsk(view, (question) => beliefs.reduce((sum, belief) => sum + score(known.rows, belief, question), 0));
}

/** What lies in the centre if every rival holds the first row of its list that does not clash. */
function firstCentre({ rows, parts, others, all }: DealHypotheses): readonly Tile[] | null {
  const centre = parts[others.length] as SeatHypotheses;
  const go = (at: number, used: number): number | null => {
    const part = parts[at];
    if (at === others.length || part === undefined) {
      const place = centre.sets.indexOf(all ^ used);
      return place < 0 ? null : (centre.ids[place] as number);
    }
    for (const set of part.sets) {
      const found = (set & used) === 0 ? go(at + 1, used | set) : null;
      if (found !== null) return found;
    }
    return null;
  };
  const id = go(0, 0);
  return id === null ? null : (rows.rows[id] ?? null);
}

function bestAsk({ table }: View<BreakTheCode>, like: (question: number) => number): Command {
  let best: Command | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of table.cards)
    for (const question of questionsOf(card)) {
      const liked = like(questionIndex(question));
      // Nearly equal counts as equal, so that the order of the cards and not a rounding decides.
      if (liked <= most + 1e-9) continue;
      most = liked;
      best = { type: 'ask', ...question };
    }
  if (best === null) throw new Error('No card lies face up');
  return best;
}

/**
 * A person as we picture one who plays now and then: keeps obvious notes tile by tile, asks whatever can still tell
 * something, and looks a guess over once a dozen rows seem to be left.
 */
const person = simplePlayer({
  memory: Number.POSITIVE_INFINITY,
  guessesAt: 12,
  spare: 1,
  checks: true,
  patience: { row: Number.POSITIVE_INFINITY, centre: Number.POSITIVE_INFINITY },
  likes: [],
});

/** Players to measure against, written from their published description. */
export const references = {
  random,
  person,
  /** Most information, guesses at two. */
  'greedy-entropy': greedy(information, 2),
  /** Most information, guesses when certain. */
  'careful-entropy': greedy(information, 1),
  /** The public helper's rule: guesses when certain. */
  'public-helper': greedy(filtered, 1),
  /** Three and four: all rows together and exactly, guesses at even odds. */
  'exact-joint': jointPlayer({ guessesAt: 0.5 }),
  /** Two: plays everything out in 150 rows, and knows how the master thinks; or does not. */
  foreteller: foreteller({ copy: options, weigh: mixed }),
  'rollouts-150': foreteller({ copy: () => [], weigh: () => new Float64Array() }),
} satisfies { readonly [name: string]: Bot<BreakTheCode> };
