import { type Result, refuse } from '@cifra/kernel';
import type { Restored, RestorePlan } from '@cifra/server/operator';
import { type CommandContext, printLine, usageError } from '../context.ts';
import { answer } from '../house/answer.ts';
import { contentsText } from '../house/contents.ts';
import { houseOf } from '../house/data-folder.ts';
import { defineCommand } from './command.ts';

/** Goes back to a copy: says what it will do, then does it; over a house only with --force. */
export const restore = defineCommand({
  name: 'restore',
  flags: { data: { type: 'string' }, force: { type: 'boolean' }, json: { type: 'boolean' } },
  run: async ({ values, positionals }, context) => {
    const [file = '', stranger] = positionals;
    if (file === '') return usageError(context, { code: 'no-backup-file' });
    if (stranger !== undefined) return usageError(context, { code: 'too-many-words', word: stranger.slice(0, 40) });
    const { isDatabase, planRestore, restore: carryOut } = await import('@cifra/server/operator');
    const folder = houseOf(values.data, context.io);
    if (isDatabase(folder)) return answer(context, values.json, refuse('copied-by-postgres'), () => '');
    const plan = await planRestore(file, folder);
    if (plan.ok && values.json !== true) await printLine(context, planText(context, plan.value));
    const done: Result<Restored> = !plan.ok
      ? plan
      : plan.value.replaces !== null && values.force !== true
        ? refuse('data-there', { path: folder })
        : await carryOut(plan.value);
    return answer(context, values.json, done, ({ kept }) => context.words.house.restored(folder, kept));
  },
});

function planText(context: CommandContext, { file, folder, contents, replaces }: RestorePlan): string {
  const { house } = context.words;
  const now = replaces === null || replaces === 'unreadable' ? replaces : contentsText(context, replaces);
  return house.restorePlan(file, contentsText(context, contents), folder, now);
}
