import { availableParallelism } from 'node:os';
import { accept, type Refusal, type Result } from '@cifra/kernel';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that can be set from outside. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded store. */
  readonly data: string;
  /** The PostgreSQL that many processes share, instead of the embedded store. */
  readonly database: string | null;
  /** Connections to it at once, for each process. */
  readonly databasePool: number;
  /** How long one question to it may take. */
  readonly databaseSeconds: number;
  /** For how long it is waited for when the house opens. */
  readonly databaseWaitSeconds: number;
  /** The folder of the pages; the web client's build beside this package where it is null. */
  readonly site: string | null;
  /** The address that people use, when a proxy stands before the server: `https://cifra.example`. */
  readonly publicUrl: string | null;
  /** How many proxies before the server may say who the client is. */
  readonly proxies: number;
  /** Where the source of this house can be had (AGPL §13), when it is not where its checkout came from. */
  readonly source: string | null;
  readonly log: LogLevel;
  /** Processes in which bots think. */
  readonly thinkers: number;
  /** After so many quiet seconds a room leaves memory. */
  readonly roomIdleSeconds: number;
  /** Rooms one person or address may open in an hour. */
  readonly roomsPerHour: number;
  /** Messages that one person may send, for long; four times as many at once. */
  readonly messagesPerSecond: number;
  /** Requests to the HTTP interface from one address. */
  readonly requestsPerMinute: number;
  /** Open sockets from one address. */
  readonly socketsPerAddress: number;
  /** How large the data may become before nothing new is begun. */
  readonly storageMegabytes: number;
  /** After so many quiet days a room is deleted, with its matches; 0 keeps it for ever. */
  readonly keepRoomsDays: number;
  /** The same for a room in which no match was ever begun. */
  readonly keepEmptyDays: number;
  /** After so many days somebody who stays away is forgotten; 0 remembers them for ever. */
  readonly keepPeopleDays: number;
  /** The operator's mail server; null where no mail is sent. */
  readonly smtp: string | null;
  /** Whom mail comes from. */
  readonly mailFrom: string;
  /** May notices go to addresses of the house's own network? */
  readonly noticesInside: boolean;
};

type Parse<T> = (raw: string) => T | null;
type Spec<T> = {
  readonly env: string;
  readonly flag: string;
  readonly default: T;
  readonly parse: Parse<T>;
  /** It holds a password: no message says what was given. */
  readonly isSecret?: true;
};

function whole(min: number, max: number): Parse<number> {
  return (raw) => (/^\d{1,10}$/.test(raw) && Number(raw) >= min && Number(raw) <= max ? Number(raw) : null);
}

