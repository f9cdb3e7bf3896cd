import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type { Refusal } from '@cifra/kernel';
import { createTransport } from 'nodemailer';
import { connectionsWithin } from '../connections/open-files.ts';
import { builtPages, hasPages } from '../http/site.ts';
import { type Given, parseSettings, type Settings } from '../settings.ts';
import { VERSION } from '../source.ts';
import { DATABASE } from '../store/embedded.ts';
import { lookAt } from '../store/postgres/look.ts';
import { nameOf } from '../store/postgres/open.ts';
import { WrittenUntil } from '../store/written-until.ts';
import { contentsOf } from './contents.ts';
import { lastBackup } from './last-backup.ts';

export const CHECKS = [
  'settings',
  'node',
  'pages',
  'data',
  'database',
  'private',
  'leftovers',
  'backup',
  'disk',
  'clock',
  'running',
  'public',
  'proxy',
  'mail',
  'files',
] as const;
export type CheckName = (typeof CHECKS)[number];
/** One look at a house: how it is, and the numbers that its sentence names. */
export type Check = {
  readonly check: CheckName;
  readonly state: 'well' | 'watch' | 'bad';
  readonly details: { readonly [name: string]: string | number };
};

const MB = 1_000_000;
const NEEDED_MB = 500;
const FEW_FILES = 2_000;
const ANSWER_MS = 5_000;
const NEWEST_NODE_UNTRIED = 25;
const DAY = 86_400_000;
/** A copy that is older is told of. */
const OLD_BACKUP_DAYS = 30;

/** Looks at everything that may be wrong with a house, running or stopped. Changes nothing. */
export async function examine(env: Given, flags: Given): Promise<readonly Check[] | Refusal> {
  const parsed = parseSettings(env, flags);
  if (!parsed.ok) return parsed.refusal;
  const settings = parsed.value;
  return [
    well('settings', {
      data: settings.database === null ? settings.data : nameOf(settings.database),
      port: settings.port,
    }),
    node(),
    pages(settings),
    ...(settings.database === null
      ? [await data(settings), ...folder(settings), ...backup(settings), disk(settings), clock(settings)]
      : [await database(settings.database)]),
    await running(settings),
    ...(settings.publicUrl === null ? [] : [await reachable(settings.publicUrl)]),
    proxy(settings),
    ...(settings.smtp === null ? [] : [await mail(settings.smtp, settings)]),
    files(),
  ];
}

const well = (check: CheckName, details: Check['details'] = {}): Check => ({ check, state: 'well', details });
const watch = (check: CheckName, details: Check['details'] = {}): Check => ({ check, state: 'watch', details });
const bad = (check: CheckName, details: Check['details'] = {}): Check => ({ check, state: 'bad', details });

function node(): Check {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const details = { version: process.versions.node, cifra: VERSION };
  return major >= NEWEST_NODE_UNTRIED ? watch('node', details) : well('node', details);
}

/** Without pages of its own a house is still there for programs. */
function pages({ site }: Settings): Check {
  if (site !== null) return hasPages(site) ? well('pages', { site }) : bad('pages', { site });
  return builtPages() === null ? watch('pages') : well('pages');
}

async function data({ data: folder }: Settings): Promise<Check> {
  const path = join(folder, DATABASE);
  if (!existsSync(path))
    return canBeMade(folder) ? watch('data', { path: folder }) : bad('data', { path: folder, code: 'data-folder' });
  const contents = await contentsOf(path);
  if (!contents.ok) return bad('data', { path, code: contents.refusal.code });
  const { rooms, matches, bytes } = contents.value;
  return well('data', { path, rooms, matches, megabytes: Math.ceil(bytes / MB) });
}

function canBeMade(folder: string): boolean {
  const above = lastThere(folder);
  try {
    accessSync(above, constants.W_OK);
    return statSync(above).isDirectory();
  } catch {
    return false;
  }
}

/** The folder itself, or the last part of its path that is there. */
function lastThere(path: string): string {
  const whole = resolve(path);
  return existsSync(whole) ? whole : lastThere(dirname(whole));
}

/** What it lies on, and its clock, are its own to look after. */
async function database(url: string): Promise<Check> {
  const look = await lookAt(url);
  const name = { database: nameOf(url) };
  if (!look.ok) {
    const { code } = look.refusal;
    return code === 'no-data' ? watch('database', name) : bad('database', { ...name, code });
  }
  const { rooms, matches, bytes, processes } = look.value;
  return well('database', { ...name, rooms, matches, megabytes: Math.ceil(bytes / MB), processes });
}

