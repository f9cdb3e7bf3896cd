import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Rooms } from '@cifra/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANA, BEN, HandClock, house as roomHouse, Table } from '../../room/test/house.ts';
import { type Connection, Connections } from '../connections/connections.ts';
import { Holidays } from '../holidays.ts';
import type { RunningServer } from '../index.ts';
import { openLog } from '../log.ts';
import { Counts } from '../metrics.ts';
import { Caller } from '../notices/caller.ts';
import { Lookers } from '../notices/lookers.ts';
import { isInside, post } from '../notices/post.ts';
import { newVapidKeys, Senders } from '../notices/senders.ts';
import { maySend, NO_WISHES } from '../notices/wishes.ts';
import { parseSettings, type Settings } from '../settings.ts';
import { openEmbedded } from '../store/embedded.ts';
import { type HouseMessage, NO_NEIGHBOURS } from '../store/neighbours.ts';
import { Browser, openTestHouse, temporaryFolder } from './house.ts';
import { MailBox } from './mail-box.ts';
import { PushService } from './push-service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const push = new PushService();
const mail = new MailBox();
let smtp = '';
beforeAll(async () => {
  await push.open();
  smtp = await mail.open();
});
afterAll(async () => {
  push.close();
  await mail.close();
});

function settingsWith(changes: Partial<Settings>): Settings {
  const settings = parseSettings({});
  if (!settings.ok) throw new Error(settings.refusal.code);
  return { ...settings.value, publicUrl: 'https://cifra.example', smtp, noticesInside: true, ...changes };
}

const KEYS = newVapidKeys();

/** A house over days: rooms and notices on one folder, and a clock that a test moves. */
async function openOver(folder: string, clock: HandClock) {
  const data = await openEmbedded(folder, new Counts(), () => clock.now());
  const senders = new Senders(settingsWith({}), KEYS);
  const connections = new Connections();
  let caller: Caller | null = null;
  const ports = {
    ...roomHouse().ports,
    store: data.store,
    clock,
    bus: { hint: (room: string) => caller?.moved(room) },
  };
  const rooms = new Rooms(ports);
  const log = openLog('silent');
  const { notices: records, memberships } = data;
  const now = () => clock.now();
  const holidays = new Holidays({ records: data.holidays, memberships, rooms, now });
  const lookers = new Lookers({ connections, neighbours: NO_NEIGHBOURS, now });
  caller = new Caller({ records, memberships, senders, rooms, lookers, holidays, log, now });
  const close = async () => {
    await rooms.close();
    senders.close();
    await data.close();
  };
  return { data, rooms, caller, holidays, connections, close };
}

/** A page of Ana's at a table. */
const page = (room: string, isLooking = true): Connection => ({
  room,
  person: ANA.id,
  address: '',
  holder: 'ana-key',
  isLooking,
  end() {},
  beat() {},
});

test('who looks is known at every process for a while; a hidden page is not looked at', () => {
  const said: HouseMessage[] = [];
  let at = 0;
  const now = () => at;
  const [here, there] = [new Connections(), new Connections()];
  const neighbours = { count: 2, say: (message: HouseMessage) => void said.push(message) };
  const local = new Lookers({ connections: here, neighbours, now });
  const other = new Lookers({ connections: there, neighbours, now });
  here.add(page('one'));
  here.add(page('two', false));
  expect([...local.roomsOf('ana-key')]).toEqual(['one']);
  expect(other.roomsOf('ana-key').size).toBe(0);
  local.tell(['ana-key', 'ben-key']);
  expect(said).toEqual([{ type: 'looking', at: [['ana-key', 'one']] }]);
  for (const message of said) if (message.type === 'looking') other.heard(message);
  expect([...other.roomsOf('ana-key')]).toEqual(['one']);
  at = 60_000;
  expect(other.roomsOf('ana-key').size).toBe(0);
});

