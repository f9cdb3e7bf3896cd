import { GAMES } from '@cifra/games/rules';
import type { MatchFile, Shape } from '@cifra/kernel';
import { Browser, Player, start } from './house.ts';

/** While things fail again and again, nobody is in a hurry. */
export const FOR_EVER = 7_200_000;

const ARRIVAL_MS = 180_000;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** On a busy computer the house may hang up before anything has begun: a page comes back. */
async function arrive(player: Player): Promise<void> {
  player.stay();
  await player.until(() => true, ARRIVAL_MS);
}

function gameAt(at: number) {
  const { game } = GAMES[at % GAMES.length] ?? {};
  if (game === undefined) throw new Error('no games');
  return { game, seats: Math.max(2, game.seats.min) };
}

/** Two people, or one and bots; all games in turn. They come back whenever a line breaks. */
export async function seat(url: string, at: number, pace = 0): Promise<readonly Player[]> {
  const { game, seats } = gameAt(at);
  const humans = at % 3 === 2 ? 1 : 2;
  const host = new Browser(url);
  const room = await host.openRoom(game.id, { seats, pace });
  const players = Array.from({ length: humans }, (_, one) => new Player(one === 0 ? host : new Browser(url), room));
  for (const player of players) await arrive(player);
  for (const player of players) await player.must({ type: 'sit' });
  for (let bot = humans; bot < seats; bot++) await players[0]?.must({ type: 'bot', seat: bot, level: 'novice' });
  return players;
}

/** Bots among themselves, and nobody who listens: only the house knows that they are to move. */
export async function botsOnly(url: string, at: number): Promise<string> {
  const { game, seats } = gameAt(at);
  const host = new Browser(url);
  const room = await host.openRoom(game.id, { seats, pace: 60 });
  const player = new Player(host, room);
  await arrive(player);
  for (let bot = 0; bot < seats; bot++) await player.must({ type: 'bot', seat: bot, level: 'novice' });
  await player.must({ type: 'start' });
  player.leave();
  return room;
}

/** People who went away while their clock runs: the house plays on for them (C16). */
export async function absent(url: string): Promise<string> {
  const host = new Browser(url);
  const room = await host.openRoom('coda', { seats: 2, options: { clock: true } });
  const players = [host, new Browser(url)].map((browser) => new Player(browser, room));
  for (const player of players) await arrive(player);
  for (const player of players) await player.must({ type: 'sit' });
  await start(players);
  for (const player of players) player.leave();
  return room;
}

/** Match after match until it is said that the next one is the last; that one is played to its end. */
export async function playOn(
  players: readonly Player[],
  seed: number,
  isLast: () => boolean,
  thought = 0,
): Promise<void> {
  for (const player of players) await player.order({ type: 'ready', ready: true, nonce: 'cd'.repeat(32) });
  await players[0]?.order({ type: 'start' });
  for (let match = 0; ; match++) {
    const wasLast = isLast();
    await Promise.all(players.map((player, at) => player.playOut(seed + 10 * match + at, FOR_EVER, thought)));
    if (wasLast) return;
    for (const player of players) await player.order({ type: 'rematch', nonce: 'cd'.repeat(32) });
    await Promise.all(players.map((player) => player.until(({ table }) => table.phase === 'playing', FOR_EVER)));
  }
}

/** Nothing, or how something looks that has not come to its end, and has not moved either for so long. */
export async function within(
  work: Promise<void>,
  ms: number,
  situation: () => string,
  progress: () => unknown = () => null,
): Promise<string[]> {
  let isDone = false;
  const done = work.then(() => {
    isDone = true;
  });
  const look = async (): Promise<string[]> => {
    let [last, since] = [progress(), performance.now()];
    while (!isDone) {
      if (performance.now() - since > ms) return [`${situation()} is stuck`];
      await pause(100);
      const now = progress();
      if (now !== last) [last, since] = [now, performance.now()];
    }
    return [];
  };
  return Promise.race([done.then(() => []), look()]);
}

/** Waits for the end of a match; whoever wants to know is told how far it is. */
export async function isOver(url: string, room: string, reached: (version: number) => void = () => {}): Promise<void> {
  const visitor = new Browser(url);
  while ((await visitor.json<{ phase: string }>(`/api/rooms/${room}`)).phase !== 'over') {
    reached((await visitor.json<{ version: number }>(`/api/rooms/${room}/log`)).version);
    await pause(500);
  }
}

/** Does something happen there, though nobody is there? */
export async function goesOn(url: string, room: string): Promise<void> {
  const visitor = new Browser(url);
  const version = async () => (await visitor.json<{ version: number }>(`/api/rooms/${room}/log`)).version;
  const hasEnded = async () => (await visitor.json<{ phase: string }>(`/api/rooms/${room}`)).phase === 'over';
  for (const before = await version(); (await version()) === before && !(await hasEnded()); ) await pause(500);
}

/** The files of the last matches of these rooms. */
export async function matchFiles(
  url: string,
  rooms: readonly string[],
  last = Number.POSITIVE_INFINITY,
): Promise<MatchFile<Shape>[]> {
  const visitor = new Browser(url);
  const files: MatchFile<Shape>[] = [];
  for (const room of rooms)
    for (const { match } of (await visitor.json<{ match: number }[]>(`/api/rooms/${room}/matches`)).slice(-last))
      files.push(await visitor.json<MatchFile<Shape>>(`/api/rooms/${room}/matches/${match}`));
  return files;
}