/** Seeds of running matches are in it; and what a copy that was cut short left there. */
function folder({ data: path }: Settings): readonly Check[] {
  if (!existsSync(path)) return [];
  const there = statSync(path);
  if (!there.isDirectory()) return [];
  const left = readdirSync(path).filter((name) => /\.(restoring|part)(-journal)?$/.test(name));
  return [
    (there.mode & 0o077) === 0 || process.platform === 'win32' ? well('private', { path }) : watch('private', { path }),
    left.length === 0 ? well('leftovers') : watch('leftovers', { names: left.join(', ') }),
  ];
}

/** Only where there is something to copy. A database that others keep is copied by its own means. */
function backup({ data: folder, database }: Settings): readonly Check[] {
  if (database !== null || !existsSync(join(folder, DATABASE))) return [];
  const last = lastBackup(folder);
  if (last === null) return [watch('backup', { why: 'never' })];
  const days = Math.floor(Math.max(0, Date.now() - last.at) / DAY);
  const details = { file: last.file, days };
  if (!last.isThere) return [watch('backup', { why: 'gone', ...details })];
  return [days > OLD_BACKUP_DAYS ? watch('backup', { why: 'old', ...details }) : well('backup', details)];
}

function disk({ data: path, storageMegabytes }: Settings): Check {
  try {
    const { bavail, bsize } = statfsSync(lastThere(path));
    const free = Math.floor((bavail * bsize) / MB);
    const details = { free, allowed: storageMegabytes, needed: NEEDED_MB };
    if (free < NEEDED_MB) return bad('disk', details);
    return free < storageMegabytes ? watch('disk', details) : well('disk', details);
  } catch {
    return bad('disk', { free: 0, allowed: storageMegabytes, needed: NEEDED_MB });
  }
}

/** Nothing was written in the future, unless a clock was wrong then or is wrong now. */
function clock({ data: path }: Settings): Check {
  const written = new WrittenUntil(path).read() ?? 0;
  const ahead = Math.round((written - Date.now()) / 1000);
  return ahead > 60 ? bad('clock', { seconds: ahead }) : well('clock', { now: new Date().toISOString() });
}

type Health = { readonly ok: boolean; readonly full: boolean; readonly version: string };

async function healthAt(url: string): Promise<Health | null> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const { ok, full, version } = (await response.json()) as { [field in keyof Health]?: unknown };
    return typeof version === 'string' ? { ok: ok === true, full: full === true, version } : null;
  } catch {
    return null;
  }
}

async function running({ host, port, storageMegabytes }: Settings): Promise<Check> {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const url = `http://${isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
  const health = await healthAt(url);
  if (health === null) {
    const code = await whyNotListen(host, port);
    return code === null ? watch('running', { url, why: 'nobody' }) : bad('running', { url, host, port, why: code });
  }
  if (!health.ok) return bad('running', { url, why: 'unsaved' });
  const { version } = health;
  return health.full
    ? watch('running', { url, why: 'full', allowed: storageMegabytes })
    : well('running', { url, version });
}

/** Why a house could not open there; null where it could. */
function whyNotListen(host: string, port: number): Promise<'taken' | 'refused' | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE' ? 'taken' : 'refused'));
    probe.listen({ host, port }, () => probe.close(() => resolve(null)));
  });
}

async function reachable(url: string): Promise<Check> {
  return (await healthAt(url)) === null ? bad('public', { url }) : well('public', { url });
}

/** Behind a proxy that is not counted everybody has the proxy's address, and shares one person's limits. */
function proxy({ publicUrl, proxies, host }: Settings): Check {
  const isLocal = host.startsWith('127.') || host === '::1' || host === 'localhost';
  const isBehind = publicUrl?.startsWith('https:') === true || isLocal;
  if (publicUrl?.startsWith('https:') === true && proxies === 0) return bad('proxy', { proxies });
  return !isBehind && proxies > 0 ? watch('proxy', { proxies }) : well('proxy', { proxies });
}

/** Asked, and not written to. */
async function mail(server: string, { publicUrl }: Settings): Promise<Check> {
  const details = { server: new URL(server).host };
  if (publicUrl === null) return bad('mail', { ...details, why: 'no-public-url' });
  const times = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS };
  const transport = createTransport({ url: server, ...times });
  const isThere = await transport.verify().catch(() => false);
  transport.close();
  return isThere ? well('mail', details) : bad('mail', { ...details, why: 'away' });
}

function files(): Check {
  const connections = connectionsWithin(50_000);
  return connections < FEW_FILES ? watch('files', { connections }) : well('files', { connections });
}
