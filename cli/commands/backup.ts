import { usageError } from '../context.ts';
import { answer } from '../house/answer.ts';
import { contentsText } from '../house/contents.ts';
import { dataFolder } from '../house/data-folder.ts';
import { defineCommand } from './command.ts';

/** Copies a house, running or stopped, into one file. */
export const backup = defineCommand({
  name: 'backup',
  flags: { data: { type: 'string' }, force: { type: 'boolean' }, json: { type: 'boolean' } },
  run: async ({ values, positionals }, context) => {
    const [file, stranger] = positionals;
    if (file === undefined) return usageError(context, { code: 'no-backup-file' });
    if (stranger !== undefined) return usageError(context, { code: 'too-many-words', word: stranger.slice(0, 40) });
    const { backUp } = await import('@cifra/server/operator');
    const made = await backUp(dataFolder(values.data, context.io), file, { force: values.force === true });
    return answer(context, values.json, made, (value) =>
      context.words.house.backedUp(file, contentsText(context, value)),
    );
  },
});
