import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionControl, keepConnected, RoomSession, type WebSocketLike } from '@cifra/client';
import { findGame } from '@cifra/games/rules';
import { type Rng, rng } from '@cifra/kernel';
import type { ClientMessage } from '@cifra/protocol';
import { asView, type OrderAnswer, type RoomOrder, type RoomView } from '@cifra/room';
import { WebSocket } from 'ws';
import { type HouseDependencies, REAL_DEPENDENCIES } from '../dependencies.ts';
import { openHouse, parseSettings, type RunningServer, type Settings } from '../index.ts';

/** A house of its own for a test, in a folder of its own, with limits that a test does not notice. */
export async function openTestHouse(
  changes: Partial<Settings> = {},
  logTo?: { write(line: string): void },
  dependencies: Partial<HouseDependencies> = {},
): Promise<RunningServer> {
  const settings = parseSettings({});
  if (!settings.ok) throw new Error(settings.refusal.code);
  const opened = await openHouse(
    {
      ...settings.value,
      host: '127.0.0.1',
      port: 0,
      data: temporaryFolder(),
      log: logTo === undefined ? 'silent' : 'debug',
      thinkers: 1,
      roomsPerHour: 100_000,
      messagesPerSecond: 100_000,
      requestsPerMinute: 1_000_000,
      socketsPerAddress: 10_000,
      ...changes,
    },
    { dependencies: { ...REAL_DEPENDENCIES, ...dependencies }, ...(logTo === undefined ? {} : { logTo }) },
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'cifra-'));
}

/** A browser: it keeps its cookie. */
export class Browser {
  readonly url: string;
  cookie: string | undefined;

  constructor(url: string, cookie?: string) {
    this.url = url;
    this.cookie = cookie;
  }

