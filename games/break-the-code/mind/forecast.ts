import type { Seat } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import { CARDS, type Card, questionsOf } from '../rules/index.ts';
import { answersTo, type Belief, samplesOf } from './belief.ts';
import type { OpponentModel } from './opponent-model.ts';
import { binOf, PACE, TURNS } from './pace.ts';
import { questionIndex, type RowTable } from './row-table.ts';

/** What the rival's next turn may bring. */
export type Forecast = {
  /** The chance that the rival is right at its first turn from now, its second, and so on. */
  readonly finish: Float64Array;
  /** The chance that it takes each of the open cards. */
  readonly takes: ReadonlyMap<Card, number>;
};

const QUESTIONS_ON = new Map(CARDS.map((card) => [card, questionsOf(card).map(questionIndex)]));

export function questionsOnCard(card: Card): readonly number[] {
  return QUESTIONS_ON.get(card) ?? [];
}

/** Many rows behind the rival's screen need fewer samples each: their lists are long and much alike. */
const FEW = 16;
const MORE = 40;
const MANY_ROWS = 300;

/**
 * Plays the rival's next turn with rows that it may hold, by the best information it can get, for every card that I
 * may take before, and for none. The card that replaces mine is any of the unseen ones.
 */
export function forecastTurn(
  rows: RowTable,
  me: Seat,
  rival: OpponentModel,
  belief: Belief,
  open: readonly Card[],
  unseen: readonly Card[],
): ReadonlyMap<Card | null, Forecast> {
  const gone: (Card | null)[] = [null, ...open];
  const after = new Map(
    gone.map((card) => [card, { finish: new Float64Array(TURNS), takes: new Map<Card, number>() }]),
  );
  for (const [row, share] of samplesOf(belief, belief.ids.length > MANY_ROWS ? FEW : MORE)) {
    const { belief: theirs, scores } = rival.now(row, me);
    const bitsOn = (question: number) => scores.bits[question] as number;
    const bestOn = (card: Card) =>
      questionsOnCard(card).reduce((best, question) => (bitsOn(question) > bitsOn(best) ? question : best));
    const finishOf = memoize((question: number) => finishAfter(rows, theirs, question));
    const ranked = open
      .map((card) => ({ card, question: bestOn(card) }))
      .sort((one, other) => bitsOn(other.question) - bitsOn(one.question));
    const fresh = unseen.map(bestOn);
    for (const [card, { finish, takes }] of after) {
      const choice = ranked.find((one) => one.card !== card);
      if (scores.count <= 2 || choice === undefined) {
        add(finish, guessNow(Math.max(1, scores.count)), share);
        continue;
      }
      const drawn = card === null ? [] : fresh;
      const better = drawn.filter((question) => bitsOn(question) > bitsOn(choice.question));
      const stays = share * (drawn.length === 0 ? 1 : 1 - better.length / drawn.length);
      for (const question of better) add(finish, finishOf(question), share / drawn.length);
      add(finish, finishOf(choice.question), stays);
      takes.set(choice.card, (takes.get(choice.card) ?? 0) + stays);
    }
  }
  return after;
}

function guessNow(count: number): Float64Array {
  const finish = new Float64Array(TURNS);
  finish[0] = 1 / count;
  finish[1] = 1 - 1 / count;
  return finish;
}

/** When somebody with this belief will be right who asks this question first. */
function finishAfter(rows: RowTable, belief: Belief, question: number): Float64Array {
  const { count, shares, bitsLeft } = answersTo(rows, belief, question);
  const finish = new Float64Array(TURNS);
  for (let at = 0; at < count; at++) {
    const from = binOf(bitsLeft[at] as number) * TURNS;
    for (let turn = 1; turn < TURNS; turn++)
      finish[turn] = (finish[turn] as number) + (shares[at] as number) * (PACE[from + turn - 1] as number);
  }
  return finish;
}

function add(sums: Float64Array, more: Float64Array, share: number): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + share * (more[at] as number);
}
