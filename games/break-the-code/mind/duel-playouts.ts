import type { Seat } from '@cifra/kernel';
import { WeightedSampler, Xorshift32 } from '@cifra/mind-kit';
import { CARDS, type Card, type Command, type Table } from '../rules/index.ts';
import { answersTo, type Belief, beliefOf, likeliest, without } from './belief.ts';
import { questionsOnCard } from './forecast.ts';
import { fitting, publicAnswers, unseenCards } from './public-answers.ts';
import { questionIndex, type RowTable, rowId, WAYS } from './row-table.ts';

/** A guess that is as likely as this is made. */
const LIKELY = 0.5;
const MAX_TURNS = 40;

/** What a question tells, in bits. */
export function informationOf(rows: RowTable, belief: Belief, question: number): number {
  const { count, shares } = answersTo(rows, belief, question);
  let bits = 0;
  for (let at = 0; at < count; at++) bits -= (shares[at] as number) * Math.log2(shares[at] as number);
  return bits;
}

/** A duel played to its end in possible rows of the rival: both ask for most information, and guess what is likely. */
export class DuelPlayouts {
  readonly #rows: RowTable;
  readonly #table: Table;
  readonly #me: Seat;
  readonly #mine: number;
  readonly #belief: Belief;
  readonly #theirs: Int32Array;
  readonly #unseen: readonly Card[];
  readonly #dice = new Xorshift32();

  constructor(rows: RowTable, table: Table, me: Seat, mine: number, belief: Belief) {
    this.#rows = rows;
    this.#table = table;
    this.#me = me;
    this.#mine = mine;
    this.#belief = belief;
    const wrong = table.guesses.flatMap(({ seat, tiles }) =>
      seat === me || tiles === undefined ? [] : [rowId(rows, tiles)],
    );
    this.#theirs = fitting(rows, publicAnswers(table)[me] ?? []).filter((id) => !wrong.includes(id));
    this.#unseen = unseenCards(table, CARDS);
  }

  /** The share of the victory that each command brings, over so many rows of the rival, the same for all. */
  values(commands: readonly Command[], count: number, seed: number): readonly number[] {
    const sums = commands.map(() => 0);
    const sampler = new WeightedSampler(this.#belief.weights);
    this.#dice.seed(seed);
    for (let at = 0; at < count; at++) {
      const row = this.#belief.ids[sampler.sample(this.#dice)] as number;
      const next = 1 + this.#dice.below(2 ** 31 - 2);
      const theirs = this.#rivalBelief(row);
      for (const [option, command] of commands.entries()) {
        this.#dice.seed(next);
        sums[option] = (sums[option] as number) + this.#playOut(row, theirs, command);
      }
    }
    return sums.map((sum) => sum / count);
  }

  /** What a rival with this row makes of mine. */
  #rivalBelief(row: number): Belief {
    const { masks, fives } = this.#rows;
    const ways = WAYS[fives[row] as number] as readonly number[];
    const ids = this.#theirs.filter(
      (id) => ((masks[id] as number) & (masks[row] as number)) === 0 && (ways[fives[id] as number] as number) > 0,
    );
    return beliefOf(
      ids,
      Float64Array.from(ids, (id) => ways[fives[id] as number] as number),
    );
  }

  #playOut(row: number, theirs: Belief, command: Command): number {
    const truth = [this.#mine, row];
    const beliefs = [this.#belief, theirs];
    const cards = [...this.#table.cards];
    const unseen = [...this.#unseen];
    const isFirst = this.#table.first === this.#me;
    for (let turn = 0; turn < MAX_TURNS && cards.length > 0; turn++) {
      const who = turn % 2;
      const belief = beliefs[who] as Belief;
      const hidden = truth[1 - who] as number;
      const place = likeliest(belief);
      const sure = (belief.weights[place] as number) / belief.total;
      const isGuess = turn === 0 ? command.type !== 'ask' : sure >= LIKELY;
      if (isGuess) {
        if (belief.ids[place] === hidden) return this.#won(who, isFirst === (who === 0), beliefs, truth);
        if (belief.ids.length > 1) beliefs[who] = without(belief, place);
        continue;
      }
      const question = turn === 0 && command.type === 'ask' ? questionIndex(command) : this.#best(belief, cards);
      const codes = this.#rows.answers[question] as Uint8Array;
      const code = codes[hidden];
      const kept = Array.from(belief.ids.keys()).filter((at) => codes[belief.ids[at] as number] === code);
      beliefs[who] = beliefOf(
        Int32Array.from(kept, (at) => belief.ids[at] as number),
        Float64Array.from(kept, (at) => belief.weights[at] as number),
      );
      const at = cards.findIndex((card) => questionsOnCard(card).includes(question));
      const drawn = unseen.length === 0 ? undefined : unseen.splice(this.#dice.below(unseen.length), 1)[0];
      if (drawn === undefined) cards.splice(at, 1);
      else cards[at] = drawn;
    }
    return 0.5;
  }

  /** The first player's right guess may still be answered (B9). */
  #won(who: number, isByFirst: boolean, beliefs: readonly Belief[], truth: readonly number[]): number {
    const other = beliefs[1 - who] as Belief;
    const isDraw = isByFirst && other.ids[likeliest(other)] === truth[who];
    return isDraw ? 0.5 : 1 - who;
  }

  #best(belief: Belief, cards: readonly Card[]): number {
    let [best, most] = [0, -1];
    for (const card of cards)
      for (const question of questionsOnCard(card)) {
        const bits = informationOf(this.#rows, belief, question);
        if (bits <= most) continue;
        most = bits;
        best = question;
      }
    return best;
  }
}