  async fetch(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie !== undefined) headers.set('cookie', this.cookie);
    if (init.json !== undefined) headers.set('content-type', 'application/json');
    const body = init.json === undefined ? init.body : JSON.stringify(init.json);
    const method = init.method ?? (body === undefined || body === null ? 'GET' : 'POST');
    const response = await fetch(this.url + path, {
      ...init,
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return response;
  }

  async json<T>(path: string, init: RequestInit & { json?: unknown } = {}): Promise<T> {
    const response = await this.fetch(path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async openRoom(game: string, more: object = {}): Promise<string> {
    return (await this.json<{ id: string }>('/api/rooms', { json: { game, pace: 0, ...more } })).id;
  }
}

let players = 0;

/** A person with a client: the protocol's own session over a real socket. */
export class Player {
  readonly browser: Browser;
  readonly room: string;
  readonly session: RoomSession;
  /** Every message as it came, for tests that look at bytes. */
  readonly heard: string[] = [];
  readonly name: string;
  /** Orders that the house said were done. */
  readonly acknowledged: { readonly id: string; readonly version: number }[] = [];
  onAcknowledged: () => void = () => {};
  /** Calls back on every message, before the session sees it; false drops it. */
  filter: (text: string) => boolean = () => true;
  socket: WebSocket | null = null;
  lastClose: { code: number; reason: string } | null = null;
  #ids = 0;
  #wants = true;
  #page: ConnectionControl | null = null;
  #changed: (() => void)[] = [];

  constructor(browser: Browser, room: string, name = `P${++players}`) {
    this.browser = browser;
    this.room = room;
    this.name = name;
    this.session = new RoomSession({
      games: (id) => findGame(id)?.game ?? null,
      newId: () => `${this.name}-${++this.#ids}`,
      now: Date.now,
      name: () => this.name,
      changed: () => {
        for (const wake of this.#changed.splice(0)) wake();
      },
    });
  }

  #dial(): WebSocket {
    const url = `${this.browser.url.replace('http', 'ws')}/api/rooms/${this.room}/socket`;
    const headers = this.browser.cookie === undefined ? {} : { cookie: this.browser.cookie };
    const socket = new WebSocket(url, { headers });
    this.socket = socket;
    socket.on('upgrade', ({ headers: answer }) => {
      this.browser.cookie = answer['set-cookie']?.[0]?.split(';')[0] ?? this.browser.cookie;
    });
    return socket;
  }

  /** Stays connected exactly as a page does; tells for how long it means to wait each time. */
  stay(waits: (ms: number) => void = () => {}): void {
    const dial = () => {
      const socket = this.#dial();
      socket.on('message', (data) => this.filter(data.toString()));
      socket.on('error', () => {});
      return socket as WebSocketLike;
    };
    const after = (ms: number, wake: () => void) => {
      waits(ms);
      const timer = setTimeout(wake, ms);
      return () => clearTimeout(timer);
    };
    this.#page = keepConnected(this.session, dial, { after, unit: Math.random });
  }

  /** Opens a socket; `keep` opens the next one when it closes. */
  connect(keep = false): this {
    const socket = this.#dial();
    socket.on('open', () =>
      this.session.opened({
        send: (message: ClientMessage) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message)),
        reconnect: () => socket.terminate(),
      }),
    );
    socket.on('message', (data) => {
      const text = data.toString();
      this.heard.push(text);
      if (this.filter(text)) this.session.heard(JSON.parse(text));
    });
    socket.on('error', () => {});
    socket.on('close', (code, reason) => {
      this.lastClose = { code, reason: reason.toString() };
      if (this.socket === socket) this.session.closed();
      if (keep && this.#wants && this.session.bye === null) setTimeout(() => this.#wants && this.connect(true), 20);
    });
    return this;
  }

  /** On a line that is opened again whenever it breaks. */
  rejoin(): void {
    this.#wants = true;
    this.connect(true);
  }

  leave(): void {
    this.#wants = false;
    this.#page?.close();
    this.socket?.close();
  }

  get view(): RoomView {
    if (this.session.view === null) throw new Error(`${this.name} has seen nothing yet`);
    return this.session.view;
  }

  async order(order: RoomOrder): Promise<OrderAnswer> {
    const answer = this.session.order(order);
    // The session has just asked for this id.
    const id = `${this.name}-${this.#ids}`;
    const answered = await answer;
    if (answered.ok) {
      this.acknowledged.push({ id, version: answered.version });
      this.onAcknowledged();
    }
    return answered;
  }

  async must(order: RoomOrder): Promise<number> {
    const answer = await this.order(order);
    if (!answer.ok) throw new Error(`${order.type}: ${JSON.stringify(answer.refusal)}`);
    return answer.version;
  }

  /** Resolves when what is seen is so. */
  async until(isSo: (view: RoomView) => boolean, ms = 30_000): Promise<RoomView> {
    const end = Date.now() + ms;
    while (this.session.view === null || !isSo(this.session.view)) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`${this.name} waits in vain: ${JSON.stringify(this.session.view?.table)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#changed.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return this.session.view;
  }

  /** A legal move of this player's seat now, if it is to act. */
  move(random: Rng): object | null {
    const { match, table } = this.view;
    const game = findGame(table.game)?.game;
    if (match === null || game === undefined || table.phase !== 'playing') return null;
    const legal = [...game.legal(asView(match))];
    return legal.length === 0 ? null : random.pick(legal);
  }

  /** Plays at random until the match is over, after so much thought on average. A refusal is no harm: the view was old. */
  async playOut(seed: number, ms = 30_000, thought = 0): Promise<RoomView> {
    const random = rng(seed);
    for (;;) {
      const view = await this.until(({ table }) => table.phase === 'over' || this.move(rng(1)) !== null, ms);
      if (view.table.phase === 'over') return view;
      if (thought > 0) await new Promise((resolve) => setTimeout(resolve, random.below(2 * thought)));
      const command = this.move(random);
      if (command !== null) await this.order({ type: 'play', command });
      await this.until(({ version, table }) => version > view.version || table.phase === 'over', ms);
    }
  }
}

/** A room with people at all its seats, connected and seated in order. */
export async function seatedRoom(
  url: string,
  game: string,
  seats: number,
  options: object = {},
): Promise<{ id: string; players: Player[] }> {
  const host = new Browser(url);
  const id = await host.openRoom(game, { seats, options });
  const people = Array.from({ length: seats }, (_, at) => new Player(at === 0 ? host : new Browser(url), id).connect());
  for (const player of people) {
    await player.until(() => true);
    await player.must({ type: 'sit' });
  }
  return { id, players: people };
}

export async function start(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.must({ type: 'ready', ready: true, nonce: 'ab'.repeat(32) });
  await players[0]?.must({ type: 'start' });
  await Promise.all(players.map((player) => player.until(({ table }) => table.phase !== 'lobby')));
}
