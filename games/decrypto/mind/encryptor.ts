import type { Rng } from '@cifra/kernel';
import { sampleIndex, softmax } from '@cifra/mind-kit';
import { type ClueCandidate, ClueEvaluator, type WeighedParts } from './clue-evaluator.ts';
import type { EncryptorSettings, EncryptorTask } from './encryptor-task.ts';

/** What is three temperatures worse is never taken. */
const CUTOFF = 3;

export type RatedClues = { readonly clues: readonly string[]; readonly worth: number };

/** Every set of three clues that is weighed, by its place: what it is worth, and which clues it is. */
class ClueSets {
  readonly worths: Float64Array;
  readonly #candidates: readonly (readonly ClueCandidate[])[];

  constructor(evaluator: ClueEvaluator, task: EncryptorTask) {
    this.#candidates = task.code.map((digit) => evaluator.candidatesFor(digit));
    const [first = [], second = [], third = []] = this.#candidates;
    this.worths = new Float64Array(first.length * second.length * third.length);
    let at = 0;
    for (const a of first)
      for (const b of second)
        for (const c of third) {
          const isTwice = a.key === b.key || a.key === c.key || b.key === c.key;
          this.worths[at++] = isTwice ? Number.NEGATIVE_INFINITY : evaluator.together(a, b, c);
        }
  }

  cluesAt(place: number): readonly string[] {
    const [first = [], second = [], third = []] = this.#candidates;
    const [ofThird, before] = [place % third.length, Math.floor(place / third.length)];
    const chosen = [first[Math.floor(before / second.length)], second[before % second.length], third[ofThird]];
    return chosen.map((candidate) => candidate?.clue ?? '');
  }
}

/** The three clues that weigh best what the partner will read against what the rivals will. */
export function encrypt(task: EncryptorTask, encryptor: EncryptorSettings, rng: Rng): readonly string[] {
  const sets = new ClueSets(new ClueEvaluator(task, encryptor), task);
  const { temperature } = encryptor;
  return sets.cluesAt(sampleIndex(softmax(sets.worths, { temperature, cutoff: CUTOFF }), rng));
}

/** So many of the best sets, best first, with what each is worth; and a set that was written, if it is another. */
export function ratedClues(
  task: EncryptorTask,
  encryptor: EncryptorSettings,
  count: number,
  written?: readonly string[],
): readonly RatedClues[] {
  const evaluator = new ClueEvaluator(task, encryptor);
  const sets = new ClueSets(evaluator, task);
  const places = [...sets.worths.keys()]
    .toSorted((one, other) => (sets.worths[other] ?? 0) - (sets.worths[one] ?? 0))
    .slice(0, count);
  const rated = places.map((place) => ({ clues: sets.cluesAt(place), worth: sets.worths[place] ?? 0 }));
  if (written === undefined || rated.some(({ clues }) => clues.join() === written.join())) return rated;
  return [...rated, { clues: written, worth: evaluator.together(...writtenIn(evaluator, task, written)) }];
}

/** What each of these sets is worth, part by part. */
export function weighedClues(
  task: EncryptorTask,
  encryptor: EncryptorSettings,
  sets: readonly (readonly string[])[],
): readonly WeighedParts[] {
  const evaluator = new ClueEvaluator(task, encryptor);
  return sets.map((clues) => evaluator.weighed(...writtenIn(evaluator, task, clues)));
}

function writtenIn(
  evaluator: ClueEvaluator,
  { code }: EncryptorTask,
  clues: readonly string[],
): [ClueCandidate, ClueCandidate, ClueCandidate] {
  const [a, b, c] = code.map((digit, at) => evaluator.written(clues[at] ?? '', digit));
  if (a === undefined || b === undefined || c === undefined) throw new Error('A code has three digits');
  return [a, b, c];
}
