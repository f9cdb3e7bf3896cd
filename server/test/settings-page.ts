import { SETTINGS, type Settings } from '../settings.ts';

/** What each setting is for; the list of settings itself says how it is called and what it is by default. */
const ABOUT: { readonly [name in keyof Settings]: string } = {
  port: '`0` takes any free one',
  host: '`127.0.0.1` for this computer alone, or behind a proxy on it',
  data: 'the folder of the store; `:memory:` keeps nothing',
  database:
    'a PostgreSQL that many processes share, instead of the folder: `postgres://user:password@host/name?sslmode=verify-full` ([scaling](scaling.md)). Given as a flag, its password is seen by everybody on the computer: the variable is better',
  databasePool: 'connections to it at once, for each process; two more append and listen',
  databaseSeconds: 'after which a question to it counts as unanswered',
  databaseWaitSeconds: 'for which it is waited for when the house opens',
  site: 'the folder of the pages, for a build of your own',
  publicUrl: 'how people reach it through a proxy: `https://cifra.example`',
  source:
    'the address of the source of *your* house, which the about page and `/health` name: who changes Cifra and lets others play offers them the changed source (AGPL §13)',
  proxies: 'how many proxies in a row may say who the client is (`X-Forwarded-For`)',
  log: '`silent`, `error`, `warn`, `info`, `debug`',
  thinkers: 'processes in which bots think, with up to 512 MB each',
  roomIdleSeconds: 'after so many quiet seconds a room leaves memory; it comes back when somebody does',
  roomsPerHour:
    "that one person may open for others; from one address four times as many, a club's tables. Playing alone against bots does not count: of that one address may begin forty times as many",
  messagesPerSecond: 'of one person; four times as many at once, forty times as many from one address',
  requestsPerMinute:
    'to `/api/` from one address; ten times as many for pages and their files, of which `/metrics` counts as fifty',
  socketsPerAddress: 'WebSockets open at once; a hundred connections more for pages',
  storageMegabytes:
    'megabytes that the data may take: beyond them matches are played to their end, but nothing new is begun',
  keepRoomsDays: 'days after which a quiet room is deleted, with its matches; 0 keeps it for ever',
  keepEmptyDays: 'the same for rooms in which nobody ever played',
  keepPeopleDays: 'days after which somebody who stays away is forgotten; 0 remembers them for ever',
  smtp: 'the mail server for notices, such as `smtps://user:password@mail.example`; mail also needs a public URL',
  mailFrom: 'whom that mail comes from',
  noticesInside: '`yes` lets notices (webhooks, push services) go to addresses of your own network',
};

/** Where the default depends on the computer or the checkout. */
const DEFAULTS: { readonly [name in keyof Settings]?: string } = {
  site: '`web/dist`',
  source: 'where the checkout came from',
  thinkers: 'cores − 1, at most 4',
};

/** docs/settings.md as it has to be. */
export function settingsPage(): string {
  const rows = (Object.keys(SETTINGS) as (keyof Settings)[]).map((name) => {
    const { env, flag, default: usual } = SETTINGS[name];
    return `| \`${env}\` | \`--${flag}\` | ${DEFAULTS[name] ?? (usual === null ? '–' : `\`${usual}\``)} | ${ABOUT[name]} |`;
  });
  return `# Settings of a house

By environment variable or by flag of \`cifra serve\`; a flag wins. A wrong value is refused at the start with a sentence that names it. \`cifra doctor\`, given the same settings, says what does not fit together.

<!-- Made from the settings themselves: npx vitest run server/test/settings-page.test.ts -u -->

| variable | flag | default | |
|---|---|---|---|
${rows.join('\n')}
`;
}
