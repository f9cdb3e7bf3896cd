import { networkInterfaces } from 'node:os';
import type { HouseStatus, OperatorToken } from '@cifra/server/operator';
import { type CommandContext, usageError } from '../context.ts';
import { answer } from '../house/answer.ts';
import { houseOf } from '../house/data-folder.ts';
import { addressesOf } from '../serve/addresses.ts';
import { EXIT } from '../terminal/io.ts';
import { defineCommand } from './command.ts';

/** The link to the operator's page, with the token that opens it; and how the house is, in a few lines. */
export const house = defineCommand({
  name: 'house',
  flags: { data: { type: 'string' }, new: { type: 'boolean' }, json: { type: 'boolean' } },
  run: async ({ values, positionals }, context) => {
    const [stranger] = positionals;
    if (stranger !== undefined) return usageError(context, { code: 'too-many-words', word: stranger.slice(0, 40) });
    const { ask, parseSettings, refusalText } = await import('@cifra/server/operator');
    // Of a stopped house one can only say where these settings would open it.
    const settings = parseSettings(context.io.env);
    if (!settings.ok) {
      await answer(context, values.json, settings, () => refusalText(context.language, { code: 'internal' }));
      return EXIT.usage;
    }
    const folder = houseOf(values.data, context.io);
    const found = await ask<OperatorToken>(folder, { do: 'operator-token', renew: values.new === true });
    const state = found.ok ? await ask<HouseStatus>(folder, { do: 'status' }) : found;
    if (!state.ok || !found.ok) return answer(context, values.json, state.ok ? found : state, () => '');
    const all = { ok: true, value: { ...state.value, ...found.value } } as const;
    return answer(context, values.json, all, ({ token, listening }) => {
      const { here } = addressesOf(listening ?? settings.value, networkInterfaces());
      return [context.words.house.link(`${here}/house#${token}`), '', ...stateLines(context, state.value)].join('\n');
    });
  },
});

function stateLines({ words, language }: CommandContext, status: HouseStatus): readonly string[] {
  const { isRunning, connections, people, bans, backup } = status;
  const line = words.house.state(isRunning ? connections : null, people.known, people.lately, bans.length);
  if (backup === 'elsewhere') return [line];
  if (backup === null) return [line, words.house.neverBackedUp];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return [line, words.house.lastBackup(backup.file, date.format(backup.at), backup.isThere)];
}
