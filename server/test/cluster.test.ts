import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, Player } from './house.ts';
import { type KnownHouse, THREE_PROCESSES } from './house-kinds.ts';

let cluster: KnownHouse;
let urls: readonly [string, string, string];
beforeAll(async () => {
  cluster = await THREE_PROCESSES.open({ roomIdleSeconds: 1, requestsPerMinute: 600, proxies: 1 });
  urls = cluster.houses.map(({ url }) => url) as unknown as typeof urls;
});
afterAll(() => cluster.stop());

/** The same person at another process. */
const at = (process: 0 | 1 | 2, { cookie }: Browser) => new Browser(urls[process], cookie);

async function metric(url: string, name: string): Promise<number> {
  const text = await (await new Browser(url).fetch('/metrics')).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

test('people at three processes sit at one table: what one does the others see, and who is there', async () => {
  const ana = new Browser(urls[0]);
  const room = await ana.openRoom('qwinto', { seats: 2, listed: true });
  const [one, two] = [new Player(ana, room).connect(), new Player(new Browser(urls[1]), room).connect()];
  const watcher = new Player(new Browser(urls[2]), room).connect();
  for (const player of [one, two, watcher]) await player.until(() => true);
  for (const player of [one, two]) await player.must({ type: 'sit' });
  for (const player of [one, two, watcher])
    await expect.poll(() => player.session.presence).toMatchObject({ here: [true, true], watchers: 1 });
  // The list of public rooms counts them too, whoever is asked for it; and takes no word for a game that is none.
  for (const url of urls) {
    const listed = await new Browser(url).json('/api/rooms?game=qwinto');
    expect(listed).toEqual([expect.objectContaining({ id: room, here: 3 })]);
    expect((await new Browser(url).fetch('/api/rooms?game=%00')).status).toBe(422);
  }
  const said = await two.must({ type: 'say', to: 'all', text: 'hola' });
  for (const player of [one, watcher]) await player.until(({ version }) => version >= said);
  two.leave();
  for (const player of [one, watcher])
    await expect.poll(() => player.session.presence).toMatchObject({ here: [true, false], watchers: 1 });
  for (const player of [one, watcher]) player.leave();
});

test('a seat that is carried to another device hangs up the old one, wherever both are', async () => {
  const laptop = new Browser(urls[0]);
  const room = await laptop.openRoom('qwinto', { seats: 2 });
  const old = new Player(laptop, room).connect();
  await old.until(() => true);
  await old.must({ type: 'sit' });
  const { url } = await at(1, laptop).json<{ url: string }>(`/api/rooms/${room}/seat-link`, { method: 'POST' });
  const key = url.split('#')[1] ?? '';
  const phone = new Browser(urls[2]);
  expect(await phone.json('/api/seat-link', { json: { key } })).toEqual({ room });
  await expect.poll(() => old.session.bye).toBe('seat-moved');
  expect((await new Browser(urls[1]).fetch('/api/seat-link', { json: { key } })).status).toBe(404);
  expect(await at(1, phone).json(`/api/rooms/${room}`)).toMatchObject({ mine: { seat: 0 } });
});

test('whoever asks another process right after an answer is told the newest', async () => {
  const ana = new Browser(urls[0]);
  const room = await ana.openRoom('coda', { seats: 3 });
  const player = new Player(ana, room).connect();
  await player.until(() => true);
  // In memory everywhere, so that there is something old to be told.
  for (const url of urls) await new Browser(url).json(`/api/rooms/${room}`);
  await player.must({ type: 'sit', name: 'Ana' });
  for (const url of urls) {
    const { seats } = await new Browser(url).json<{ seats: unknown[] }>(`/api/rooms/${room}`);
    expect(seats).toContainEqual({ name: 'Ana' });
  }
  player.leave();
});

test('bots think once, though all processes look on', async () => {
  const before = await Promise.all(urls.map((url) => metric(url, 'cifra_bot_moves_total')));
  const ana = new Browser(urls[0]);
  const room = await ana.openRoom('qwinto', { seats: 3 });
  const host = new Player(ana, room).connect();
  const watchers = urls.map((url) => new Player(new Browser(url), room).connect());
  for (const player of [host, ...watchers]) await player.until(() => true);
  for (const seat of [0, 1, 2]) await host.must({ type: 'bot', seat, level: 'novice' });
  await host.must({ type: 'start' });
  for (const player of [host, ...watchers]) await player.until(({ table }) => table.phase === 'over', 60_000);
  const after = await Promise.all(urls.map((url) => metric(url, 'cifra_bot_moves_total')));
  const thought = after.reduce((sum, moves, one) => sum + moves - (before[one] ?? 0), 0);
  const { log } = await cluster.truthOf(room);
  const played = log.flatMap(({ events }) => events).filter((event) => 'play' in event).length - 1;
  // A thought about what others overtook is thrown away, as in one process; two minds for each seat would be twice as many.
  expect(thought).toBeGreaterThanOrEqual(played);
  expect(after.filter((moves, one) => moves > (before[one] ?? 0))).toHaveLength(1);
  for (const player of [host, ...watchers]) player.leave();
}, 90_000);

test('faces are seen at every process', async () => {
  const ana = new Browser(urls[0]);
  const room = await ana.openRoom('qwinto', { seats: 2 });
  const [one, two] = [new Player(ana, room).connect(), new Player(new Browser(urls[1]), room).connect()];
  for (const player of [one, two]) await player.until(() => true);
  await one.must({ type: 'sit' });
  one.session.react('bravo');
  for (const { heard } of [one, two])
    await expect.poll(() => heard.filter((text) => text.includes('"reacted"'))).toHaveLength(1);
  for (const player of [one, two]) player.leave();
});

test('bots wait for a page at another process until it has shown what happened, and not for one that has gone', async () => {
  const ana = new Browser(urls[0]);
  const room = await ana.openRoom('qwinto', { seats: 2, pace: 50 });
  const [host, far] = [new Player(ana, room).connect(), new Player(new Browser(urls[1]), room).connect()];
  for (const player of [host, far]) await player.until(() => true);
  for (const seat of [0, 1]) await host.must({ type: 'bot', seat, level: 'novice' });
  far.session.shown(0);
  // Behind the others on the same line: by its answer the first word has been passed on.
  await far.must({ type: 'say', to: 'all', text: 'slowly' });
  await host.must({ type: 'start' });
  const dealt = (await far.until(({ match }) => match !== null)).match?.version ?? 0;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(far.view.match?.version).toBe(dealt);
  const since = performance.now();
  far.session.shown(dealt);
  await far.until(({ match }) => (match?.version ?? 0) > dealt);
  // What holds it up next is over when the page is closed.
  far.leave();
  await host.until(({ match }) => (match?.version ?? 0) > dealt + 4, 10_000);
  expect(performance.now() - since).toBeLessThan(5_000);
  host.leave();
});

test('what one address may ask is shared by all processes', async () => {
  // Somebody else's address than that of the other tests.
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const ask = async (url: string) => (await new Browser(url).fetch('/api/rooms/nowhere', { headers })).status;
  // More than half of it is used at one process, the rest at another one.
  for (let asked = 0; asked < 500; asked++) await ask(urls[0]);
  await expect
    .poll(async () => (await Promise.all(urls.slice(1).map(ask))).every((status) => status === 429), {
      timeout: 20_000,
      interval: 10,
    })
    .toBe(true);
  let allowed = 0;
  while ((await ask(urls[2])) !== 429) allowed++;
  expect(allowed).toBeLessThan(100);
});

test('whoever guesses codes at three processes finds no more than at one', async () => {
  const guess = (address: string) => async (url: string) => {
    const headers = { 'x-forwarded-for': address };
    const { status } = await new Browser(url).fetch('/api/join', { json: { code: 'AAAAAA' }, headers });
    return status === 404 ? 1 : 0;
  };
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  // Not half of what one process would give, at each of them: from as many addresses as one likes.
  let looked = 0;
  for (let from = 0; from < 55; from++) looked += sum(await Promise.all(urls.map(guess(`198.51.100.${from}`))));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(sum(await Promise.all(urls.map(guess('192.0.2.1'))))).toBe(0);
  // What came in before the others had heard of it; the long run is one process's 120 an hour.
  expect(looked).toBeLessThanOrEqual(3 * 55);
});

test('a process that is asked to stop sends its pages to the others, and what it minded goes on there', async () => {
  const ana = new Browser(cluster.url);
  const room = await ana.openRoom('qwinto', { seats: 3, pace: 50 });
  const host = new Player(ana, room);
  host.rejoin();
  await host.until(() => true);
  for (const seat of [0, 1, 2]) await host.must({ type: 'bot', seat, level: 'novice' });
  await host.must({ type: 'start' });
  await host.until(({ version }) => version > 12);
  const crowd = Array.from({ length: 90 }, () => new Player(new Browser(cluster.url), room));
  const waits: number[] = [];
  for (const player of crowd) player.stay((ms) => void waits.push(ms));
  for (const player of crowd) await player.until(() => true);
  waits.length = 0;
  // One after another, as when all are brought up to date: the last one goes on alone.
  await cluster.houses[0]?.stop();
  const { version } = host.view;
  // Those who were there come back at once, and not all at the same moment.
  const moving = waits.filter((ms) => ms <= 250).sort((one, two) => one - two);
  expect(moving.length).toBeGreaterThan(20);
  expect(
    moving.filter((ms, one) => (moving[one + (moving.length >> 1)] ?? Number.POSITIVE_INFINITY) - ms < 50),
  ).toEqual([]);
  for (const player of crowd) {
    await expect.poll(() => player.session.isLive).toBe(true);
    player.leave();
  }
  await host.until((view) => view.version > version + 4 || view.table.phase === 'over', 60_000);
  await cluster.houses[1]?.stop();
  await host.until(({ table }) => table.phase === 'over', 60_000);
  const { log } = await cluster.truthOf(room);
  expect(log.map((entry) => entry.version)).toEqual(log.map((_, one) => one + 1));
  host.leave();
}, 180_000);
