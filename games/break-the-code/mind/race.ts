import type { Seat } from '@cifra/kernel';
import { CARDS, type Card, type Table } from '../rules/index.ts';
import { answersTo, type Belief, bitsOf, bitsWithout, likeliest, partsBy, without } from './belief.ts';
import { Endgame, FEW_ROWS } from './endgame.ts';
import { type Forecast, forecastTurn, questionsOnCard } from './forecast.ts';
import type { OpponentModel } from './opponent-model.ts';
import { binOf, TURNS, valueByBits } from './pace.ts';
import { unseenCards } from './public-answers.ts';
import type { RowTable } from './row-table.ts';

/** What being right at each of my turns is worth, and from it what each degree of not knowing is worth. */
type TurnValues = {
  readonly forecast: Forecast;
  readonly worth: Float64Array;
  readonly atSecond: Float64Array;
  readonly atThird: Float64Array;
};

export type RaceDepth = {
  /** Weighs what the card would have given the rival. */
  readonly denies: boolean;
  /** Looks at the question after the next one. */
  readonly ahead: boolean;
};

/** A race of two beliefs: the chance to win of each thing that I can do now; a draw counts a half. */
export class Race {
  readonly #rows: RowTable;
  readonly #table: Table;
  readonly #belief: Belief;
  readonly #depth: RaceDepth;
  readonly #unseen: readonly Card[];
  readonly #prospects: ReadonlyMap<Card | null, TurnValues>;

  constructor(rows: RowTable, table: Table, me: Seat, rival: OpponentModel, belief: Belief, depth: RaceDepth) {
    this.#rows = rows;
    this.#table = table;
    this.#belief = belief;
    this.#depth = depth;
    this.#unseen = unseenCards(table, CARDS);
    const forecasts = forecastTurn(rows, me, rival, belief, table.cards, this.#unseen);
    this.#prospects = new Map([...forecasts].map(([card, one]) => [card, prospectOf(one, table.first === me)]));
  }

  #prospect(gone: Card | null): TurnValues {
    const prospect = this.#prospects.get(this.#depth.denies ? gone : null);
    if (prospect === undefined) throw new Error(`${gone} does not lie face up`);
    return prospect;
  }

  /** To name a row now, the likeliest where none is said; by its place in the belief, −1 for one that cannot be. */
  guess(place = likeliest(this.#belief)): number {
    const prospect = this.#prospect(null);
    const sure = (this.#belief.weights[place] ?? 0) / this.#belief.total;
    const win = sure * (prospect.worth[0] as number);
    if (sure === 1 || this.#table.options.oneGuess) return win;
    return win + (1 - sure) * this.#nextTurn(without(this.#belief, place), null, prospect);
  }

  ask(card: Card, question: number): number {
    const { cards, pile, options } = this.#table;
    // The last card answered is a draw (B14).
    if (cards.length === 1 && pile === 0 && !options.lastChance) return 0.5;
    const prospect = this.#prospect(card);
    let value = 0;
    for (const part of partsBy(this.#rows, this.#belief, question))
      value += (part.total / this.#belief.total) * this.#nextTurn(part, card, prospect);
    return value;
  }

  /** What a belief will be worth at my next turn, when the rival has taken a card and new ones lie open. */
  #nextTurn(belief: Belief, gone: Card | null, prospect: TurnValues): number {
    const { worth, atSecond, atThird, forecast } = prospect;
    if (belief.ids.length === 1) return worth[1] as number;
    const guess = this.#guessNext(belief, prospect);
    if (belief.ids.length === 2) return Math.max(guess, worth[2] as number);
    if (!this.#depth.ahead) return Math.max(guess, atSecond[binOf(bitsOf(belief))] as number);
    const bestOn = (card: Card) => {
      let best = guess;
      for (const question of questionsOnCard(card)) best = Math.max(best, this.#asked(belief, question, atThird));
      return best;
    };
    const fresh = Math.min(1, (gone === null ? 1 : 2) / Math.max(1, this.#unseen.length));
    const open = this.#table.cards
      .filter((card) => card !== gone)
      .map((card) => ({ value: bestOn(card), chance: 1 - (forecast.takes.get(card) ?? 0) }));
    const drawn = this.#unseen.map((card) => ({ value: bestOn(card), chance: fresh }));
    const likely = bestThere([...open, ...drawn], guess);
    if (belief.ids.length > FEW_ROWS || this.#belief.ids.length > MANY_PARTS) return likely;
    const cards = this.#table.cards.filter((card) => card !== gone && (forecast.takes.get(card) ?? 0) < 0.5);
    const { oneGuess } = this.#table.options;
    return Math.max(likely, new Endgame(this.#rows, belief, cards, { worth, oneGuess }).from(1));
  }

  /** The mean over the answers of what is left to find out. */
  #asked(belief: Belief, question: number, value: Float64Array): number {
    const { count, shares, bitsLeft } = answersTo(this.#rows, belief, question);
    let mean = 0;
    for (let at = 0; at < count; at++)
      mean += (shares[at] as number) * (value[binOf(bitsLeft[at] as number)] as number);
    return mean;
  }

  #guessNext(belief: Belief, { worth, atThird }: TurnValues): number {
    const top = likeliest(belief);
    const sure = (belief.weights[top] as number) / belief.total;
    const win = sure * (worth[1] as number);
    if (this.#table.options.oneGuess) return win;
    return win + (1 - sure) * (atThird[binOf(bitsWithout(belief, top))] as number);
  }
}

/** So many rows have too many small parts to solve each of them to the end. */
const MANY_PARTS = 60;

/** The mean of the best of what will lie there, each card with its chance. */
function bestThere(cards: readonly { readonly value: number; readonly chance: number }[], otherwise: number): number {
  let mean = 0;
  let left = 1;
  for (const { value, chance } of cards.toSorted((one, other) => other.value - one.value)) {
    mean += left * chance * value;
    left *= 1 - chance;
  }
  return mean + left * otherwise;
}

/** The first player's right guess still allows a reply, the second player's does not (B9). */
function prospectOf(forecast: Forecast, isFirst: boolean): TurnValues {
  const worth = new Float64Array(TURNS);
  let later = 1;
  for (const [turn, chance] of forecast.finish.entries()) {
    if (isFirst) worth[turn] = later - chance / 2;
    else worth[turn] = later + (forecast.finish[turn - 1] ?? 0) / 2;
    later -= chance;
  }
  return { forecast, worth, atSecond: valueByBits(worth, 1), atThird: valueByBits(worth, 2) };
}
