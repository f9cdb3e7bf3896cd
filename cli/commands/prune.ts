import type { Pruned } from '@cifra/server/operator';
import { usageError } from '../context.ts';
import { answer } from '../house/answer.ts';
import { houseOf } from '../house/data-folder.ts';
import { EXIT } from '../terminal/io.ts';
import { defineCommand } from './command.ts';

const string = { type: 'string' } as const;
const boolean = { type: 'boolean' } as const;

/** Deletes what is older than the house keeps it, now. */
export const prune = defineCommand({
  name: 'prune',
  flags: {
    data: string,
    'keep-rooms': string,
    'keep-empty': string,
    'keep-people': string,
    'dry-run': boolean,
    json: boolean,
  },
  run: async ({ values, positionals }, context) => {
    const [stranger] = positionals;
    if (stranger !== undefined) return usageError(context, { code: 'too-many-words', word: stranger.slice(0, 40) });
    const { ask, parseSettings } = await import('@cifra/server/operator');
    const { data: _data, json, 'dry-run': dryRun = false, ...keep } = values;
    const settings = parseSettings(context.io.env, { ...keep });
    if (!settings.ok) {
      await answer(context, json, settings, () => '');
      return EXIT.usage;
    }
    const { keepRoomsDays: rooms, keepEmptyDays: empty, keepPeopleDays: people } = settings.value;
    const folder = houseOf(values.data, context.io);
    const done = await ask<Pruned>(folder, { do: 'prune', rooms, empty, people, dryRun });
    return answer(context, json, done, (pruned) =>
      context.words.house.pruned(
        pruned.isDryRun,
        pruned.rooms.length,
        Math.ceil(pruned.bytes / 1_000),
        pruned.people.length,
      ),
    );
  },
});
