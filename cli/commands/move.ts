import { type CommandContext, usageError } from '../context.ts';
import { answer } from '../house/answer.ts';
import { dataFolder } from '../house/data-folder.ts';
import { defineCommand } from './command.ts';

/** Carries a stopped house from its folder to PostgreSQL, or back. */
export const move = defineCommand({
  name: 'move',
  flags: { from: { type: 'string' }, to: { type: 'string' }, data: { type: 'string' }, json: { type: 'boolean' } },
  run: async ({ values, positionals }, context: CommandContext) => {
    const [stranger] = positionals;
    if (stranger !== undefined) return usageError(context, { code: 'too-many-words', word: stranger.slice(0, 40) });
    if (values.to === undefined || values.to === '') return usageError(context, { code: 'no-place' });
    const { moveHouse, isThere } = await import('@cifra/server/operator');
    const from = values.from ?? dataFolder(values.data, context.io);
    const moved = isThere(from)
      ? await moveHouse(from, values.to)
      : ({ ok: false, refusal: { code: 'no-data', path: from } } as const);
    return answer(context, values.json, moved, ({ rooms, entries, replayed }) =>
      context.words.house.moved(rooms, entries, replayed),
    );
  },
});
