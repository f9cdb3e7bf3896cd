import { findGame, GAMES } from '@cifra/games/rules';
import { rng, type Viewer } from '@cifra/kernel';
import { asView, type RoomView } from '@cifra/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, Player } from './house.ts';
import { HOUSE_KINDS, type KnownHouse } from './house-kinds.ts';
import { leakIn, leakInLog, type Truth } from './overheard.ts';

describe.each(HOUSE_KINDS)('in $name', ({ open, isShort }) => {
  const logged: string[] = [];
  let house: KnownHouse;
  beforeAll(async () => {
    house = await open({ roomIdleSeconds: 1 }, { write: (line) => void logged.push(line) });
  });
  afterAll(() => house.stop());

  async function truthOf(room: string, gameId: string, seats: number): Promise<Truth> {
    const game = findGame(gameId)?.game;
    if (game === undefined) throw new Error(gameId);
    return { game, seats, ...(await house.truthOf(room)) };
  }

  type Overheard = { readonly viewer: Viewer; readonly texts: readonly string[] };

  /** A match with everybody there is: players by socket, one by the bot interface, watchers; all that they are sent is kept. */
  async function overhear(
    gameId: string,
    at: number,
  ): Promise<{ room: string; seats: number; all: Overheard[]; logs: string[]; secrets: string[] }> {
    const game = findGame(gameId)?.game;
    if (game === undefined) throw new Error(gameId);
    const seats = Math.min(game.seats.max, Math.max(3, game.seats.min));
    const host = new Browser(house.url);
    const room = await host.openRoom(gameId, { seats, pace: 5 });
    const players = [new Player(host, room), new Player(new Browser(house.url), room)].map((player) =>
      player.connect(),
    );
    for (const player of players) {
      await player.until(() => true);
      await player.must({ type: 'sit' });
    }
    const robot = new Browser(house.url);
    const { token } = await robot.json<{ token: string }>(`/api/rooms/${room}/token`, { json: { name: 'Robot' } });
    for (let seat = 3; seat < seats; seat++) await players[0]?.must({ type: 'bot', seat, level: 'novice' });
    const watcher = new Player(new Browser(house.url), room).connect();
    await watcher.until(() => true);

    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ask = (path: string, body?: unknown) =>
      fetch(`${house.url}/api/bot${path}`, {
        headers,
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
    await ask('/orders', { order: { type: 'ready', ready: true } });
    for (const player of players) await player.must({ type: 'ready', ready: true, nonce: 'ab'.repeat(32) });
    // What was sent before somebody sat down was for watchers.
    for (const player of players) player.heard.length = 0;
    await players[0]?.must({ type: 'start' });

    const lines: string[] = [];
    const stream = robotPlays(await ask('/stream'), lines, ask, at);
    for (const player of [...players, watcher]) await player.until(({ table }) => table.phase === 'playing');
    await talk(players, watcher);
    const logs: string[] = [];
    const readLog = async () => logs.push(await (await new Browser(house.url).fetch(`/api/rooms/${room}/log`)).text());
    await readLog();
    const reading = setInterval(() => void readLog(), 100);
    await Promise.all([...players.map((player, one) => playAndProbe(player, 10 * at + one)), stream]);
    clearInterval(reading);
    // Those who come late get a fresh view, or what they have missed.
    const late = [...players, watcher].map((player) => new Player(player.browser, room).connect());
    for (const player of late) await player.until(() => true);
    const again = await Promise.all(['/view', '/legal'].map(async (path) => (await ask(path)).text()));
    const texts = [...players, watcher].map((player, one) => [...player.heard, ...(late[one]?.heard ?? [])]);
    for (const player of [...players, watcher, ...late]) player.leave();
    const viewers: Viewer[] = [0, 1, 'spectator'];
    return {
      room,
      seats,
      logs,
      all: [
        ...viewers.map((viewer, one) => ({ viewer, texts: texts[one] ?? [] })),
        {
          viewer: 2,
          texts: [...lines, JSON.stringify({ type: 'state', view: JSON.parse(again[0] ?? ''), legal: [] })],
        },
      ],
      secrets: [
        token,
        ...[host, robot, ...players.map(({ browser }) => browser)].map(({ cookie }) => cookie?.split('=')[1] ?? '?'),
      ],
    };
  }

  async function talk(players: readonly Player[], watcher: Player): Promise<void> {
    await players[0]?.order({ type: 'say', to: 'all', text: 'for everybody' });
    for (const player of players)
      await player.order({ type: 'say', to: 'team', text: `for the team of ${player.name}` });
    for (const player of players) await player.order({ type: 'note', text: `for ${player.name} alone` });
    await watcher.must({ type: 'say', to: 'watchers', text: 'for those who watch' });
  }

  /** Plays on, and tries what others could do now: error texts must be made of one's own view, too. */
  async function playAndProbe(player: Player, seed: number): Promise<void> {
    const random = rng(seed);
    const { game } = findGame(player.view.table.game) ?? {};
    if (game === undefined) throw new Error('no game');
    for (;;) {
      const seen = await player.until(({ table }) => table.phase === 'over' || player.move(rng(1)) !== null, 60_000);
      if (seen.table.phase === 'over' || seen.match === null) return;
      const probes = [...game.legal(asView(seen.match))].slice(0, 2).map((command) => ({ ...command, type: 'pass' }));
      for (const command of [...probes, { type: 'guess' }, { type: 'attack', seat: 1, tile: 0, number: 3 }]) {
        const view = player.view.match;
        const answer = await player.order({ type: 'play', command });
        const parsed = game.parseCommand(command);
        if (answer.ok || view === null || player.view.match?.version !== view.version) continue;
        const expected = parsed.ok ? game.check(asView(view), parsed.value) : parsed.refusal;
        expect(answer.refusal).toEqual(expected);
      }
      const command = player.move(random);
      if (command !== null) await player.order({ type: 'play', command });
    }
  }

  async function robotPlays(
    { body }: Response,
    lines: string[],
    ask: (path: string, body?: unknown) => Promise<Response>,
    seed: number,
  ): Promise<void> {
    const random = rng(seed);
    let rest = '';
    for await (const chunk of body ?? []) {
      const parts = (rest + Buffer.from(chunk).toString()).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts.filter((part) => part !== '')) {
        lines.push(line);
        const { view, legal } = JSON.parse(line) as { view: RoomView; legal: object[] };
        if (view.table.phase === 'over') return;
        if (legal.length > 0) await ask('/orders', { order: { type: 'play', command: random.pick(legal) } });
      }
    }
  }

  describe('on the wire', () => {
    test.each((isShort ? GAMES.slice(2, 3) : GAMES).map(({ game }, at) => ({ id: game.id, at })))(
      'every byte of $id is what its reader may know, and the seed stays shut until the outcome',
      async ({ id, at }) => {
        const { room, seats, all, logs, secrets } = await overhear(id, at);
        const truth = await truthOf(room, id, seats);
        let messages = 0;
        for (const { viewer, texts } of all)
          for (const text of texts) {
            messages++;
            expect(leakIn(truth, viewer, text), `to ${viewer}`).toBeNull();
            const isOver = text.includes('"seal":{') || text.includes('"type":"ended"');
            if (!isOver) for (const part of [truth.secret.seed, truth.secret.salt]) expect(text).not.toContain(part);
            for (const secret of secrets) expect(text).not.toContain(secret.split('.')[0]);
          }
        expect(messages).toBeGreaterThan(60);
        expect(logs.length).toBeGreaterThan(0);
        for (const text of logs) {
          expect(leakInLog(truth, text)).toBeNull();
          if (!text.includes('"type":"ended"')) expect(text).not.toContain(truth.secret.seed);
        }

        // A leak planted on purpose is caught, wherever it stands.
        const whispered = truth.log.find(({ events }) =>
          events.some((event) => 'play' in event && event.play.events.some((one) => 'whispers' in one)),
        );
        const whole = {
          version: whispered?.version,
          at: whispered?.at,
          events: whispered?.events.map((event) => ('play' in event ? { play: event.play.events } : event)),
        };
        expect(leakIn(truth, 'spectator', JSON.stringify({ type: 'news', now: 1, entries: [whole] }))).not.toBeNull();
        const mine = all[0]?.texts.find((text) => text.includes('"type":"fresh"')) ?? '';
        expect(leakInLog(truth, JSON.stringify({ entries: [whole] }))).not.toBeNull();
        expect(leakIn(truth, 1, mine)).not.toBeNull();
        expect(leakIn(truth, 0, mine.replace('"version"', '"seed":1,"version"'))).not.toBeNull();
      },
      120_000,
    );

    test('logs name no room, no person, no key, no seed, no address and nothing that was said', async () => {
      const stranger = new Browser(house.url);
      const room = await stranger.openRoom('qwinto', { name: 'Nadie' });
      await stranger.fetch('/api/rooms/nowhere');
      await stranger.fetch('/api/bot/view', { headers: { authorization: 'Bearer secret-token' } });
      const all = logged.join('');
      expect(all).toContain('the house is open');
      for (const secret of [
        room,
        'Nadie',
        stranger.cookie?.split('=')[1]?.slice(0, 34) ?? '?',
        'secret-token',
        'for everybody',
        'cookie',
        '"seed"',
      ])
        expect(all).not.toContain(secret);
      expect(all).not.toContain((await house.truthOf(room)).secret.seed);
    });

    test('what stands in public says nothing about a match that is played', async () => {
      const host = new Browser(house.url);
      const room = await host.openRoom('coda', { listed: true });
      await new Player(host, room).connect().until(() => true);
      const bytes = await Promise.all(
        ['/api/rooms', `/api/rooms/${room}`, `/api/rooms/${room}/matches`, '/health', '/api/openapi.json'].map(
          async (path) => (await new Browser(house.url).fetch(path)).text(),
        ),
      );
      const { secret, log } = await truthOf(room, 'coda', 2);
      const person = log[0]?.by ?? '?';
      for (const text of bytes) for (const part of [secret.seed, secret.salt, person]) expect(text).not.toContain(part);
    });
  });
});
