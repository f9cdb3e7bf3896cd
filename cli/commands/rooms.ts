import { accept, type Result } from '@cifra/kernel';
import type { RoomRow } from '@cifra/server/operator';
import { chosenNumber, gameCalled } from '../args/choices.ts';
import { type CommandContext, usageError } from '../context.ts';
import { answer } from '../house/answer.ts';
import { chooseVerb } from '../house/choose.ts';
import { houseOf } from '../house/data-folder.ts';
import { EXIT } from '../terminal/io.ts';
import { textTable } from '../terminal/text-table.ts';
import { defineCommand } from './command.ts';

const PHASES = ['lobby', 'playing', 'over', 'broken'] as const;
const FILTERS = ['game', 'phase', 'quiet', 'limit', 'listed'] as const;
/** The house lists so many at most. */
const MOST = 10_001;
const string = { type: 'string' } as const;
const boolean = { type: 'boolean' } as const;

/** The rooms of a house: listed, taken off the public list, closed for good. */
export const rooms = defineCommand({
  name: 'rooms',
  flags: { data: string, game: string, phase: string, quiet: string, limit: string, listed: boolean, json: boolean },
  run: async ({ values, positionals }, context) => {
    const verbs = { list: 'none', close: 'several', unlist: 'one', relist: 'one' } as const;
    const chosen = await chooseVerb(context, positionals, verbs);
    if (chosen === null) return EXIT.usage;
    // Whoever writes `close X --game …` believes that the filter protects the others.
    const filter = chosen.verb === 'list' ? undefined : FILTERS.find((name) => values[name] !== undefined);
    if (filter !== undefined)
      return usageError(context, { code: 'filter-for-list', flag: `--${filter}`, verb: chosen.verb });
    const { ask } = await import('@cifra/server/operator');
    const folder = houseOf(values.data, context.io);
    const { house } = context.words;
    const [room = ''] = chosen.objects;
    if (chosen.verb === 'close') {
      let worst: number = EXIT.ok;
      for (const id of chosen.objects) {
        const closed = await ask<{ closed: string }>(folder, { do: 'close-room', room: id });
        worst = Math.max(worst, await answer(context, values.json, closed, () => house.roomClosed(id)));
      }
      return worst;
    }
    if (chosen.verb !== 'list') {
      const isHidden = chosen.verb === 'unlist';
      const done: Result<object> = await ask(folder, { do: isHidden ? 'unlist' : 'relist', room });
      return answer(context, values.json, done, () => (isHidden ? house.unlisted(room) : house.relisted(room)));
    }
    const quiet = chosenNumber('--quiet', values.quiet ?? '0', 0, 36_500);
    if (!quiet.ok) return usageError(context, quiet.refusal);
    const limit = chosenNumber('--limit', values.limit ?? '50', 1, MOST - 1);
    if (!limit.ok) return usageError(context, limit.refusal);
    const game = values.game === undefined ? null : gameCalled(values.game);
    if (game?.ok === false) return usageError(context, game.refusal);
    const phase = PHASES.find((one) => one === values.phase);
    if (values.phase !== undefined && phase === undefined)
      return usageError(context, { code: 'unknown-phase', known: PHASES.join(', ') });
    const found = await ask<{ rooms: readonly RoomRow[] }>(folder, {
      do: 'rooms',
      // One more than is shown tells whether there are more.
      limit: Math.min(limit.value + 1, MOST),
      ...(values.game === undefined ? {} : { game: values.game }),
      ...(phase === undefined ? {} : { phase }),
      ...(values.listed === true ? { listed: true } : {}),
      ...(quiet.value === 0 ? {} : { quiet: quiet.value }),
    });
    if (!found.ok) return answer(context, values.json, found, () => '');
    const rooms = found.value.rooms.slice(0, limit.value);
    const areMore = found.value.rooms.length > rooms.length;
    const shown = accept({ rooms, areMore });
    return answer(context, values.json, shown, () => {
      const table = roomTable(context, rooms);
      return areMore ? `${table}\n\n${house.moreRooms}` : table;
    });
  },
});

function roomTable({ words, language }: CommandContext, rooms: readonly RoomRow[]): string {
  if (rooms.length === 0) return words.house.noRooms;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const rows = rooms.map(({ id, game, phase, at, here, seats, listed, isHidden, matches, bytes }) => [
    id,
    game,
    phase,
    listed ? (isHidden ? '–' : '✓') : '',
    here === null ? '?' : String(here),
    String(matches),
    String(Math.ceil(bytes / 1_000)),
    date.format(at),
    seats.map((seat) => seat ?? '·').join(', '),
  ]);
  return textTable(words.house.roomColumns, rows);
}
