import {
  accept,
  type MatchFile,
  type Misfit,
  type Result,
  refuse,
  type Shape,
  type Viewer,
  verify,
} from '@cifra/kernel';
import { chosenNumber, chosenViewer } from '../args/choices.ts';
import type { Args } from '../args/flags.ts';
import { type CommandContext, printError, printLine, usageError } from '../context.ts';
import { readMatch, reportUnreadable } from '../match/match-files.ts';
import { type Frame, frames } from '../replay/frames.ts';
import { misfitText } from '../replay/misfit.ts';
import { EXIT, isTerminal } from '../terminal/io.ts';
import { Prompt } from '../terminal/prompt.ts';
import { defineCommand } from './command.ts';

const FLAGS = {
  as: { type: 'string' },
  from: { type: 'string' },
  step: { type: 'string' },
  all: { type: 'boolean' },
} as const;

type Plan = { readonly viewer: Viewer | 'open'; readonly from: number; readonly only: boolean };

/** Steps through a match file with the eyes of one viewer. */
export const replay = defineCommand({
  name: 'replay',
  flags: FLAGS,
  run: async (args, context) => {
    const [path, ...rest] = args.positionals;
    if (path === undefined) return usageError(context, { code: 'no-file' });
    if (rest.length > 0) return usageError(context, { code: 'too-many-words', word: rest.join(' ').slice(0, 40) });
    const read = await readMatch(path);
    if (!read.ok) return reportUnreadable(path, read.refusal, context);
    const { listed, file } = read.value;
    const plan = planOf(args, file);
    if (!plan.ok) return usageError(context, plan.refusal, listed);

    // Only what the seed and the rules bear out is shown: nothing in a forged file can mislead or break the folds.
    const misfits = verify(listed.game, file);
    for (const misfit of misfits) await printError(context, misfitText(context, listed, file, misfit));
    const entries = file.entries.slice(0, fittingEntries(file, misfits));
    if (entries.length === 0) return EXIT.wrong;
    const shown = [...frames(context, listed, { ...file, entries }, plan.value.viewer)];

    const isAlone = args.values.all !== true && !plan.value.only && isTerminal(context.io.stdout);
    if (isAlone && isTerminal(context.io.stdin)) {
      if (!(await stepThrough(shown, plan.value.from, context))) return EXIT.interrupted;
    } else
      await printAll(
        plan.value.only ? shown.slice(plan.value.from, plan.value.from + 1) : shown.slice(plan.value.from),
        context,
      );
    return misfits.length === 0 ? EXIT.ok : EXIT.wrong;
  },
});

function planOf({ values }: Args<typeof FLAGS>, file: MatchFile<Shape>): Result<Plan> {
  const viewer = values.as === 'open' ? accept('open' as const) : chosenViewer(values.as ?? 'spectator', file.seats);
  if (!viewer.ok) return viewer;
  if (values.step !== undefined && values.from !== undefined) return refuse('step-or-from');
  const flag = values.step === undefined ? '--from' : '--step';
  const from = chosenNumber(flag, values.step ?? values.from ?? '0', 0, file.entries.length - 1);
  return from.ok ? accept({ viewer: viewer.value, from: from.value, only: values.step !== undefined }) : from;
}

function fittingEntries(file: MatchFile<Shape>, misfits: readonly Misfit[]): number {
  const whole = misfits.every(({ code }) => code === 'commitment-differs' || code === 'outcome-differs');
  if (whole) return file.entries.length;
  return misfits.find(({ entry }) => entry !== null)?.entry ?? 0;
}

/** Everything at once; a board that did not change is not repeated. */
async function printAll(shown: readonly Frame[], context: CommandContext): Promise<void> {
  let last = '';
  for (const { head, board } of shown) {
    await printLine(context, board === last ? `${head}\n` : `${head}\n\n${board}\n`);
    last = board;
  }
}

/** Enter goes on, b goes back, a number jumps, q ends. False when Ctrl-C ended it. */
async function stepThrough(shown: readonly Frame[], from: number, context: CommandContext): Promise<boolean> {
  const prompt = new Prompt(context.io, { remembers: false });
  for (let at = from; at < shown.length; ) {
    const frame = shown[at];
    if (frame !== undefined) await printLine(context, `\n${frame.head}\n\n${frame.board}`);
    const line = (await prompt.ask(`\n${context.words.replay.keys(at === shown.length - 1)} `))?.trim();
    if (line === undefined || line === 'q') break;
    if (line === 'b') at = Math.max(0, at - 1);
    else if (/^\d+$/.test(line)) at = Math.min(Number(line), shown.length - 1);
    else at++;
  }
  prompt.close();
  return !prompt.isInterrupted;
}
