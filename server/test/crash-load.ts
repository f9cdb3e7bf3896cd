import { join } from 'node:path';
import { findGame, GAMES } from '@cifra/games/rules';
import { type MatchFile, rng, type Shape, verify } from '@cifra/kernel';
import type { RoomEntry } from '@cifra/room';
import { openSqlite } from '../store/sqlite.ts';
import { freePort, ServerProcess } from './child.ts';
import { Browser, Player, seatedRoom, start, temporaryFolder } from './house.ts';

export type CrashPlan = {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  readonly clocks: boolean;
};

export type CrashReport = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly entries: number;
  readonly matches: number;
  /** What went wrong; must be empty. */
  readonly missing: readonly string[];
  readonly doubled: readonly string[];
  readonly gaps: readonly string[];
  readonly unproven: readonly string[];
  readonly stuck: readonly string[];
};

/** People at tables, real sockets, and a server that is killed again and again while they play. */
export async function crashRun({ kills, tables, seed, clocks }: CrashPlan): Promise<CrashReport> {
  const data = temporaryFolder();
  const server = new ServerProcess(await freePort(), data, ['--log=error', '--room-idle=1', '--thinkers=1']);
  await server.start();
  const random = rng(seed);
  const people = await Promise.all(Array.from({ length: tables }, (_, at) => seat(server.url, at)));
  const alone = await Promise.all(Array.from({ length: Math.ceil(tables / 4) }, (_, at) => botsOnly(server.url, at)));
  const timed = clocks ? await Promise.all([1, 2].map(() => absent(server.url))) : [];
  const nudge = setInterval(() => {
    for (const player of people.flat()) player.session.nudge();
  }, 300);

  let isLast = false;
  const matches = people.map((players, at) => playOn(players, seed + at, () => isLast));
  const done = () => people.flat().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (let kill = 0; kill < kills; kill++) {
    // Busy again before it is killed again, however slow this computer is.
    for (const before = done(); done() < before + tables; ) await pause(10);
    // Now and then long enough for a bot's thread to begin.
    await pause(random.below(kill % 4 === 3 ? 4_000 : 500));
    await server.end('SIGKILL');
    await server.start();
  }
  isLast = true;
  const stuck = (
    await Promise.all([
      ...matches.map((match, at) => within(match, `table ${at}`)),
      ...alone.map((room) => within(isOver(server.url, room), `the bots of ${room}`)),
      ...timed.map((room) => within(goesOn(server.url, room), `the clock of ${room}`)),
    ])
  ).flat();
  clearInterval(nudge);
  for (const player of people.flat()) player.leave();
  const files = await matchFiles(server.url, [...people.map(([first]) => first?.room ?? ''), ...alone]);
  const exit = await server.end('SIGTERM');
  if (exit !== 0) stuck.push(`the server ended with ${exit}: ${server.output.slice(-500)}`);
  return { kills, matches: files.length, stuck, unproven: unproven(files), ...(await compare(data, people.flat())) };
}

/** Once nobody kills it any more, everything comes to its end in this time. */
const PATIENCE = 300_000;
/** While it is killed again and again, nobody is in a hurry. */
const FOR_EVER = 3_600_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two people, or one and a bot; all games in turn. */
async function seat(url: string, at: number): Promise<Player[]> {
  const { game } = GAMES[at % GAMES.length] ?? {};
  if (game === undefined) throw new Error('no games');
  const seats = Math.max(2, game.seats.min);
  const humans = at % 3 === 2 ? 1 : 2;
  const host = new Browser(url);
  const room = await host.openRoom(game.id, { seats, pace: at % 2 === 0 ? 0 : 40 });
  const players = Array.from({ length: humans }, (_, one) => new Player(one === 0 ? host : new Browser(url), room));
  for (const player of players) {
    player.connect(true);
    await player.until(() => true);
    await player.must({ type: 'sit' });
  }
  for (let bot = humans; bot < seats; bot++) await players[0]?.must({ type: 'bot', seat: bot, level: 'novice' });
  return players;
}

/** Bots among themselves, and nobody who listens: only the house knows that they are to move. */
async function botsOnly(url: string, at: number): Promise<string> {
  const { game } = GAMES[at % GAMES.length] ?? {};
  if (game === undefined) throw new Error('no games');
  const host = new Browser(url);
  const seats = Math.max(2, game.seats.min);
  const room = await host.openRoom(game.id, { seats, pace: 60 });
  const player = new Player(host, room).connect();
  await player.until(() => true);
  for (let bot = 0; bot < seats; bot++) await player.must({ type: 'bot', seat: bot, level: 'novice' });
  await player.must({ type: 'start' });
  player.leave();
  return room;
}

