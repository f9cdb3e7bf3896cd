import type { Seat, View } from '@cifra/kernel';
import {
  type BreakTheCode,
  type Command,
  inOrder,
  isSameRow,
  questionsOf,
  type Table,
  type Tile,
} from '../rules/index.ts';
import { type Belief, beliefOf, type CommandValue, likeliest } from './belief.ts';
import { OpponentModel } from './opponent-model.ts';
import { Race, type RaceDepth } from './race.ts';
import { questionIndex } from './row-table.ts';
import { type Candidates, worldsOf } from './worlds.ts';

export type DuelDepth = RaceDepth & {
  /** Reads the rival's row out of what it chose to ask. */
  readonly infers: boolean;
};

/** What can be done in a match of two, each with its chance to win; of the guesses the likeliest, and one that was made. */
export function duelValues(view: View<BreakTheCode>, depth: DuelDepth, made?: Command): readonly CommandValue[] {
  const { table } = view;
  const me = view.viewer as Seat;
  const worlds = worldsOf(view);
  const rival = new OpponentModel(worlds.table, table, 1 - me);
  const belief = believe(worlds.row(1 - me), rival, depth);
  const top = likeliest(belief);
  const guess: Command = { type: 'guess', tiles: worlds.table.rows[belief.ids[top] as number] ?? [] };
  const placeOf = ({ tiles }: { readonly tiles: readonly Tile[] }) =>
    belief.ids.findIndex((id) => isSameRow(worlds.table.rows[id] ?? [], inOrder(tiles)));
  const other = made?.type === 'guess' && placeOf(made) !== top ? made : null;
  if (table.phase !== 'free') {
    const sure = (place: number) => (belief.weights[place] ?? 0) / belief.total;
    const values = lastValues(table, guess, sure(top));
    return other === null ? values : [...values, ...lastValues(table, other, sure(placeOf(other))).slice(0, 1)];
  }
  const race = new Race(worlds.table, table, me, rival, belief, depth);
  const asks = table.cards.flatMap((card) =>
    questionsOf(card).map((question) => ({
      command: { type: 'ask', ...question } as const,
      value: race.ask(card, questionIndex(question)),
    })),
  );
  const guesses = [{ command: guess, value: race.guess() }];
  if (other !== null) guesses.push({ command: other, value: race.guess(placeOf(other)) });
  return [...guesses, ...asks];
}

/** A guess costs nothing where nothing comes after it; where a wrong one loses it must be better than even. */
function lastValues({ phase, options, guesses }: Table, guess: Command, sure: number): readonly CommandValue[] {
  // Whoever answers a right guess with a right one has a draw (B9).
  const isAnswered = guesses.some(({ right }) => right);
  const isFree = phase === 'reply' || !options.oneGuess || isAnswered;
  return [
    { command: guess, value: isAnswered ? sure / 2 : sure },
    { command: { type: 'pass' }, value: isFree ? 0 : 0.5 },
  ];
}

/** Above this many rows what the rival chose says little about each, and costs much to weigh. */
const MOST_WEIGHED = 1_500;

function believe({ ids, weights }: Candidates, rival: OpponentModel, { infers }: DuelDepth): Belief {
  if (!infers || ids.length > MOST_WEIGHED || ids.length === 1) return beliefOf(ids, weights);
  return beliefOf(
    ids,
    weights.map((weight, at) => weight * rival.likelihood(ids[at] as number)),
  );
}
