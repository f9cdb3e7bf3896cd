import { verify as misfitsOf } from '@cifra/kernel';
import { type CommandContext, printLine, refusalText, usageError } from '../context.ts';
import { readMatch, reportUnreadable } from '../match/match-files.ts';
import { misfitText } from '../replay/misfit.ts';
import { EXIT } from '../terminal/io.ts';
import { defineCommand } from './command.ts';

/** Plays match files anew from their opened seeds and says what does not fit. */
export const verify = defineCommand({
  name: 'verify',
  flags: {},
  run: async ({ positionals }, context) => {
    if (positionals.length === 0) return usageError(context, { code: 'no-file' });
    let worst: number = EXIT.ok;
    for (const path of positionals) worst = Math.max(worst, await verifyOne(path, context));
    return worst;
  },
});

async function verifyOne(path: string, context: CommandContext): Promise<number> {
  const { words, language } = context;
  const read = await readMatch(path);
  if (!read.ok) return reportUnreadable(path, read.refusal, context);
  const { file, listed } = read.value;
  const misfits = misfitsOf(listed.game, file).map((misfit) => misfitText(context, listed, file, misfit));
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
  const labels = Object.keys(file.script ?? {});
  if (labels.length > 0) await printLine(context, `  ${words.verify.scripted(labels.join(', '))}`);
  return EXIT.ok;
}
