import { RoomSession } from '@cifra/client';
import { findGame } from '@cifra/games/rules';
import { rng } from '@cifra/kernel';
import type { ClientMessage } from '@cifra/protocol';
import { asView, type OrderAnswer, type RoomOrder } from '@cifra/room';
import { WebSocket } from 'ws';
import { pause } from './attacks/attack.ts';
import { ask } from './attacks/house-guest.ts';

/** Between two moves; people are slower, but a run must have moves to measure. Faster, they would be hung up on. */
const BETWEEN_MS = 60;
const BETWEEN_VISITS_MS = 200;
/** Whoever has heard nothing by then has been shut out. */
const PATIENCE_MS = 15_000;

export type Acknowledged = {
  readonly room: string;
  readonly by: string;
  readonly id: string;
  readonly version: number;
};

/** What people noticed in a while. */
export type Noticed = {
  /** Milliseconds until an order was acknowledged, a visitor answered, a bot had moved. */
  readonly moves: readonly number[];
  readonly visits: readonly number[];
  readonly bots: readonly number[];
  /** How often somebody was not let in or not answered, or one's own room was missing in the list. */
  readonly shutOut: number;
};

/** What several noticed, or the same people several times. */
export function together(noticed: readonly Noticed[]): Noticed {
  return {
    moves: noticed.flatMap(({ moves }) => moves),
    visits: noticed.flatMap(({ visits }) => visits),
    bots: noticed.flatMap(({ bots }) => bots),
    shutOut: noticed.reduce((sum, { shutOut }) => sum + shutOut, 0),
  };
}

/** Somebody who plays alone against time at another address, and whose every wait is measured. */
export class Victim {
  readonly acknowledged: Acknowledged[] = [];
  readonly #port: number;
  readonly #address: string;
  readonly #room: string;
  readonly #cookie: string;
  readonly #session: RoomSession;
  #socket: WebSocket | null = null;
  #lastId = '';
  #ids = 0;
  #isOver = false;
  /** Since when it is the bot's turn, and how long it took each time. */
  #botSince: number | null = null;
  #bots: number[] = [];
  /** How often the house hung up. */
  #hungUp = 0;

  private constructor(port: number, address: string, room: string, cookie: string) {
    this.#port = port;
    this.#address = address;
    this.#room = room;
    this.#cookie = cookie;
    this.#session = new RoomSession({
      games: (id) => findGame(id)?.game ?? null,
      newId: () => {
        this.#lastId = `v${++this.#ids}`;
        return this.#lastId;
      },
      now: Date.now,
      name: () => 'Vera',
      changed: () => this.#watchBot(),
    });
  }

  static async arrive(port: number, address: string): Promise<Victim> {
    const opening = { game: 'qwinto', seats: 2, pace: 0, listed: true };
    const { body, cookie, status } = await ask(port, 'POST', '/api/rooms', { body: opening, address });
    if (status !== 201 || cookie === undefined) throw new Error(`The victim was not let in: ${status} ${body}`);
    const victim = new Victim(port, address, (JSON.parse(body) as { id: string }).id, cookie);
    victim.#connect();
    await victim.#order({ type: 'sit' });
    await victim.#order({ type: 'bot', seat: 1, level: 'novice' });
    return victim;
  }

  #connect(): void {
    const url = `ws://127.0.0.1:${this.#port}/api/rooms/${this.#room}/socket`;
    const socket = new WebSocket(url, { headers: { cookie: this.#cookie }, localAddress: this.#address });
    this.#socket = socket;
    socket.on('open', () =>
      this.#session.opened({
        send: (message: ClientMessage) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message)),
        reconnect: () => socket.terminate(),
      }),
    );
    socket.on('message', (data) => this.#session.heard(JSON.parse(data.toString())));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#session.closed();
      if (this.#isOver) return;
      this.#hungUp++;
      setTimeout(() => this.#isOver || this.#connect(), 100);
    });
  }

  async #order(order: RoomOrder): Promise<OrderAnswer> {
    const asked = this.#session.order(order);
    const id = this.#lastId;
    const answer = await asked;
    const by = this.#session.view?.me ?? '';
    if (answer.ok) this.acknowledged.push({ room: this.#room, by, id, version: answer.version });
    return answer;
  }

  /** Plays, and opens a page on a new connection now and then. */
  async play(ms: number): Promise<Noticed> {
    const until = performance.now() + ms;
    const moves: number[] = [];
    const visits: number[] = [];
    let shutOut = 0;
    this.#bots = [];
    this.#hungUp = 0;
    const visit = async () => {
      while (performance.now() < until) {
        const since = performance.now();
        const { status, body } = await ask(this.#port, 'GET', '/api/rooms', { address: this.#address });
        if (status === 200 && body.includes(this.#room)) visits.push(performance.now() - since);
        else shutOut++;
        await pause(BETWEEN_VISITS_MS);
      }
    };
    const visiting = visit();
    while (performance.now() < until) {
      const since = performance.now();
      if (!(await inTime(this.#order(this.#next())))) shutOut++;
      moves.push(performance.now() - since);
      await pause(BETWEEN_MS);
    }
    await visiting;
    return { moves, visits, bots: this.#bots, shutOut: shutOut + this.#hungUp };
  }

  /** The moves that are open to them now. */
  #legal(): readonly unknown[] {
    const { view } = this.#session;
    const game = findGame(view?.table.game ?? '')?.game;
    return view?.match == null || game === undefined ? [] : [...game.legal(asView(view.match))];
  }

  #watchBot(): void {
    const isBots = this.#session.view?.table.phase === 'playing' && this.#legal().length === 0;
    if (isBots) this.#botSince ??= performance.now();
    else if (this.#botSince !== null) {
      this.#bots.push(performance.now() - this.#botSince);
      this.#botSince = null;
    }
  }

  /** What to do now: a move, a new match, or a word to oneself while the bot moves. */
  #next(): RoomOrder {
    const { view } = this.#session;
    if (view?.table.phase === 'lobby') return { type: 'start', nonce: 'ab'.repeat(32) };
    if (view?.table.phase === 'over') return { type: 'rematch' };
    const legal = this.#legal();
    return legal.length === 0
      ? { type: 'note', text: `note ${this.#ids}` }
      : { type: 'play', command: rng(this.#ids).pick(legal) };
  }

  leave(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }
}

/** Whether it came to its end before patience did. */
async function inTime(asked: Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked.then(() => true), patience]);
  } finally {
    clearTimeout(late);
  }
}
