/** What an operating system calls by a code. */
const DISK: { readonly [code: string]: string } = {
  EACCES: 'we are not allowed to write there',
  EPERM: 'we are not allowed to write there',
  EROFS: 'that disk can only be read',
  ENOENT: 'it cannot be made there',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a part of the path is a file',
  ENOSPC: 'the disk is full',
};

const DATABASE: { readonly [reason: string]: string } = {
  login: 'the user or the password is wrong',
  missing: 'there is no database of that name',
  rights: 'this user may not make tables there',
  tls: 'the connection cannot be encrypted as asked for',
  file: 'a certificate or key that its address names cannot be read',
};

/** What the server says, in English. */
export const en = {
  'already-seated': () => 'You already have a seat in that room.',
  banned: () => 'The host of this house does not let you in.',
  'nobody-such': (who: string) =>
    `Nobody is known as “${who}”: an address such as 203.0.113.7, or the 43 letters that “cifra people” shows.`,
  'not-banned': (who: string) => `“${who}” is not banned.`,
  'bad-code': () => 'A code has six letters and digits, such as K4M 7RT.',
  'bad-hook': () => 'Nobody answers at that address. It must take a POST from the open network and answer with 200.',
  'bad-mail': () => 'That is no mail address.',
  'bad-time-zone': () => 'There is no such time zone.',
  'bad-holiday': () => 'A holiday ends after today and after it begins, and within a year.',
  'holiday-too-long': (days: number) => `There are ${days} days off in each half of a year, and that would be more.`,
  'no-mail': () => 'This house sends no mail.',
  'not-sent': () => 'The mail could not be sent. Nothing was changed.',
  'too-many-channels': () => 'You are called in many ways already. Take one away first.',
  'bad-name': (max: number) => `A nickname shows at least one letter or digit, and has at most ${max} characters.`,
  'bad-request': (field: string, expected: string) => `“${field}” is wrong: it must be ${expected}.`,
  'bad-setting': (setting: string, given: string, expected: string) =>
    `${setting} is “${given}”, but it takes ${expected}.`,
  'data-folder': (path: string, reason: string) => `The data folder ${path} cannot be used: ${DISK[reason] ?? reason}.`,
  'data-newer': (path: string) =>
    `The data in ${path} were written by a newer version of Cifra. Update the house, or choose another folder with --data.`,
  'data-in-use': (path: string) =>
    `Another server is using the data folder ${path}. Stop it, or choose another folder with --data.`,
  'data-damaged': (path: string) =>
    `The data in ${path} are damaged: SQLite cannot read all of them. Go back to a copy with “cifra restore”.`,
  'database-away': (database: string) =>
    `The database ${database} cannot be reached. The house opens as soon as it can: start it, or check DATABASE_URL.`,
  'database-newer': (database: string) =>
    `The database ${database} was written by a newer version of Cifra. Update this house, or choose another database.`,
  'database-refused': (database: string, reason: string) =>
    `The database ${database} does not let us in: ${DATABASE[reason] ?? reason}. Check DATABASE_URL.`,
  'copied-by-postgres': () =>
    'This house is in PostgreSQL, which makes its own copies: pg_dump --format=custom --file=house.dump "$DATABASE_URL" makes one, and pg_restore goes back to it. To bring the house into a folder, stop it and use “cifra move --from … --to …”; for a house in a folder, name it with --data.',
  'database-in-use': (database: string) => `Processes of a house are using the database ${database}. Stop them first.`,
  'no-such-place': (place: string) =>
    `${place} is neither a folder nor an address such as postgres://user:password@host/name. Nothing was changed.`,
  'house-there': (place: string) => `There is another house in ${place} already. Nothing was changed.`,
  'no-pages': (site: string) =>
    `There are no pages in ${site}: it has no index.html. Leave --site out to show those that were built here.`,
  'house-half-moved': (place: string) =>
    `A move into ${place} was cut short, and what is there is not a whole house yet. Run the same “cifra move” once more; it goes on where it was.`,
  'house-older': (place: string) =>
    `The house in ${place} was last opened by an older version of Cifra. Start it once with this one, stop it, and try again. Nothing was changed.`,
  'not-moved': (what: string) =>
    `The move is not whole: “${what}” is not the same on both sides. The old house is as it was; run the command again.`,
  'house-away': () => 'The house cannot reach its data at the moment. Nothing is lost; try again shortly.',
  'data-there': (path: string) =>
    `There is a house in ${path} already. Nothing was changed; --force replaces it, and keeps what is there now under another name.`,
  'file-exists': (path: string) =>
    `${path} is there already. Nothing was changed; choose another name, or replace it with --force.`,
  'file-unreadable': (path: string) => `${path} cannot be read.`,
  'no-data': (path: string) => `There is no house in ${path}. Name its data folder with --data or CIFRA_DATA.`,
  'no-such-file': (path: string) => `There is no file ${path}.`,
  'not-a-house': (path: string) => `${path} is not a copy of a house.`,
  'not-a-plain-file': (path: string) =>
    `${path} is a folder or a device, not a file. Nothing was changed; choose another name.`,
  'onto-itself': (path: string) => `${path} is the house itself. Nothing was changed; choose another place.`,
  'not-copied': (path: string, reason: string) =>
    `${path} was not written: ${DISK[reason] ?? reason}. Nothing was changed.`,
  'host-refused': (host: string, port: number) =>
    `This computer does not let us listen on ${host}, port ${port}. Choose others with --host and --port.`,
  internal: () => 'Something went wrong on our side. It has been written down.',
  'match-not-over': () => 'This match is not over yet: its file opens after the outcome.',
  'missing-field': (field: string) => `“${field}” is missing.`,
  'needs-restart': () => 'The server cannot save anything any more and has to be started again. Try again later.',
  'no-such-code': () => 'No room has this code now. Ask for it again, or for the link.',
  'no-such-link': () => 'This link does not exist, has expired or was already used.',
  'hand-over-no-match': () => 'That is no finished match that could be handed over to this house.',
  'hand-over-unproven': () => 'This match does not follow from its seed and the rules: the house does not keep it.',
  'no-review': () =>
    'This match cannot be reviewed: it does not follow from its own seed, or nobody here knows its game.',
  'review-later': () => 'There is too much to think about right now. Ask for the review again in a minute.',
  'no-such-match': () => 'There is no such match in this room.',
  'no-such-page': () => 'There is nothing at this address.',
  'no-such-room': () => 'There is no such room.',
  'no-operator-token': () => 'This is not the operator’s token of this house. “cifra house” prints it.',
  'no-token': () =>
    'This needs the token of a seat, “Authorization: Bearer …”, and none came or this one is not valid any more.',
  'not-json': () => 'The body must be JSON.',
  'not-seated': () => 'You have no seat in this room.',
  'port-taken': (port: number) => `Port ${port} is in use. Choose another one with --port or PORT.`,
  'same-device': () => 'This is the device that the link was made on. Open it on the other one.',
  stopping: () => 'The server is stopping. Try again in a moment.',
  'too-many': (seconds: number) => `Too much at once. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  'too-many-codes': (minutes: number) =>
    `Too many wrong codes. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or use the link.`,
  'too-many-letters': (minutes: number) =>
    `Enough mail went to that address, or was asked for from here. Look in the spam folder too; the next one can be sent in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  'too-many-rooms': (minutes: number) =>
    `Many rooms were opened from here. The next one can be opened in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; playing alone against bots is possible all the time.`,
  'unknown-flag': (flag: string, known: string) => `There is no flag ${flag}. There are: ${known}.`,
  'wrong-type': () => 'Send JSON, with the header “content-type: application/json”.',
  'wrong-origin': () => 'This request comes from another site.',
};

