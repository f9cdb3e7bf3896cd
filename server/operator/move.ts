import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@cifra/games/rules';
import { accept, type Result, refuse } from '@cifra/kernel';
import { foldRoom, type RoomEntry, type RoomState } from '@cifra/room';
import { Counts } from '../metrics.ts';
import { DATABASE, openData } from '../store/embedded.ts';
import { nameOf, openDatabase } from '../store/postgres/open.ts';
import { isAway } from '../store/postgres/trouble.ts';
import { MOVED_FROM } from '../store/registry.ts';
import { isDatabase, type Movable, openMovable, type Row } from './movable.ts';

/** What is carried, table by table, in the order of these keys: so a move that was cut short goes on where it was. */
const TABLES: { readonly [table: string]: readonly string[] } = {
  meta: ['key'],
  rooms: ['id'],
  entries: ['room', 'version'],
  snapshots: ['room'],
  secrets: ['room', 'match'],
  cards: ['room'],
  finished: ['room', 'match'],
  people: ['hash'],
  aliases: ['room', 'holder'],
  tokens: ['hash'],
  links: ['hash'],
  hidden_rooms: ['room'],
  bans: ['kind', 'value'],
  seen: ['hash'],
  memberships: ['holder', 'room'],
  codes: ['code'],
  key_links: ['hash'],
  channels: ['id'],
  callers: ['holder'],
  waiting: ['holder', 'room'],
  holidays: ['holder', 'begins'],
};
/** What belongs to a running house and not to its data. */
const MOMENTARY = ['awake', 'slept', 'woke', MOVED_FROM];
const AT_ONCE = 500;
const SAMPLE = 100;

export type Moved = { readonly rooms: number; readonly entries: number; readonly replayed: number };

/**
 * Carries a stopped house from a folder to PostgreSQL, or back. What is there already is not written twice; at the end
 * everything is counted on both sides and a sample of rooms is replayed. The old house is left as it is, and the new one
 * is opened by nobody before it is whole.
 */
