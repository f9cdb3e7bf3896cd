import type { Ban, KnownPerson, PersonExport } from '@cifra/server/operator';
import { type CommandContext, usageError } from '../context.ts';
import { answer } from '../house/answer.ts';
import { chooseVerb } from '../house/choose.ts';
import { houseOf } from '../house/data-folder.ts';
import { EXIT } from '../terminal/io.ts';
import { textTable } from '../terminal/text-table.ts';
import { defineCommand } from './command.ts';

const FILTERS = ['name', 'room'] as const;
const string = { type: 'string' } as const;
const boolean = { type: 'boolean' } as const;

/** The people of a house: who is known, who is not let in, and what is kept about somebody. */
export const people = defineCommand({
  name: 'people',
  flags: { data: string, name: string, room: string, yes: boolean, json: boolean },
  run: async ({ values, positionals }, context) => {
    const verbs = { list: 'none', bans: 'none', ban: 'one', unban: 'one', export: 'one', forget: 'one' } as const;
    const chosen = await chooseVerb(context, positionals, verbs);
    if (chosen === null) return EXIT.usage;
    const filter = chosen.verb === 'list' ? undefined : FILTERS.find((name) => values[name] !== undefined);
    if (filter !== undefined)
      return usageError(context, { code: 'filter-for-list', flag: `--${filter}`, verb: chosen.verb });
    const { ask } = await import('@cifra/server/operator');
    const folder = houseOf(values.data, context.io);
    const { house } = context.words;
    const [who = ''] = chosen.objects;
    const { json } = values;
    switch (chosen.verb as keyof typeof verbs) {
      case 'list': {
        const { name, room } = values;
        const request = {
          do: 'people',
          ...(name === undefined ? {} : { name: name.slice(0, 80) }),
          ...(room === undefined ? {} : { room: room.slice(0, 40) }),
        } as const;
        const found = await ask<{ people: readonly KnownPerson[] }>(folder, request);
        return answer(context, json, found, (value) => peopleTable(context, value.people));
      }
      case 'bans': {
        const found = await ask<{ bans: readonly Ban[] }>(folder, { do: 'bans' });
        const line = ({ kind, value }: Ban) => `${kind}  ${value}`;
        return answer(context, json, found, ({ bans }) =>
          bans.length === 0 ? house.noBans : bans.map(line).join('\n'),
        );
      }
      case 'ban':
        return answer(context, json, await ask<Ban>(folder, { do: 'ban', who: who.slice(0, 64) }), ({ value }) =>
          house.banned(value),
        );
      case 'unban':
        return answer(context, json, await ask(folder, { do: 'unban', who: who.slice(0, 64) }), () =>
          house.unbanned(who),
        );
      case 'export': {
        const found = await ask<PersonExport>(folder, { do: 'export-person', person: who.slice(0, 64) });
        return answer(context, json, found, (value) => JSON.stringify(value, null, 2));
      }
      case 'forget': {
        if (values.yes !== true) return usageError(context, { code: 'forget-needs-yes' });
        const gone = await ask<PersonExport>(folder, { do: 'forget-person', person: who.slice(0, 64) });
        return answer(context, json, gone, ({ rooms }) => house.forgotten(who, rooms.length));
      }
    }
  },
});

function peopleTable({ words, language }: CommandContext, known: readonly KnownPerson[]): string {
  if (known.length === 0) return words.house.nobody;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: 'UTC' });
  return textTable(
    words.house.peopleColumns,
    known.map(({ person, name, seen }) => [person, name ?? '', seen === null ? '?' : date.format(seen)]),
  );
}
