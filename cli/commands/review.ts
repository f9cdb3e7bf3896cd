import { setImmediate } from 'node:timers/promises';
import { loadReviewer } from '@cifra/games/bots';
import { accept, type Refusal, type Result, refuse, type Seat } from '@cifra/kernel';
import { DEPTHS, type Depth, type MatchReview, reviewable, reviewSteps } from '@cifra/mind-kit/review';
import { chosenNumber } from '../args/choices.ts';
import type { Args } from '../args/flags.ts';
import { type CommandContext, printLine, refusalText, usageError } from '../context.ts';
import { type ReadMatch, readMatch, reportUnreadable } from '../match/match-files.ts';
import { reviewText } from '../review/review-text.ts';
import { EXIT } from '../terminal/io.ts';
import { ProgressBar } from '../terminal/progress.ts';
import { defineCommand } from './command.ts';

const FLAGS = { seat: { type: 'string' }, json: { type: 'boolean' }, depth: { type: 'string' } } as const;

type Plan = { readonly seat: Seat | null; readonly depth: Depth };

/** What each seat of a finished match could have known, what it chose, and what of the result was luck. */
export const review = defineCommand({
  name: 'review',
  flags: FLAGS,
  run: async (args, context) => {
    const [path, ...rest] = args.positionals;
    if (path === undefined) return usageError(context, { code: 'no-file' });
    if (rest.length > 0) return usageError(context, { code: 'too-many-words', word: rest.join(' ').slice(0, 40) });
    const depth = chosenDepth(args.values.depth);
    if (!depth.ok) return usageError(context, depth.refusal);
    const read = await readMatch(path);
    if (!read.ok) {
      if (args.values.json !== true || read.refusal.code === 'unreadable')
        return reportUnreadable(path, read.refusal, context);
      return refused(read.refusal, context);
    }
    const seat = chosenSeat(args, read.value);
    if (!seat.ok) return usageError(context, seat.refusal);
    const found = await reviewed(read.value, { seat: seat.value, depth: depth.value }, context);
    if (found === null) return EXIT.interrupted;
    if (!found.ok) {
      if (args.values.json === true) return refused(found.refusal, context);
      return reportUnreadable(path, found.refusal, context);
    }
    const shown = seat.value === null ? found.value : onlyOf(found.value, seat.value);
    if (args.values.json === true) await printLine(context, JSON.stringify(shown));
    else await printLine(context, reviewText(context, read.value, shown));
    return EXIT.ok;
  },
});

function chosenDepth(given = 'quick'): Result<Depth> {
  const depth = DEPTHS.find((one) => one === given);
  return depth === undefined ? refuse('bad-depth', { known: DEPTHS.join(', ') }) : accept(depth);
}

function chosenSeat({ values }: Args<typeof FLAGS>, { file }: ReadMatch): Result<Seat | null> {
  return values.seat === undefined ? accept(null) : chosenNumber('--seat', values.seat, 0, file.seats - 1);
}

/** Null when Ctrl-C ended it. */
async function reviewed(
  { file, listed }: ReadMatch,
  { depth }: Plan,
  { io }: CommandContext,
): Promise<Result<MatchReview> | null> {
  const outcome = reviewable(listed.game, file);
  if (!outcome.ok) return outcome;
  const reviewer = await loadReviewer(file.game);
  if (reviewer === null) return refuse('no-review', { game: file.game });
  const steps = reviewSteps(listed.game, reviewer, file, outcome.value, depth);
  const progress = new ProgressBar(io, file.entries.length - 1);
  for (;;) {
    const step = steps.next();
    if (step.done || io.interrupt.aborted) {
      progress.clear();
      return step.done ? accept(step.value) : null;
    }
    progress.at(step.value.done);
    await setImmediate();
  }
}

/** Everything about one seat; the curve stays whole, for it compares. */
function onlyOf(review: MatchReview, seat: Seat): MatchReview {
  const isOwn = (one: { readonly seat: Seat }) => one.seat === seat;
  return {
    ...review,
    decisions: review.decisions.filter(isOwn),
    seats: review.seats.filter(isOwn),
    moments: review.moments.filter(isOwn),
  };
}

/** A program reads one object, whatever came of it. */
async function refused(refusal: Refusal, context: CommandContext): Promise<number> {
  await printLine(context, JSON.stringify({ ok: false, ...refusal, message: refusalText(context, refusal) }));
  return EXIT.wrong;
}
