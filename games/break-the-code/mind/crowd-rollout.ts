import type { Seat } from '@cifra/kernel';
import { WeightedSampler, Xorshift32 } from '@cifra/mind-kit';
import { CARDS, type Card, type Command, type Table } from '../rules/index.ts';
import { CentreFinder } from './centre-finder.ts';
import type { Deals } from './enumerate.ts';
import { questionsOnCard } from './forecast.ts';
import { fitting, publicAnswers, unseenCards } from './public-answers.ts';
import { CODES, questionIndex, rowId } from './row-table.ts';
import type { DealHypotheses } from './worlds.ts';

/** How sure somebody has to be to name the centre: each of the others is taken for one of these. */
const BOLDNESS = [0.4, 0.55, 0.7] as const;
/** And oneself, later on. */
const OWN_BOLDNESS = 0.55;
/** A match of three or four takes far fewer turns. */
const MAX_TURNS = 40;

/** After so many deals those that have fallen behind are given up: by so much, over the root of the deals. */
const BATCH = 40;
const PATIENCE = 1;
/** All rollouts of a decision together take no more steps than this. */
const MOST_STEPS = 8_000_000;

/** What everybody has heard, at one moment of a rollout. */
type Heard = { readonly lists: Int32Array[]; readonly cards: Card[]; readonly unseen: Card[] };

/**
 * Plays a match of three or four to its end in one possible deal: everybody knows what their own row and all answers
 * leave possible, and guesses once that is sure enough.
 */
export class CrowdRollouts {
  readonly #known: DealHypotheses;
  readonly #table: Table;
  readonly #me: Seat;
  readonly #deals: Deals;
  readonly #mine: number;
  readonly #lists: readonly Int32Array[];
  readonly #unseen: readonly Card[];
  readonly #finder: CentreFinder;
  readonly #sampler: WeightedSampler;
  readonly #dice = new Xorshift32();
  readonly #rows: number[] = [];
  readonly #boldness: number[] = [];

  constructor(known: DealHypotheses, table: Table, me: Seat, deals: Deals) {
    this.#known = known;
    this.#table = table;
    this.#me = me;
    this.#deals = deals;
    this.#mine = rowId(known.rows, known.own.tiles);
    this.#lists = publicAnswers(table).map((said) => fitting(known.rows, said));
    this.#unseen = unseenCards(table, CARDS);
    this.#finder = new CentreFinder(known.rows);
    this.#sampler = new WeightedSampler(deals.weights);
  }

  /**
   * The share of the victory that each of these commands brings, all on the same deals. What falls too far behind on the
   * way is given up, and where looking at the centre takes many steps there are fewer deals.
   */
  values(commands: readonly Command[], most: number): readonly number[] {
    const sums = commands.map(() => 0);
    const played = commands.map(() => 0);
    let alive = commands.map((_, option) => option);
    this.#dice.seed(1);
    for (let at = 1; at <= most && this.#finder.steps < MOST_STEPS; at++) {
      const deal = this.#sampler.sample(this.#dice);
      const seed = 1 + this.#dice.below(2 ** 31 - 2);
      for (const option of alive) {
        sums[option] = (sums[option] as number) + this.#playOut(deal, commands[option] as Command, seed);
        played[option] = at;
      }
      this.#dice.seed(seed);
      if (at % BATCH !== 0) continue;
      const best = Math.max(...alive.map((option) => (sums[option] as number) / at));
      const behind = PATIENCE / Math.sqrt(at);
      alive = alive.filter((option) => best - (sums[option] as number) / at <= behind);
    }
    return sums.map((sum, option) => sum / Math.max(1, played[option] as number));
  }