function address(raw: string): string | null {
  if (!URL.canParse(raw)) return null;
  const url = new URL(raw);
  const plain = (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/' && url.search === '';
  return plain ? url.origin : null;
}

function mailServer(raw: string): string | null {
  return URL.canParse(raw) && /^smtps?:$/.test(new URL(raw).protocol) ? raw : null;
}

/** Any page of the web. */
function link(raw: string): string | null {
  return URL.canParse(raw) && /^https?:$/.test(new URL(raw).protocol) ? new URL(raw).href : null;
}

/** An address with a user, a host and the name of a database; more of it is PostgreSQL's own to say (`sslmode`). */
function database(raw: string): string | null {
  if (!URL.canParse(raw)) return null;
  const { protocol, pathname } = new URL(raw);
  return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1 ? raw : null;
}

/** The one list of settings: the parser, the flags of `cifra serve` and the documentation follow it. */
export const SETTINGS: { readonly [name in keyof Settings]: Spec<Settings[name]> } = {
  port: { env: 'PORT', flag: 'port', default: 8080, parse: whole(0, 65_535) },
  host: { env: 'HOST', flag: 'host', default: '0.0.0.0', parse: (raw) => (/^[\w.:-]+$/.test(raw) ? raw : null) },
  data: { env: 'CIFRA_DATA', flag: 'data', default: './data', parse: (raw) => (raw.includes('\0') ? null : raw) },
  database: { env: 'DATABASE_URL', flag: 'database', default: null, parse: database, isSecret: true },
  databasePool: { env: 'CIFRA_DATABASE_POOL', flag: 'database-pool', default: 10, parse: whole(1, 1_000) },
  databaseSeconds: { env: 'CIFRA_DATABASE_SECONDS', flag: 'database-seconds', default: 5, parse: whole(1, 600) },
  databaseWaitSeconds: { env: 'CIFRA_DATABASE_WAIT', flag: 'database-wait', default: 60, parse: whole(0, 86_400) },
  site: { env: 'CIFRA_SITE', flag: 'site', default: null, parse: (raw) => (raw.includes('\0') ? null : raw) },
  publicUrl: { env: 'CIFRA_PUBLIC_URL', flag: 'public-url', default: null, parse: address },
  source: { env: 'CIFRA_SOURCE', flag: 'source', default: null, parse: link },
  proxies: { env: 'CIFRA_PROXIES', flag: 'proxies', default: 0, parse: whole(0, 10) },
  log: {
    env: 'CIFRA_LOG',
    flag: 'log',
    default: 'info',
    parse: (raw) => LOG_LEVELS.find((level) => level === raw) ?? null,
  },
  thinkers: {
    env: 'CIFRA_THINKERS',
    flag: 'thinkers',
    default: Math.max(1, Math.min(4, availableParallelism() - 1)),
    parse: whole(1, 64),
  },
  roomIdleSeconds: { env: 'CIFRA_ROOM_IDLE', flag: 'room-idle', default: 60, parse: whole(1, 86_400) },
  roomsPerHour: { env: 'CIFRA_ROOMS_PER_HOUR', flag: 'rooms-per-hour', default: 60, parse: whole(1, 1_000_000) },
  messagesPerSecond: {
    env: 'CIFRA_MESSAGES_PER_SECOND',
    flag: 'messages-per-second',
    default: 25,
    parse: whole(1, 1_000_000),
  },
  requestsPerMinute: {
    env: 'CIFRA_REQUESTS_PER_MINUTE',
    flag: 'requests-per-minute',
    default: 600,
    parse: whole(1, 100_000_000),
  },
  socketsPerAddress: {
    env: 'CIFRA_SOCKETS_PER_ADDRESS',
    flag: 'sockets-per-address',
    default: 200,
    parse: whole(1, 1_000_000),
  },
  storageMegabytes: { env: 'CIFRA_STORAGE', flag: 'storage', default: 10_000, parse: whole(1, 1_000_000_000) },
  keepRoomsDays: { env: 'CIFRA_KEEP_ROOMS', flag: 'keep-rooms', default: 0, parse: whole(0, 36_500) },
  keepEmptyDays: { env: 'CIFRA_KEEP_EMPTY', flag: 'keep-empty', default: 90, parse: whole(0, 36_500) },
  keepPeopleDays: { env: 'CIFRA_KEEP_PEOPLE', flag: 'keep-people', default: 0, parse: whole(0, 36_500) },
  smtp: { env: 'CIFRA_SMTP', flag: 'smtp', default: null, parse: mailServer },
  mailFrom: {
    env: 'CIFRA_MAIL_FROM',
    flag: 'mail-from',
    default: 'Cifra <cifra@localhost>',
    parse: (raw) => (/^[^\r\n]{3,200}$/.test(raw) && raw.includes('@') ? raw : null),
  },
  noticesInside: {
    env: 'CIFRA_NOTICES_INSIDE',
    flag: 'notices-inside',
    default: false,
    parse: (raw) => (raw === 'yes' ? true : raw === 'no' ? false : null),
  },
};

export type Given = { readonly [name: string]: string | undefined };

/** Flags win over the environment. */
export function parseSettings(env: Given, flags: Given = {}): Result<Settings> {
  const settings: { [name: string]: unknown } = {};
  const known = new Set(Object.values(SETTINGS).map((spec) => spec.flag));
  for (const flag of Object.keys(flags))
    if (!known.has(flag)) return wrong({ code: 'unknown-flag', flag: `--${flag.slice(0, 40)}`, known: [...known] });
  for (const [name, spec] of Object.entries(SETTINGS)) {
    const [source, raw] =
      flags[spec.flag] !== undefined ? [`--${spec.flag}`, flags[spec.flag]] : [spec.env, env[spec.env]];
    if (raw === undefined || raw === '') settings[name] = spec.default;
    else {
      const value = spec.parse(raw);
      const given = spec.isSecret === true ? '…' : raw.slice(0, 80);
      if (value === null) return wrong({ code: 'bad-setting', name, setting: source, given });
      settings[name] = value;
    }
  }
  return accept(settings as Settings);
}

/** How a store in PostgreSQL is opened. */
export function databaseSettings(
  { databasePool, databaseSeconds, databaseWaitSeconds }: Settings,
  url: string,
): { readonly url: string; readonly most: number; readonly patience: number; readonly wait: number } {
  return { url, most: databasePool, patience: databaseSeconds * 1_000, wait: databaseWaitSeconds * 1_000 };
}

function wrong(refusal: Refusal): Result<never> {
  return { ok: false, refusal };
}
