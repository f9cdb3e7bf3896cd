import { decideMove } from '@cifra/games/bots';
import { findManifest } from '@cifra/games/manifests';
import { type AnyGame, type MatchFile, replay, type Shape, view } from '@cifra/kernel';
import { DEPTHS, type Reviewer, reviewable, reviewSteps } from '@cifra/mind-kit/review';
import type { ReviewReport, ReviewRequest } from './review-messages.ts';

const report = (one: ReviewReport) => postMessage(one);

/** Between two decisions other questions have their turn. */
const pause = (ms = 0) => new Promise((done) => setTimeout(done, ms));

/** A bot that is waited for goes first: the longer look goes on when nobody has asked for a while. */
const REST_MS = 4_000;
let restUntil = 0;

type Opened = { readonly game: AnyGame; readonly reviewer: Reviewer<Shape>; readonly file: MatchFile<Shape> };

async function open(file: MatchFile<Shape>): Promise<Opened | null> {
  const load = findManifest(file.game)?.load;
  if (load === undefined) return null;
  const [game, { review: reviewer }] = await Promise.all([load.rules(), load.mind()]);
  return reviewer === undefined ? null : { game, reviewer, file };
}

async function review({ game, reviewer, file }: Opened): Promise<void> {
  const outcome = reviewable(game, file);
  if (!outcome.ok) return report({ type: 'refused', refusal: outcome.refusal });
  for (const depth of DEPTHS) {
    const steps = reviewSteps(game, reviewer, file, outcome.value, depth);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        report({ type: 'review', review: step.value });
        break;
      }
      report({ type: 'progress', progress: { depth, ...step.value } });
      do await pause(performance.now() < restUntil ? 100 : 0);
      while (performance.now() < restUntil);
    }
  }
}

function insightAt({ game, reviewer, file }: Opened, version: number): void {
  const { seat = null, command = null } = file.entries[version] ?? {};
  const state = [...replay(game, file.entries.slice(0, version))].at(-1);
  if (state === undefined || seat === null || command === null) return;
  const insight = reviewer.insight?.({ view: view(game, state, seat), command }) ?? null;
  report({ type: 'insight', version, insight });
}

let opened: Promise<Opened | null> | null = null;

/** What a worker that reviews a match does with a request. It has the file, and asks nobody. */
export function reviewMatches({ data }: MessageEvent<ReviewRequest>): void {
  switch (data.type) {
    case 'review':
      opened = open(data.file);
      void opened.then((one) =>
        one === null ? report({ type: 'refused', refusal: { code: 'no-review' } }) : review(one),
      );
      return;
    case 'insight':
      void opened?.then((one) => one !== null && insightAt(one, data.version));
      return;
    case 'move':
      restUntil = performance.now() + REST_MS;
      void decideMove(data.question).then((command) => report({ type: 'move', id: data.id, command }));
  }
}