describe('being called in a slow match, over days', () => {
  test('two a day at most, one reminder when 80 % is gone, nothing to whoever looks, and a restart forgets nobody', async () => {
    const folder = temporaryFolder();
    const clock = new HandClock();
    let over = await openOver(folder, clock);
    const { data } = over;
    const wishes = { isOn: true, language: 'en', timeZone: 'Europe/Madrid', sent: [] };
    await data.notices.setWishes('ana-key', JSON.stringify(wishes));
    const { endpoint, keys } = push.subscription;
    const channel = { id: 'c', holder: 'ana-key', kind: 'push', address: endpoint, body: keys } as const;
    await data.notices.putChannel({ ...channel, confirmed: 1, made: 1 });
    const post = { id: 'm', holder: 'ana-key', kind: 'mail', address: 'ana@example.org', body: {} } as const;
    await data.notices.putChannel({ ...post, confirmed: 1, made: 1 });
    const rooms = ['one', 'two', 'three'];
    for (const id of rooms) {
      const opened = await over.rooms.open(id, ANA, { game: 'qwinto', seats: 2, sit: {}, timeLimit: 172_800 });
      if (!opened.ok) throw new Error(opened.refusal.code);
      await data.memberships.add('ana-key', id, ANA.id, 1);
      const room = new Table(opened.value);
      await room.does(BEN, { type: 'sit' });
      await room.does(BEN, { type: 'ready', ready: true });
      await room.does(ANA, { type: 'start' });
    }
    over.caller.changed();
    await over.caller.tick();
    const waiting = (await data.notices.waiting()).map(({ room }) => room);
    expect(waiting.length).toBeGreaterThan(0);
    expect(push.letters).toHaveLength(0);

    // While they look at a table nobody calls them.
    const away = over.connections.add(page('one'));
    // A page that lies behind others is open for days, and nobody sees it.
    over.connections.add(page('two', false));
    await clock.pass(HOUR);
    await over.caller.tick();
    expect(push.letters).toHaveLength(0);
    away();
    await over.caller.tick();
    await over.caller.tick();
    expect(push.letters).toHaveLength(1);
    const told = JSON.parse(push.read(0)) as { web_push: number; notification: { body: string; navigate: string } };
    expect(told.web_push).toBe(8030);
    expect(told.notification.body).toMatch(
      waiting.length > 1 ? /matches wait for you\. The first runs out / : /Your turn in Qwinto with Ben/,
    );
    expect(told.notification.navigate).toMatch(/^https:\/\/cifra\.example\/(matches|r\/)/);
    expect(push.letters[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(mail.letters).toHaveLength(1);
    expect(mail.letters[0]).toContain('https://cifra.example/notices');

    // A restart in between: what was told stays told.
    await over.close();
    over = await openOver(folder, clock);
    over.caller.changed();
    await over.caller.tick();
    expect(push.letters).toHaveLength(1);

    // At 80 % of two days each decision is reminded of once, whatever the digest has used up.
    await clock.pass(1.6 * 2 * DAY * 0.5);
    // Who sees a table sees its clock: of that one nobody is reminded, of the others they are.
    const [seen = ''] = waiting;
    const looks = over.connections.add(page(seen));
    await over.caller.tick();
    looks();
    await over.caller.tick();
    const reminders = push.letters
      .slice(1)
      .map((_, at) => (JSON.parse(push.read(at + 1)) as typeof told).notification.body);
    expect(reminders).toHaveLength(waiting.length - 1);
    for (const body of reminders) expect(body).toMatch(/^\d+ hours left for your move \(Qwinto with Ben\)\.$/);
    // No secret, no id but the room's.
    for (const [at] of push.letters.entries()) expect(push.read(at)).not.toMatch(/seed|salt|hand|p-ana/);

    // A push service that has forgotten the browser is not asked again.
    push.status = 410;
    await over.data.notices.setWishes('ana-key', JSON.stringify(wishes));
    for (const one of await over.data.notices.waiting()) await over.data.notices.putWaiting({ ...one, told: null });
    await over.caller.tick();
    expect((await over.data.notices.channels('ana-key')).map(({ kind }) => kind)).toEqual(['mail']);
    push.status = 201;
    await over.close();
  });

  test('[T6] on holiday the clock stands in every slow match, nobody is called, and a restart changes nothing', async () => {
    const folder = temporaryFolder();
    const clock = new HandClock();
    let over = await openOver(folder, clock);
    const wishes = { isOn: true, language: 'en', timeZone: 'Europe/Madrid', sent: [] };
    await over.data.notices.setWishes('key', JSON.stringify(wishes));
    const { endpoint, keys } = push.subscription;
    const channel = { id: 'holiday', holder: 'key', kind: 'push', address: endpoint, body: keys } as const;
    await over.data.notices.putChannel({ ...channel, confirmed: 1, made: 1 });
    const opened = await over.rooms.open('slow', ANA, { game: 'coda', seats: 2, sit: {}, timeLimit: 172_800 });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const room = new Table(opened.value);
    await room.does(BEN, { type: 'sit' });
    await room.does(BEN, { type: 'ready', ready: true });
    await room.does(ANA, { type: 'start' });
    const acts = (await room.table()).clock?.seats[0] === 0 ? ANA : BEN;
    await over.data.memberships.add('key', 'slow', acts.id, 1);
    over.caller.changed();
    await over.caller.tick();
    const before = push.letters.length;
    await clock.pass(DAY);

    // A week from now, but for the house's fall nobody would have told the room.
    const from = clock.now();
    await over.data.holidays.put({ holder: 'key', from, until: from + 7 * DAY }, from);
    await over.data.store.sayAwake();
    await over.close();
    over = await openOver(folder, clock);
    await over.holidays.tick();
    over.caller.changed();
    const ends = async () => (await (await over.rooms.find('slow'))?.view(acts.id))?.table.clock?.endsAt;
    expect(await ends()).toBe(from + 8 * DAY);
    for (let day = 0; day < 6; day++) {
      await clock.pass(DAY);
      await over.caller.tick();
    }
    expect(push.letters).toHaveLength(before);
    const { version } = (await (await over.rooms.find('slow'))?.view(acts.id)) ?? { version: 0 };
    await over.data.store.sayAwake();
    await over.close();
    over = await openOver(folder, clock);
    // Rooms are told of days off only later; nobody is called on one until then.
    for (const one of await over.data.notices.waiting())
      await over.data.notices.putWaiting({ ...one, since: 0, told: null });
    await over.data.notices.setWishes('key', JSON.stringify(wishes));
    await over.caller.tick();
    expect(push.letters).toHaveLength(before);
    await over.holidays.tick();
    expect(await ends()).toBe(from + 8 * DAY);

    // Back: called again, and reminded when most of the time is gone.
    await clock.pass(1.7 * DAY);
    await over.holidays.tick();
    over.caller.changed();
    await over.caller.tick();
    expect(push.letters.length).toBeGreaterThan(before);
    expect(JSON.parse(push.read(before)).notification.body).toMatch(/hours left for your move|Your turn/);
    await clock.pass(0.3 * DAY);
    expect((await (await over.rooms.find('slow'))?.view(acts.id))?.version).toBeGreaterThan(version);
    await over.close();
  });

  test('[T6] fourteen days in each half of a year, days that have begun counted', async () => {
    const clock = new HandClock();
    await clock.pass(Date.UTC(2027, 2, 1) - clock.now());
    const over = await openOver(':memory:', clock);
    const { holidays } = over;
    const at = (day: number) => Date.UTC(2027, 2, day);
    expect(await holidays.state('ana')).toEqual({ holiday: null, left: 14 });
    expect(await holidays.take('ana', { from: at(5), until: at(4) })).toMatchObject({
      refusal: { code: 'bad-holiday' },
    });
    expect(await holidays.take('ana', { from: at(2), until: at(17) })).toMatchObject({
      refusal: { code: 'holiday-too-long' },
    });
    expect(await holidays.take('ana', { from: at(2), until: at(12) })).toMatchObject({ value: { left: 4 } });
    // Planned anew instead, then begun, then ended in the middle of its third day.
    expect(await holidays.take('ana', { from: at(3), until: at(13) })).toMatchObject({ value: { left: 4 } });
    expect(await holidays.isOff('ana')).toBe(false);
    await clock.pass(4.5 * DAY);
    expect(await holidays.isOff('ana')).toBe(true);
    expect(await holidays.end('ana')).toEqual({ holiday: null, left: 11 });
    expect(await holidays.isOff('ana')).toBe(false);
    // Over the end of June: each half of the year gives its own.
    await clock.pass(Date.UTC(2027, 5, 20) - clock.now());
    const summer = { from: Date.UTC(2027, 5, 22), until: Date.UTC(2027, 6, 12) };
    expect(await holidays.take('ana', summer)).toMatchObject({ value: { holiday: summer, left: 2 } });
    await over.close();
  });

  test('somebody whose hook never comes to an end keeps nobody else from being called', async () => {
    const clock = new HandClock();
    const over = await openOver(':memory:', clock);
    const { memberships, notices } = over.data;
    // It answers a byte now and then, for as long as it is let; and it is asked first.
    const asked: ServerResponse[] = [];
    const endless = createServer((_, response) => {
      asked.push(response);
      response.writeProcessing();
    });
    await new Promise<void>((done) => endless.listen(0, '127.0.0.1', done));
    const { port } = endless.address() as AddressInfo;
    const { endpoint, keys } = push.subscription;
    const wishes = JSON.stringify({ ...NO_WISHES, isOn: true });
    const hook = { id: 'h', holder: 'abe', kind: 'webhook', address: `http://127.0.0.1:${port}/`, body: {} } as const;
    const box = { id: 'b', holder: 'zoe', kind: 'push', address: endpoint, body: keys } as const;
    for (const [at, one] of [hook, box].entries()) {
      await notices.putChannel({ ...one, confirmed: 1, made: 1 });
      await notices.setWishes(one.holder, wishes);
      const opened = await over.rooms.open(`room ${at}`, ANA, { game: 'qwinto', seats: 1, sit: {}, start: {} });
      if (!opened.ok) throw new Error(opened.refusal.code);
      await memberships.add(one.holder, `room ${at}`, ANA.id, 1);
    }
    over.caller.changed();
    await over.caller.tick();
    await clock.pass(HOUR);
    const before = push.letters.length;
    const tick = over.caller.tick();
    await expect.poll(() => [asked.length, push.letters.length - before]).toEqual([1, 1]);
    for (const response of asked) response.writeHead(200).end();
    await tick;
    endless.close();
    await over.close();
  });

  test('two a day, four hours apart', () => {
    const wishes = { ...NO_WISHES, isOn: true };
    expect(maySend(NO_WISHES, 0)).toBe(false);
    expect(maySend(wishes, 10 * DAY)).toBe(true);
    expect(maySend({ ...wishes, sent: [10 * DAY - HOUR] }, 10 * DAY)).toBe(false);
    expect(maySend({ ...wishes, sent: [10 * DAY - 5 * HOUR] }, 10 * DAY)).toBe(true);
    expect(maySend({ ...wishes, sent: [10 * DAY - 20 * HOUR, 10 * DAY - 5 * HOUR] }, 10 * DAY)).toBe(false);
  });
});

describe('ways to be called', () => {
  let house: RunningServer;
  beforeAll(async () => {
    house = await openTestHouse({ smtp, publicUrl: 'https://cifra.example', noticesInside: true });
  });
  afterAll(() => house.stop());

  test('nothing before a yes; mail is confirmed by its link alone; a hook is tried; all of it can be taken back', async () => {
    const ana = new Browser(house.url);
    type State = { isOn: boolean; channels: { id: string; kind: string; address: string; isConfirmed: boolean }[] };
    expect(await ana.json<State>('/api/me/notices')).toMatchObject({ isOn: false, channels: [], hasMail: true });
    const set = { method: 'PUT', json: { isOn: true, timeZone: 'Europe/Madrid' } };
    expect((await ana.json<State>('/api/me/notices', set)).isOn).toBe(true);
    await ana.json('/api/me/notices/push', { json: push.subscription });
    mail.letters.length = 0;
    const asked = await ana.json<State>('/api/me/notices/mail', { json: { address: 'ana@example.org' } });
    expect(asked.channels.map(({ kind, isConfirmed }) => [kind, isConfirmed])).toEqual([
      ['push', true],
      ['mail', false],
    ]);
    // Where the browser's push service is, not which box.
    expect(asked.channels[0]?.address).toBe(new URL(push.subscription.endpoint).host);
    const token = /#confirm=([\w.-]+)/.exec(mail.letters[0] ?? '')?.[1] ?? '';
    const other = new Browser(house.url);
    expect((await other.fetch('/api/notices/confirm', { json: { token: `${token}x` } })).status).toBe(404);
    expect(await other.json('/api/notices/confirm', { json: { token } })).toEqual({ address: 'ana@example.org' });
    const hooked = await ana.json<State>('/api/me/notices/webhook', { json: { url: push.subscription.endpoint } });
    expect(hooked.channels).toHaveLength(3);
    expect(JSON.parse(push.letters.at(-1)?.body.toString() ?? '')).toMatchObject({ tag: 'hello' });
    let left = hooked;
    for (const { id } of hooked.channels) left = await ana.json<State>(`/api/me/notices/${id}`, { method: 'DELETE' });
    expect(left.channels).toEqual([]);
  });

  test('nobody fills a stranger’s box: two letters to an address, whoever asks, and a yes that was given stays', async () => {
    const address = 'victim@example.org';
    mail.letters.length = 0;
    const ask = (who: Browser, to = address) => who.fetch('/api/me/notices/mail', { json: { address: to } });
    const ana = new Browser(house.url);
    expect((await ask(ana)).status).toBe(200);
    expect((await ask(new Browser(house.url), 'Victim@example.org')).status).toBe(200);
    const refused = await ask(ana);
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      429,
      expect.stringMatching(/in \d+ minutes/),
    ]);
    expect(mail.letters).toHaveLength(2);
    // Asked for again, an address that has said yes goes on being one, without another letter.
    const token = /#confirm=([\w.-]+)/.exec(mail.letters[0] ?? '')?.[1] ?? '';
    await ana.json('/api/notices/confirm', { json: { token } });
    type State = { channels: { address: string; isConfirmed: boolean }[] };
    expect((await (await ask(ana)).json()) as State).toMatchObject({ channels: [{ address, isConfirmed: true }] });
    expect(mail.letters).toHaveLength(2);
    // From one place ten at once, to however many.
    let sent = 0;
    while (sent < 20 && (await ask(new Browser(house.url), `somebody${sent}@example.org`)).status === 200) sent++;
    expect(sent).toBeLessThan(10);
  });

  test.each([
    ['PUT', '/api/me/notices', { isOn: true, timeZone: 'Mars/Olympus' }, 400],
    ['PUT', '/api/me/holiday', { from: 5, until: 4 }, 400],
    ['PUT', '/api/me/holiday', { from: Date.now(), until: Date.now() + 60 * DAY }, 409],
    ['POST', '/api/me/notices/mail', { address: 'not an address' }, 400],
    ['POST', '/api/me/notices/mail', { address: 'a@b.example\r\nBcc: all@example.org' }, 400],
    ['POST', '/api/me/notices/webhook', { url: 'file:///etc/passwd' }, 400],
    ['POST', '/api/me/notices/webhook', { url: 'http://127.0.0.1:1/' }, 400],
    ['POST', '/api/me/notices/push', { endpoint: 'x', keys: { p256dh: 'x', auth: 'x' } }, 400],
    ['PUT', '/api/rooms/aaaaaaaaaaaaaaaaaaaa/notices', { isMuted: true }, 404],
  ])('%s %s %j is refused in words', async (method, path, json, status) => {
    const answer = await new Browser(house.url).fetch(path, { method, json });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      status,
      expect.stringMatching(/\w/),
    ]);
  });

  test('a house lets no notice into its own network, unless its operator says so', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.1.1',
      '169.254.169.254',
      '::1',
      '::ffff:127.0.0.1',
      'fd00::1',
      'fec0::1',
      // The address of a house's own network, packed into others.
      '::ffff:a00:1',
      '::7f00:1',
      '2002:c0a8:101::1',
      '64:ff9b::a00:1',
      '64:ff9b:1::a00:1',
      'x',
    ])
      expect([address, isInside(address)]).toEqual([address, true]);
    for (const address of ['203.0.114.7', '2001:4860::1']) expect(isInside(address)).toBe(false);
    expect(isInside('2606:4700::1')).toBe(false);
    const before = push.letters.length;
    const { port } = new URL(push.subscription.endpoint);
    for (const url of [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`])
      expect(await post({ url, headers: {}, body: 'x' }, false)).toBe(0);
    expect(push.letters).toHaveLength(before);
  });

  test('an answer is waited for so long in all, however much of it comes, and read no further than it has to be', async () => {
    let isLeft: Promise<unknown> = Promise.resolve();
    const endless = createServer((request, response) => {
      isLeft = new Promise((done) => response.once('close', done));
      if (request.url === '/slow') {
        const drip = setInterval(() => response.writeProcessing(), 5);
        response.once('close', () => clearInterval(drip));
      } else {
        const pour = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.on('drain', pour);
        pour();
      }
    });
    await new Promise<void>((done) => endless.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
    expect(await post({ url: `${url}/slow`, headers: {}, body: 'x' }, true, 100)).toBe(0);
    await isLeft;
    expect(await post({ url: `${url}/long`, headers: {}, body: 'x' }, true)).toBe(200);
    await isLeft;
    endless.close();
  });
});