export async function moveHouse(from: string, to: string): Promise<Result<Moved>> {
  // Taken for a folder, an address with a slip would become one.
  const strange = [from, to].find((place) => /^[a-z][a-z\d+.-]*:\/\//i.test(place) && !isDatabase(place));
  if (strange !== undefined) return refuse('no-such-place', { place: strange.replace(/:\/\/.*/, '://…') });
  if (isSame(from, to)) return refuse('onto-itself', { path: to });
  const opened: Movable[] = [];
  try {
    const source = await openMovable(from);
    if (!source.ok) return source;
    opened.push(source.value);
    const made = await makeTables(to);
    if (!made.ok) return made;
    const target = await openMovable(to);
    if (!target.ok) return target;
    opened.push(target.value);
    return await carry(source.value, target.value, from, to);
  } catch (error) {
    const database = [from, to].find(isDatabase);
    if (database === undefined || !isAway(error)) throw error;
    return refuse('database-away', { database: nameOf(database) });
  } finally {
    for (const one of opened) await one.close().catch(() => {});
  }
}

function isSame(from: string, to: string): boolean {
  if (from === to) return true;
  return existsSync(from) && existsSync(to) && realpathSync(from) === realpathSync(to);
}

/** An empty house of this version, where there is none; nobody may be using it. */
async function makeTables(place: string): Promise<Result<null>> {
  const opened = isDatabase(place)
    ? await openDatabase({ url: place, most: 2, patience: 10_000, wait: 0, isGuest: true }, new Counts(), () => {})
    : await openData(place, new Counts(), Date.now);
  if (!opened.ok) return opened;
  await opened.value.close();
  return accept(null);
}

/** Is there a house at all? */
export function isThere(place: string): boolean {
  return isDatabase(place) || existsSync(join(place, DATABASE));
}

async function carry(source: Movable, target: Movable, from: string, to: string): Promise<Result<Moved>> {
  const [secret] = await source.all("select value from meta where key = 'secret'");
  const [half] = await source.all(`select 1 as half from meta where key = '${MOVED_FROM}'`);
  if (half !== undefined) return refuse('house-half-moved', { place: placeOf(from) });
  const refused = await begin(target, String(secret?.value ?? ''), await source.state());
  if (refused) return refuse('house-there', { place: placeOf(to) });
  for (const [table, keys] of Object.entries(TABLES)) await copyTable(source, target, table, keys);
  await target.settle();
  const wrong = await compare(source, target);
  if (wrong !== null) return refuse('not-moved', { what: wrong });
  const replayed = await replaySample(source, target);
  if (typeof replayed === 'string') return refuse('not-moved', { what: replayed });
  // Somebody may have started it meanwhile: then what was carried is not all of it.
  if (await source.isUsed()) return refuse('database-in-use', { database: placeOf(from) });
  await target.run(`delete from meta where key = '${MOVED_FROM}'`, []);
  const [{ count } = { count: 0 }] = await target.all('select count(*) as count from entries');
  const [{ count: all } = { count: 0 }] = await target.all('select count(*) as count from rooms');
  return accept({ rooms: Number(all), entries: Number(count), replayed });
}

/**
 * Marks the target as half a house, which no house opens. What an earlier try has carried is kept where the old house is
 * still what it was then; else all of it is carried anew. True where another house is there.
 */
async function begin(target: Movable, secret: string, state: string): Promise<boolean> {
  const [before] = await target.all(`select value from meta where key = '${MOVED_FROM}'`);
  const [rooms] = await target.all('select count(*) as count from rooms');
  const [of, then] = String(before?.value ?? '').split(' ');
  if (secret === '' || (before === undefined ? Number(rooms?.count) > 0 : of !== secret)) return true;
  if (before === undefined) await target.insert('meta', [{ key: MOVED_FROM, value: `${secret} ${state}` }]);
  else if (then !== state) {
    for (const table of Object.keys(TABLES)) if (table !== 'meta') await target.run(`delete from ${table}`, []);
    await target.run(`update meta set value = ? where key = '${MOVED_FROM}'`, [`${secret} ${state}`]);
  }
  // Who moves in brings the house's own secret: cookies and names stay what they are.
  await target.run(`delete from meta where key <> '${MOVED_FROM}'`, []);
  return false;
}

async function copyTable(source: Movable, target: Movable, table: string, keys: readonly string[]): Promise<void> {
  const order = keys.join(', ');
  const [last] = await target.all(
    `select ${order} from ${table} order by ${keys.map((key) => `${key} desc`).join(', ')} limit 1`,
  );
  // Where texts are sorted is another matter in each database: only numbers say how far a copy came.
  const isCounted = keys.every((key) => typeof (last?.[key] ?? 0) === 'number');
  let after: Row | undefined = isCounted ? last : undefined;
  for (let done = 0; ; ) {
    const where = after === undefined ? '' : `where (${order}) > (${keys.map(() => '?').join(', ')})`;
    const page = isCounted ? `limit ${AT_ONCE}` : `limit ${AT_ONCE} offset ${done}`;
    const values = after === undefined ? [] : keys.map((key) => after?.[key] ?? null);
    const rows = await source.all(`select * from ${table} ${where} order by ${order} ${page}`, values);
    if (rows.length === 0) return;
    const kept = table === 'meta' ? rows.filter(({ key }) => !MOMENTARY.includes(String(key))) : rows;
    await target.insert(table, kept);
    done += rows.length;
    if (isCounted) after = rows.at(-1);
  }
}

/** The name of a table with another number of rows, or null. */
async function compare(source: Movable, target: Movable): Promise<string | null> {
  const secretOf = async (side: Movable) => (await side.all("select value from meta where key = 'secret'"))[0]?.value;
  if ((await secretOf(source)) !== (await secretOf(target))) return 'meta';
  for (const table of Object.keys(TABLES)) {
    if (table === 'meta') continue;
    const [one, other] = [
      await source.all(`select count(*) as count from ${table}`),
      await target.all(`select count(*) as count from ${table}`),
    ];
    if (Number(one[0]?.count) !== Number(other[0]?.count)) return table;
  }
  return null;
}

/** How many rooms were replayed, spread over all of them; or which one is not the same. */
async function replaySample(source: Movable, target: Movable): Promise<number | string> {
  const rooms = await target.all('select id, name from rooms order by id');
  const step = Math.max(1, Math.floor(rooms.length / SAMPLE));
  let replayed = 0;
  for (let at = 0; at < rooms.length; at += step) {
    const { id = null, name = '' } = rooms[at] ?? {};
    const read = (side: Movable) => side.all('select body from entries where room = ? order by version', [id]);
    const [one, other] = [await read(source), await read(target)];
    if (JSON.stringify(one) !== JSON.stringify(other)) return String(name);
    const entries = other.map(({ body }) => JSON.parse(String(body)) as RoomEntry);
    const opened = entries[0]?.events[0];
    const gameId = opened !== undefined && 'fact' in opened && opened.fact.type === 'opened' ? opened.fact.game : '';
    const game = findGame(gameId)?.game;
    if (game === undefined) continue;
    let state: RoomState | null = null;
    for (const entry of entries) state = foldRoom(game, state, entry);
    replayed++;
  }
  return replayed;
}

/** Without a password. */
function placeOf(place: string): string {
  return isDatabase(place) ? nameOf(place) : place;
}
