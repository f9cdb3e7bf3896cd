import type { BySeat, Seat } from '@cifra/kernel';
import { QUESTIONS, type Table } from '../rules/index.ts';
import { answersTo, type Belief } from './belief.ts';
import { CHOICE_MODELS, chanceOf, type ObservedTurn, type QuestionScores } from './choice-models.ts';
import { faceUp, fitting, type PublicAnswer, publicAnswers, questionsOn } from './public-answers.ts';
import { questionIndex, type RowTable, rowId, WAYS } from './row-table.ts';

/** Room for the longest list; each belief below is a window on it. */
const IDS = new Int32Array(12_444);
const WEIGHTS = new Float64Array(12_444);
const LOGS = new Float64Array(12_444);

const ALL_QUESTIONS = QUESTIONS.map((_, at) => at);

/** The same for every match of so many: what a row makes of questions before anything was said, as far as wanted. */
const OPENINGS = new Map<number, Map<number, QuestionScores>>();

/** Another player: what it knows about all others, if it holds this row or that. */
export class OpponentModel {
  readonly #rows: RowTable;
  readonly #heard: BySeat<readonly PublicAnswer[]>;
  /** Everybody that this player wants to know about. */
  readonly #others: readonly Seat[];
  /** Rows that give the first answers of a seat, by seat and how many of them. */
  readonly #lists: BySeat<Int32Array[]>;
  readonly #turns: readonly ObservedTurn[];
  readonly #ruledOut: readonly number[];
  readonly #openings: Map<number, QuestionScores>;

  constructor(rows: RowTable, table: Table, rival: Seat) {
    this.#rows = rows;
    this.#heard = publicAnswers(table);
    this.#others = this.#heard.flatMap((_, seat) => (seat === rival ? [] : [seat]));
    this.#lists = this.#heard.map(() => []);
    this.#turns = turnsOf(rows, table, rival, this.#heard);
    this.#ruledOut = this.#turns.flatMap(({ did }) => ('guessed' in did ? [did.guessed] : []));
    this.#openings = OPENINGS.get(table.seats) ?? new Map();
    OPENINGS.set(table.seats, this.#openings);
  }

  /** What is possible behind another screen for a rival with this row; overwritten by the next call. */
  #belief(row: number, seat: Seat, answers: number, ruledOut: readonly number[]): Belief {
    const { masks, fives } = this.#rows;
    const lists = this.#lists[seat] ?? [];
    lists[answers] ??= fitting(this.#rows, (this.#heard[seat] ?? []).slice(0, answers));
    const list = lists[answers];
    const mask = masks[row] as number;
    const ways = WAYS[fives[row] as number] as readonly number[];
    let count = 0;
    let total = 0;
    // A plain loop: this runs over all rows for every row that a rival may hold.
    for (let at = 0; at < list.length; at++) {
      const id = list[at] as number;
      if (((masks[id] as number) & mask) !== 0) continue;
      const weight = ways[fives[id] as number] as number;
      if (weight === 0 || (ruledOut.length > 0 && ruledOut.includes(id))) continue;
      IDS[count] = id;
      WEIGHTS[count] = weight;
      LOGS[count] = weight === 2 ? 2 : 0;
      total += weight;
      count++;
    }
    const [ids, weights, logs] = [IDS.subarray(0, count), WEIGHTS.subarray(0, count), LOGS.subarray(0, count)];
    return { ids, weights, logs, total };
  }

  #scores(row: number, { answers, options, ruledOut }: ObservedTurn): QuestionScores {
    const isOpening = ruledOut.length === 0 && this.#others.every((seat) => answers[seat] === 0);
    const known = isOpening ? this.#openings.get(row) : undefined;
    const missing = known === undefined ? options : options.filter((question) => known.parts[question] === 0);
    if (known !== undefined && missing.length === 0) return known;
    const scores = known ?? blankScores();
    scores.count = 1;
    for (const seat of this.#others)
      addScores(this.#rows, this.#belief(row, seat, answers[seat] ?? 0, ruledOut), missing, scores);
    if (isOpening) this.#openings.set(row, scores);
    return scores;
  }

  /** How likely it is that a rival with this row would have played as it did. */
  likelihood(row: number): number {
    const chances = CHOICE_MODELS.map(({ share }) => share);
    for (const turn of this.#turns) {
      // One guesses what one holds for possible: nothing of one's own.
      const isOwn = 'guessed' in turn.did && this.#overlap(row, turn.did.guessed);
      const scores = this.#scores(row, turn);
      for (const [at, model] of CHOICE_MODELS.entries())
        chances[at] = (chances[at] ?? 0) * (isOwn ? UNREASONABLE : chanceOf(model, turn, scores));
    }
    return chances.reduce((sum, chance) => sum + chance, 0);
  }

  #overlap(one: number, other: number): boolean {
    const { masks, fives } = this.#rows;
    const isShared = ((masks[one] as number) & (masks[other] as number)) !== 0;
    return isShared || (fives[one] as number) + (fives[other] as number) > 2;
  }

  /** What a rival with this row knows now about a seat, and what it makes of every question; the belief is overwritten. */
  now(row: number, seat: Seat): { readonly belief: Belief; readonly scores: QuestionScores } {
    const belief = this.#belief(row, seat, this.#heard[seat]?.length ?? 0, this.#ruledOut);
    const scores = blankScores();
    addScores(this.#rows, belief, ALL_QUESTIONS, scores);
    return { belief, scores };
  }
}

const UNREASONABLE = 1e-6;

function turnsOf(
  rows: RowTable,
  table: Table,
  rival: Seat,
  heard: BySeat<readonly PublicAnswer[]>,
): readonly ObservedTurn[] {
  const open = faceUp(table).map(questionsOn);
  const answersBefore = (at: number) => heard.map((said) => said.filter((one) => one.at < at).length);
  const guesses = table.guesses.flatMap(({ seat, tiles, after }) =>
    seat !== rival || tiles === undefined ? [] : [{ id: rowId(rows, tiles), after }],
  );
  const asks = table.asked.flatMap((asked, at): ObservedTurn[] => {
    if (asked.seat !== rival) return [];
    const ruledOut = guesses.filter(({ after }) => after <= at).map(({ id }) => id);
    return [{ answers: answersBefore(at), options: open[at] ?? [], did: { asked: questionIndex(asked) }, ruledOut }];
  });
  const tries = guesses.map(({ id, after }, at): ObservedTurn => {
    const ruledOut = guesses.slice(0, at).map((guess) => guess.id);
    return { answers: answersBefore(after), options: open[after] ?? [], did: { guessed: id }, ruledOut };
  });
  return [...asks, ...tries];
}

function blankScores(): QuestionScores {
  return { count: 1, bits: new Float64Array(QUESTIONS.length), parts: new Uint16Array(QUESTIONS.length) };
}

/** Adds what is to be learnt about one seat. */
function addScores(rows: RowTable, belief: Belief, questions: readonly number[], scores: QuestionScores): void {
  const { bits, parts } = scores;
  scores.count *= belief.ids.length;
  for (const question of questions) {
    const { count, shares } = answersTo(rows, belief, question);
    let gained = 0;
    for (let at = 0; at < count; at++) gained -= (shares[at] as number) * Math.log2(shares[at] as number);
    bits[question] = (bits[question] as number) + gained;
    parts[question] = (parts[question] as number) + count;
  }
}
