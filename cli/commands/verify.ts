import { verify as misfitsOf, shortPromise } from '@cifra/kernel';
import { type CommandContext, printLine, refusalText, usageError } from '../context.ts';
import { readMatch, reportUnreadable } from '../match/match-files.ts';
import { misfitText } from '../replay/misfit.ts';
import { EXIT } from '../terminal/io.ts';
import { defineCommand } from './command.ts';

/** Plays match files anew from their opened seeds and says what does not fit. */
export const verify = defineCommand({
  name: 'verify',
  flags: { promise: { type: 'string' } },
  run: async ({ positionals, values }, context) => {
    if (positionals.length === 0) return usageError(context, { code: 'no-file' });
    const promise = values.promise === undefined ? null : values.promise.toLowerCase().replace(/[\s-]/g, '');
    if (promise !== null && !PROMISE.test(promise)) return usageError(context, { code: 'bad-promise' });
    let worst: number = EXIT.ok;
    for (const path of positionals) worst = Math.max(worst, await verifyOne(path, promise, context));
    return worst;
  },
});

/** The digits that the page shows, or the whole of it. */
const PROMISE = /^(\d{16}|[0-9a-f]{64})$/;

function isPromised(commitment: string, promise: string): boolean {
  return promise === commitment || promise === shortPromise(commitment).replaceAll(' ', '');
}

async function verifyOne(path: string, promise: string | null, context: CommandContext): Promise<number> {
  const { words, language } = context;
  const read = await readMatch(path);
  if (!read.ok) return reportUnreadable(path, read.refusal, context);
  const { file, listed } = read.value;
  const misfits = misfitsOf(listed.game, file).map((misfit) => misfitText(context, listed, file, misfit));
  if (promise !== null && !isPromised(file.seal.commitment, promise))
    misfits.unshift(refusalText(context, { code: 'other-promise', promise: shortPromise(file.seal.commitment) }));
  // A match that was cut short can still be derived as far as it goes, but proves no outcome.
  if (misfits.length === 0 && file.outcome === null) misfits.push(refusalText(context, { code: 'not-over' }));
  if (misfits.length > 0) {
    await printLine(context, words.verify.wrong(path));
    for (const misfit of misfits) await printLine(context, `  ${misfit}`);
    return EXIT.wrong;
  }
  await printLine(
    context,
    words.verify.right(path, listed.tellings[language].name, file.seats, file.entries.length - 1),
  );
  await printLine(context, `  ${words.verify.promised(shortPromise(file.seal.commitment))}`);
  const labels = Object.keys(file.script ?? {});
  if (labels.length > 0) await printLine(context, `  ${words.verify.scripted(labels.join(', '))}`);
  return EXIT.ok;
}
