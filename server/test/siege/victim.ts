import { RoomSession } from '@cifra/client';
import { findGame } from '@cifra/games/rules';
import { rng } from '@cifra/kernel';
import type { ClientMessage } from '@cifra/protocol';
import { asView, type OrderAnswer, type RoomOrder } from '@cifra/room';
import { WebSocket } from 'ws';
import { pause } from './attacks/attack.ts';
import { ask } from './attacks/house-guest.ts';

export const VICTIM = '127.0.0.2';
/** Between two moves; people are slower, but a run must have moves to measure. */
const BETWEEN_MS = 25;

export type Acknowledged = {
  readonly room: string;
  readonly by: string;
  readonly id: string;
  readonly version: number;
};

/** What was noticed in a while. */
export type Noticed = {
  /** Milliseconds until an order was acknowledged, a visitor answered, a bot had moved. */
  readonly moves: readonly number[];
  readonly visits: readonly number[];
  readonly bots: readonly number[];
  /** How often somebody was not let in or not answered, or one's own room was missing in the list. */
  readonly shutOut: number;
};

/** Somebody who plays alone against time at another address, and whose every wait is measured. */
export class Victim {
  readonly acknowledged: Acknowledged[] = [];
  readonly #port: number;
  readonly #room: string;
  readonly #cookie: string;
  readonly #session: RoomSession;
  #socket: WebSocket | null = null;
  #lastId = '';
  #ids = 0;
  #isOver = false;
  /** Times that the connection was lost. */
  lost = 0;

  private constructor(port: number, room: string, cookie: string) {
    this.#port = port;
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
      changed: () => {},
    });
  }

  static async arrive(port: number): Promise<Victim> {
    const opening = { game: 'qwinto', seats: 2, pace: 0, listed: true };
    const { body, cookie, status } = await ask(port, 'POST', '/api/rooms', { body: opening, address: VICTIM });
    if (status !== 201 || cookie === undefined) throw new Error(`The victim was not let in: ${status} ${body}`);
    const victim = new Victim(port, (JSON.parse(body) as { id: string }).id, cookie);
    victim.#connect();
    await victim.#order({ type: 'sit' });
    await victim.#order({ type: 'bot', seat: 1, level: 'novice' });
    return victim;
  }

  #connect(): void {
    const url = `ws://127.0.0.1:${this.#port}/api/rooms/${this.#room}/socket`;
    const socket = new WebSocket(url, { headers: { cookie: this.#cookie }, localAddress: VICTIM });
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
      this.lost++;
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
    const bots: number[] = [];
    let botSince: number | null = null;
    let shutOut = 0;
    const visit = async () => {
      while (performance.now() < until) {
        const since = performance.now();
        const { status, body } = await ask(this.#port, 'GET', '/api/rooms', { address: VICTIM });
        if (status === 200 && body.includes(this.#room)) visits.push(performance.now() - since);
        else shutOut++;
        await pause(100);
      }
    };
    const visiting = visit();
    while (performance.now() < until) {
      const since = performance.now();
      const late = pause(15_000).then(() => null);
      const next = this.#next();
      if (next.type === 'note') botSince ??= since;
      else if (botSince !== null) {
        bots.push(since - botSince);
        botSince = null;
      }
      const answer = await Promise.race([this.#order(next), late]);
      moves.push(performance.now() - since);
      if (answer === null) shutOut++;
      await pause(BETWEEN_MS);
    }
    await visiting;
    return { moves, visits, bots, shutOut };
  }

  /** What to do now: a move, a new match, or a word to oneself while the bot moves. */
  #next(): RoomOrder {
    const { view } = this.#session;
    const game = findGame(view?.table.game ?? '')?.game;
    if (view?.table.phase === 'lobby') return { type: 'start', nonce: 'ab'.repeat(32) };
    if (view?.table.phase === 'over') return { type: 'rematch' };
    const legal = view?.match == null || game === undefined ? [] : [...game.legal(asView(view.match))];
    return legal.length === 0
      ? { type: 'note', text: `note ${this.#ids}` }
      : { type: 'play', command: rng(this.#ids).pick(legal) };
  }

  leave(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }
}