export const settingsEn = {
  port: 'a port from 0 to 65535',
  host: 'an address of this computer, such as 127.0.0.1',
  data: 'the path of a folder',
  database: 'an address such as postgres://user:password@host/name',
  databasePool: 'a number from 1 to 1000',
  databaseSeconds: 'a number of seconds from 1 to 600',
  databaseWaitSeconds: 'a number of seconds from 0 to 86400',
  site: 'the path of a folder',
  publicUrl: 'an address such as https://cifra.example',
  source: 'the address of a page, such as https://example.org/cifra',
  proxies: 'a number from 0 to 10',
  log: 'silent, error, warn, info or debug',
  thinkers: 'a number from 1 to 64',
  roomIdleSeconds: 'a number of seconds from 1 to 86400',
  roomsPerHour: 'a number from 1 to 1000000',
  messagesPerSecond: 'a number from 1 to 1000000',
  requestsPerMinute: 'a number from 1 to 100000000',
  socketsPerAddress: 'a number from 1 to 1000000',
  storageMegabytes: 'a number of megabytes from 1 to 1000000000',
  keepRoomsDays: 'a number of days from 0 (for ever) to 36500',
  keepEmptyDays: 'a number of days from 0 (for ever) to 36500',
  keepPeopleDays: 'a number of days from 0 (for ever) to 36500',
  smtp: 'a mail server such as smtps://user:password@mail.example',
  mailFrom: 'a sender such as Cifra <cifra@example.org>',
  noticesInside: 'yes or no',
};
