import type { Rng } from '@cifra/kernel';
import { sampleIndex, softmax } from '@cifra/mind-kit';
import { ClueEvaluator } from './clue-evaluator.ts';
import type { EncryptorSettings, EncryptorTask } from './encryptor-task.ts';

/** What is three temperatures worse is never taken. */
const CUTOFF = 3;

/** The three clues that weigh best what the partner will read against what the rivals will. */
export function encrypt(task: EncryptorTask, encryptor: EncryptorSettings, rng: Rng): readonly string[] {
  const evaluator = new ClueEvaluator(task, encryptor);
  const [first = [], second = [], third = []] = task.code.map((digit) => evaluator.candidatesFor(digit));
  const worths = new Float64Array(first.length * second.length * third.length);
  let at = 0;
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const isTwice = a.key === b.key || a.key === c.key || b.key === c.key;
        worths[at++] = isTwice ? Number.NEGATIVE_INFINITY : evaluator.together(a, b, c);
      }
  const chosen = sampleIndex(softmax(worths, { temperature: encryptor.temperature, cutoff: CUTOFF }), rng);
  const [ofThird, before] = [chosen % third.length, Math.floor(chosen / third.length)];
  const candidates = [first[Math.floor(before / second.length)], second[before % second.length], third[ofThird]];
  return candidates.map((candidate) => candidate?.clue ?? '');
}
