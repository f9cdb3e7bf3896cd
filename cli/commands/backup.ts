import { refuse } from '@cifra/kernel';
import { usageError } from '../context.ts';
import { answer } from '../house/answer.ts';
import { contentsText } from '../house/contents.ts';
import { houseOf } from '../house/data-folder.ts';
import { defineCommand } from './command.ts';

/** Copies a house, running or stopped, into one file. */
export const backup = defineCommand({
  name: 'backup',
  flags: { data: { type: 'string' }, force: { type: 'boolean' }, json: { type: 'boolean' } },
  run: async ({ values, positionals }, context) => {
    const [file = '', stranger] = positionals;
    if (file === '') return usageError(context, { code: 'no-backup-file' });
    if (stranger !== undefined) return usageError(context, { code: 'too-many-words', word: stranger.slice(0, 40) });
    const { backUp, isDatabase } = await import('@cifra/server/operator');
    const place = houseOf(values.data, context.io);
    const made = isDatabase(place)
      ? refuse('copied-by-postgres')
      : await backUp(place, file, { force: values.force === true });
    return answer(context, values.json, made, (value) =>
      context.words.house.backedUp(file, contentsText(context, value)),
    );
  },
});