  #playOut(deal: number, command: Command, seed: number): number {
    const { seats, first, out, until } = this.#table;
    this.#dice.seed(seed);
    for (let seat = 0; seat < seats; seat++) {
      const part = this.#known.others.indexOf(seat);
      this.#rows[seat] = part < 0 ? this.#mine : (this.#deals.players[part]?.[deal] ?? 0);
      this.#boldness[seat] = seat === this.#me ? OWN_BOLDNESS : (BOLDNESS[this.#dice.below(BOLDNESS.length)] ?? 1);
    }
    const centre = this.#deals.centres[deal] as number;
    const heard: Heard = { lists: [...this.#lists], cards: [...this.#table.cards], unseen: [...this.#unseen] };
    const isOut = Array.from({ length: seats }, (_, seat) => out.includes(seat));
    let isEnding = until !== null;
    let winners = this.#table.guesses.filter(({ right }) => right).length;
    let amRight = false;
    let seat = this.#me;
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      if (isOut[seat] !== true) {
        const move = turn === 0 ? this.#first(command) : this.#move(seat, heard, isEnding);
        if ('guess' in move) {
          isOut[seat] = true;
          if (move.guess === centre) {
            winners++;
            isEnding = true;
            if (seat === this.#me) amRight = true;
          } else if (seat === this.#me) return 0;
        } else this.#ask(seat, heard, move.question);
      }
      seat = (seat + 1) % seats;
      if (seat === first && isEnding) break;
      // Whoever asked when the last card was answered waits in vain (B14).
      if (heard.cards.length === 0 && !isEnding) break;
      if (isOut.every(Boolean)) break;
    }
    return amRight ? 1 / winners : 0;
  }

  #first(command: Command): { readonly guess: number } | { readonly question: number } {
    if (command.type === 'ask') return { question: questionIndex(command) };
    if (command.type === 'guess') return { guess: rowId(this.#known.rows, command.tiles) };
    return { guess: -1 };
  }

  #move(seat: Seat, heard: Heard, isEnding: boolean): { readonly guess: number } | { readonly question: number } {
    const finder = this.#finder;
    finder.look(heard.lists, seat, this.#rows[seat] ?? 0);
    if (isEnding || heard.cards.length === 0 || finder.sure >= (this.#boldness[seat] ?? 1))
      return { guess: finder.centre };
    return { question: this.#bestQuestion(seat, heard) };
  }

  /** By what everybody has heard, without one's own row: nearly as good, and the same for all. */
  #bestQuestion(seat: Seat, { lists, cards }: Heard): number {
    let [best, most] = [questionsOnCard(cards[0] as Card)[0] ?? 0, -1];
    for (const card of cards)
      for (const question of questionsOnCard(card)) {
        const codes = this.#known.rows.answers[question] as Uint8Array;
        let bits = 0;
        for (let other = 0; other < lists.length; other++)
          if (other !== seat) bits += spread(lists[other] as Int32Array, codes);
        if (bits <= most) continue;
        most = bits;
        best = question;
      }
    return best;
  }

  #ask(seat: Seat, heard: Heard, question: number): void {
    const codes = this.#known.rows.answers[question] as Uint8Array;
    const { lists, cards, unseen } = heard;
    for (let other = 0; other < lists.length; other++) {
      // The asker of three keeps silent (B7).
      if (other === seat && lists.length === 3) continue;
      const code = codes[this.#rows[other] as number];
      lists[other] = (lists[other] as Int32Array).filter((id) => codes[id] === code);
    }
    const place = cards.findIndex((card) => questionsOnCard(card).includes(question));
    const drawn = unseen.length === 0 ? undefined : unseen.splice(this.#dice.below(unseen.length), 1)[0];
    if (drawn === undefined) cards.splice(place, 1);
    else cards[place] = drawn;
  }
}

const counts = new Int32Array(CODES);

/** How far a question would split a list, in bits. */
function spread(list: Int32Array, codes: Uint8Array): number {
  if (list.length === 1) return 0;
  counts.fill(0);
  for (let at = 0; at < list.length; at++) {
    const code = codes[list[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  let logs = 0;
  for (let code = 0; code < CODES; code++) {
    const count = counts[code] as number;
    if (count > 1) logs += count * Math.log2(count);
  }
  return Math.log2(list.length) - logs / list.length;
}