/** People who went away while their clock runs: the house plays on for them (C16). */
async function absent(url: string): Promise<string> {
  const { id, players } = await seatedRoom(url, 'coda', 2, { clock: true });
  await start(players);
  for (const player of players) player.leave();
  return id;
}

/** Match after match until the kills are over; the last one is played to its end. */
async function playOn(players: readonly Player[], seed: number, isLast: () => boolean): Promise<void> {
  for (const player of players) await player.order({ type: 'ready', ready: true, nonce: 'cd'.repeat(32) });
  await players[0]?.order({ type: 'start' });
  for (let match = 0; ; match++) {
    const wasLast = isLast();
    await Promise.all(players.map((player, at) => player.playOut(seed + 10 * match + at, FOR_EVER)));
    if (wasLast) return;
    for (const player of players) await player.order({ type: 'rematch', nonce: 'cd'.repeat(32) });
    await Promise.all(players.map((player) => player.until(({ table }) => table.phase === 'playing', FOR_EVER)));
  }
}

/** Nothing, or the name of what did not come to an end. */
async function within(work: Promise<void>, name: string): Promise<string[]> {
  const late = pause(PATIENCE).then(() => [`${name} is stuck`]);
  return Promise.race([work.then(() => []), late]);
}

async function isOver(url: string, room: string): Promise<void> {
  const visitor = new Browser(url);
  while ((await visitor.json<{ phase: string }>(`/api/rooms/${room}`)).phase !== 'over') await pause(200);
}

/** Does something happen there, though nobody is there? */
async function goesOn(url: string, room: string): Promise<void> {
  const visitor = new Browser(url);
  const version = async () => (await visitor.json<{ version: number }>(`/api/rooms/${room}/log`)).version;
  for (const before = await version(); (await version()) === before; ) await pause(500);
}

async function matchFiles(url: string, rooms: readonly string[]): Promise<MatchFile<Shape>[]> {
  const visitor = new Browser(url);
  const files: MatchFile<Shape>[] = [];
  for (const room of rooms)
    for (const { match } of await visitor.json<{ match: number }[]>(`/api/rooms/${room}/matches`))
      files.push(await visitor.json<MatchFile<Shape>>(`/api/rooms/${room}/matches/${match}`));
  return files;
}

/** Matches whose file does not prove itself. */
function unproven(files: readonly MatchFile<Shape>[]): string[] {
  return files.flatMap((file) => {
    const game = findGame(file.game)?.game;
    const misfits = game === undefined ? [{ code: 'no-game' }] : verify(game, file);
    return misfits.map(({ code }) => `${file.game}: ${code}`);
  });
}

/** What people were told was done, against what is on the disk. */
async function compare(
  data: string,
  players: readonly Player[],
): Promise<Pick<CrashReport, 'acknowledged' | 'entries' | 'missing' | 'doubled' | 'gaps'>> {
  const database = await openSqlite(join(data, 'cifra.db'));
  const rows = database
    .prepare('select name, version, body from entries join rooms on rooms.id = entries.room order by name, version')
    .all() as { name: string; version: number; body: string }[];
  database.close();
  const places = new Map<string, number[]>();
  const gaps: string[] = [];
  let before = { name: '', version: 0 };
  for (const { name, version, body } of rows) {
    if (version !== (name === before.name ? before.version + 1 : 1))
      gaps.push(`${name} has ${version} after ${before.version}`);
    before = { name, version };
    const { by, order, version: written } = JSON.parse(body) as RoomEntry;
    if (written !== version) gaps.push(`${name} has ${written} at ${version}`);
    if (order === null) continue;
    const key = `${name} ${by} ${order}`;
    places.set(key, [...(places.get(key) ?? []), version]);
  }
  const acknowledged = players.flatMap(({ room, acknowledged: all, view }) =>
    all.map(({ id, version }) => ({ key: `${room} ${view.me} ${id}`, version })),
  );
  return {
    acknowledged: acknowledged.length,
    entries: rows.length,
    missing: acknowledged.flatMap(({ key, version }) =>
      places.get(key)?.includes(version) ? [] : [`${key} at ${version}`],
    ),
    doubled: [...places].flatMap(([key, versions]) => (versions.length > 1 ? [`${key} at ${versions}`] : [])),
    gaps,
  };
}
