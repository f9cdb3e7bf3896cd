import {
  accept,
  canonical,
  checkRules,
  type Game,
  type MatchEntry,
  type MatchFile,
  rng as makeRng,
  type Outcome,
  type Result,
  refuse,
  replay,
  type Seat,
  type Shape,
  type State,
  verify,
  view,
} from '@cifra/kernel';
import { sharersOf, winningSides } from '../arena/sides.ts';
import { accuracyOf, gradeOf, LIMITS } from './grade.ts';
import { Ledger } from './ledger.ts';
import type { DecisionReview, MatchReview } from './match-review.ts';
import { momentsOf } from './moments.ts';
import type { Depth, JudgedOption, ReviewedMove, Reviewer, Unit } from './reviewer.ts';

/** How far a review has come. */
export type ReviewProgress = { readonly done: number; readonly total: number };

export type ReviewPlan = { readonly depth: Depth; readonly onProgress?: (progress: ReviewProgress) => void };

const MOST_OPTIONS = 12;

/** A finished match that proves itself, or why it cannot be reviewed. */
export function reviewable<G extends Shape>(game: Game<G>, file: MatchFile<G>): Result<Outcome> {
  // Rules that nobody here knows yet are no proof of anything.
  const rules = checkRules(game, file.rules);
  if (!rules.ok) return rules;
  const [misfit] = verify(game, file);
  if (misfit !== undefined) return refuse('does-not-verify', { because: misfit.code, entry: misfit.entry });
  return file.outcome === null ? refuse('not-over') : accept(file.outcome);
}

/** Reviews a match from beginning to end. */
export function reviewMatch<G extends Shape>(
  game: Game<G>,
  reviewer: Reviewer<G>,
  file: MatchFile<G>,
  { depth, onProgress }: ReviewPlan,
): Result<MatchReview> {
  const outcome = reviewable(game, file);
  if (!outcome.ok) return outcome;
  const steps = reviewSteps(game, reviewer, file, outcome.value, depth);
  for (;;) {
    const step = steps.next();
    if (step.done) return accept(step.value);
    onProgress?.(step.value);
  }
}

/** The same, one decision at a time, for whoever has something else to do in between. The file must be reviewable. */
export function* reviewSteps<G extends Shape>(
  game: Game<G>,
  reviewer: Reviewer<G>,
  file: MatchFile<G>,
  outcome: Outcome,
  depth: Depth,
): Generator<ReviewProgress, MatchReview> {
  const decisions: DecisionReview[] = [];
  for (const decision of reviewDecisions(game, reviewer, file.entries, depth)) {
    decisions.push(decision);
    yield { done: decision.version, total: file.entries.length - 1 };
  }
  const [unit, opinion] = [reviewer.unit(file.seats), reviewer.opinion(file.seats)];
  const unlike = reviewer.expected?.(file.seats) ?? null;
  return summed(game, file, outcome, { unit, depth, opinion, decisions, unlike });
}

/** Every decision of a match, or of its beginning, judged by what its seat knew. */
export function* reviewDecisions<G extends Shape>(
  game: Game<G>,
  reviewer: Reviewer<G>,
  entries: readonly MatchEntry<G>[],
  depth: Depth,
): Generator<DecisionReview> {
  let before: State<G> | null = null;
  let at = 0;
  for (const after of replay(game, entries)) {
    const entry = entries[at++];
    if (before !== null && entry !== undefined && entry.seat !== null && entry.command !== null)
      yield reviewEntry(game, reviewer, entry.seat, entry.command, { entry, before, after, depth });
    before = after;
  }
}

type Played<G extends Shape> = {
  readonly entry: MatchEntry<G>;
  readonly before: State<G>;
  readonly after: State<G>;
  readonly depth: Depth;
};

function reviewEntry<G extends Shape>(
  game: Game<G>,
  reviewer: Reviewer<G>,
  seat: Seat,
  command: G['Command'],
  { entry, before, after, depth }: Played<G>,
): DecisionReview {
  const move = { view: view(game, before, seat), command };
  // The numbers hang on what the seat saw too: a hidden difference must not change the last digit of a grade.
  const judged = reviewer.judge(move, depth, makeRng(before.version * 64 + seat));
  const { epsilon, limits } = limitsOf(reviewer.unit(before.seats), judged?.noise);
  const options = (judged?.options ?? []).toSorted((one, other) => other.value - one.value);
  const chosen = options.find((option) => isSame(option.command, command));
  if (judged !== null && chosen === undefined)
    throw new Error(`${game.id} judged everything but ${canonical(command)} at version ${before.version}`);
  const best = options[0];
  const behind = best === undefined || chosen === undefined ? 0 : best.value - chosen.value;
  const loss = behind <= epsilon ? 0 : behind;
  const found = entry.timeout === true || entry.hinted === true || loss > 0 ? 0 : marginOf(options);
  return {
    version: before.version,
    seat,
    command,
    ...(entry.timeout === true ? { timeout: true } : {}),
    ...(entry.bot === undefined ? {} : { bot: entry.bot }),
    ...(entry.hinted === true ? { hinted: true } : {}),
    best: loss === 0 || best === undefined ? command : best.command,
    options: options.slice(0, MOST_OPTIONS),
    value: chosen?.value ?? null,
    bestValue: best?.value ?? null,
    loss,
    grade: gradeOf(loss, limits),
    ...(found > limits.inaccuracy && !isObvious(reviewer, move) ? { found } : {}),
    exact: reviewer.figures(move, view(game, after, seat), depth),
  };
}

/** By how much the best is better than the next. */
function marginOf([best, second]: readonly JudgedOption<unknown>[]): number {
  return best === undefined || second === undefined ? 0 : best.value - second.value;
}

/** So often somebody who plays now and then is asked what they would do. */
const ASKED = 5;

/** Would most have done the same? Then it is nothing to praise. */
function isObvious<G extends Shape>(
  { usual, isSame: alike = isSame }: Reviewer<G>,
  { view: seen, command }: ReviewedMove<G>,
) {
  if (usual === undefined) return false;
  const same = Array.from({ length: ASKED }, (_, at) => usual(seen, makeRng(seen.version * 64 + at)));
  return same.filter((one) => alike(one, command)).length > ASKED / 2;
}

function limitsOf(unit: Unit, noise = 0) {
  const limits = LIMITS[unit];
  return { limits, epsilon: Math.max(limits.best, noise) };
}

function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

type Judged = Pick<MatchReview, 'unit' | 'depth' | 'opinion' | 'decisions'> & {
  /** What seats may expect where sides are not alike. */
  readonly unlike: readonly number[] | null;
};

function summed<G extends Shape>(
  game: Game<G>,
  file: MatchFile<G>,
  outcome: Outcome,
  { unit, depth, opinion, decisions, unlike }: Judged,
): MatchReview {
  const limits = LIMITS[unit];
  const ledger = new Ledger(unlike ?? expectedOf(game, file.seats, unit, decisions), game.teams(file.seats));
  const curve = [{ version: 1, chances: ledger.expectations }];
  for (const { version, seat, bestValue, loss } of decisions) {
    if (bestValue !== null) ledger.decide(seat, version, bestValue, loss);
    curve.push({ version: version + 1, chances: ledger.expectations });
  }
  const results = resultsOf(game, file.seats, outcome, unit);
  const last = file.entries.length;
  const accounts = ledger.close(last, results);
  curve[curve.length - 1] = { version: last, chances: results };
  const lossesOf = (seat: Seat) =>
    decisions.flatMap((one) => (one.seat === seat && one.options.length > 1 ? [one.loss] : []));
  return {
    game: game.id,
    outcome,
    unit,
    depth,
    opinion,
    limits,
    decisions,
    curve,
    seats: accounts.map((account) => ({ ...account, accuracy: accuracyOf(lossesOf(account.seat), unit) })),
    moments: accounts.flatMap(({ seat }) => momentsOf(seat, decisions, ledger.steps, limits)),
  };
}

/** Before anybody has seen anything all sides are alike; alone, what the mind expects of the first decision. */
function expectedOf<G extends Shape>(
  game: Game<G>,
  seats: number,
  unit: Unit,
  decisions: readonly DecisionReview[],
): readonly number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (unit === 'win') return all.map(() => 1 / winningSides(game as unknown as Game<Shape>, seats, { winners: all }));
  return all.map((seat) => decisions.find((one) => one.seat === seat && one.bestValue !== null)?.bestValue ?? 0);
}

function resultsOf<G extends Shape>(game: Game<G>, seats: number, outcome: Outcome, unit: Unit): readonly number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (unit === 'points') return all.map((seat) => outcome.scores?.[seat] ?? 0);
  const any = game as unknown as Game<Shape>;
  const sharers = sharersOf(any, seats, outcome);
  const sides = winningSides(any, seats, { winners: sharers });
  return all.map((seat) => (sharers.includes(seat) ? 1 / sides : 0));
}
