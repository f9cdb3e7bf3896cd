import type { Duplex } from 'node:stream';
import type { Refusal } from '@cifra/kernel';
import { type Bye, PROTOCOL, readClientMessage } from '@cifra/protocol';
import {
  type LastSeen,
  type News,
  type OrderAnswer,
  type Person,
  RoomClosed,
  type RoomHandle,
  type RoomOrder,
  type Subscriber,
} from '@cifra/room';
import type { RawData, WebSocket } from 'ws';
import type { Connection } from '../connections/connections.ts';
import { costOf, findRoom, type House } from '../house.ts';
import { mark } from '../log.ts';
import { StoreAway } from '../store/house-data.ts';
import { cork } from './cork.ts';
import { MAX_WAITING, newsFrame, PING, pongFrame, textFrame } from './frames.ts';

/** Orders that may wait for the room's first answer, and orders that may be under way. */
const MAX_EARLY = 16;
const MAX_UNDER_WAY = 64;

/** Whoever has not said hello by then has nothing to say. */
const GREETING_MS = 10_000;

/** An order of which nobody knows whether it was saved is tried again after so long. */
const ASK_AGAIN_MS = 100;

/** So many bytes come before they are counted: a move is far shorter, and counting would be dearer than reading it. */
const WEIGHED_TOGETHER = 4_096;

/** Whoever floods us has so long to hear why we hang up. */
const FAREWELL_MS = 500;

/** WebSocket close codes: 1012 asks the client to come back; the others say in `bye` what is the matter. */
const CLOSE_CODES: { readonly [bye in Bye]: number } = {
  'bad-message': 1008,
  'no-such-room': 4004,
  'too-fast': 4029,
  'too-slow': 1013,
  'other-protocol': 4010,
  'seat-moved': 4003,
  stopping: 1012,
  'not-allowed': 4001,
  'other-tab': 4009,
};

/** Who holds a socket, found out before it opened. */
export type Guest = {
  readonly roomId: string;
  readonly address: string;
  /** The hash of their key; null for a token. */
  readonly holder: string | null;
  /** A screen for everybody shows the table to nobody in particular. */
  readonly isScreen: boolean;
  /** What the socket writes to. */
  readonly stream: Duplex;
  /** Does it when this address may be heard. */
  readonly inTurn: (job: () => void) => void;
  /** Who this is in the room, under the name wished for. */
  readonly person: (name: string | undefined) => Promise<Person>;
  /** They have a seat there, or ask for one. */
  readonly sits: (person: string) => Promise<void>;
  /** May they say something more now, at this cost? */
  readonly maySay: (now: number, cost: number) => boolean;
  /** May they send so many bytes more now, whatever these say? */
  readonly maySend: (size: number, now: number) => boolean;
  /** Why an order of so many bytes is not kept; null where it is. */
  readonly mayKeep: (order: RoomOrder['type'], size: number) => Refusal | null;
};

/** One client at one room: the protocol on one side, the room on the other. */
export class Socket implements Connection, Subscriber {
  readonly #house: House;
  readonly #ws: WebSocket;
  readonly #guest: Guest;
  readonly #forget: () => void;
  #state: 'new' | 'greeting' | 'here' | 'gone' = 'new';
  #me: Person = { id: '', name: '' };
  #room: RoomHandle | null = null;
  #early: { readonly id: string; readonly order: RoomOrder; readonly size: number }[] = [];
  #underWay = 0;
  /** Bytes that have come and are not counted yet. */
  #unweighed = 0;
  #isAlive = true;
  #isHidden = false;
  /** Has our own ping not been answered yet? */
  #isAsked = false;
  /** Runs out where nobody says hello. */
  readonly #patience: NodeJS.Timeout;

  constructor(house: House, ws: WebSocket, guest: Guest) {
    this.#house = house;
    this.#ws = ws;
    this.#guest = guest;
    this.#forget = house.connections.add(this);
    this.#patience = setTimeout(() => this.end('too-slow'), GREETING_MS);
    ws.on('message', this.#hear);
    ws.on('ping', this.#ping);
    ws.on('pong', this.#pong);
    ws.on('close', this.#close);
    guest.stream.on('data', this.#weigh);
    // A close follows each error.
    ws.on('error', ignore);
  }

  get room(): string {
    return this.#guest.roomId;
  }

  get address(): string {
    return this.#guest.address;
  }

  get holder(): string | null {
    return this.#guest.holder;
  }

  get isLooking(): boolean {
    return !this.#isHidden && !this.#guest.isScreen;
  }

  get person(): string {
    return this.#me.id;
  }

  tell(news: News): void {
    this.#house.counts.messagesOut++;
    this.#write(newsFrame(news));
  }

  end(bye: Bye): void {
    if (this.#state === 'gone') return;
    if (bye === 'too-fast' || bye === 'bad-message') this.#house.refusals.add(bye, this.address);
    this.#say({ type: 'bye', code: bye });
    this.#leave();
    this.#ws.close(CLOSE_CODES[bye], bye);
    // What a flood still brings is not even read; by the time the connection closes the farewell has arrived.
    if (bye !== 'too-fast') return;
    this.#ws.pause();
    setTimeout(() => this.#ws.terminate(), FAREWELL_MS);
  }

  beat(): void {
    if (!this.#isAlive) {
      this.#ws.terminate();
      return;
    }
    this.#isAlive = false;
    this.#isAsked = true;
    this.#write(PING);
  }

  /** Frames that are no messages cost as much as messages. */
  readonly #ping = (data: Buffer): void => {
    if (this.#state === 'gone') return;
    if (this.#mayGoOn()) this.#write(pongFrame(data));
  };

  readonly #pong = (): void => {
    if (this.#state === 'gone') return;
    this.#isAlive = true;
    if (this.#isAsked) this.#isAsked = false;
    else this.#mayGoOn();
  };

  /** Counts everything that comes, empty frames and parts of messages too. */
  readonly #weigh = (chunk: Buffer): void => {
    this.#unweighed += chunk.length;
    if (this.#unweighed < WEIGHED_TOGETHER || this.#state === 'gone') return;
    const size = this.#unweighed;
    this.#unweighed = 0;
    if (this.#guest.maySend(size, this.#house.monotonicNow())) return;
    this.#house.counts.limited++;
    this.end('too-fast');
  };

  #mayGoOn(): boolean {
    if (this.#guest.maySay(this.#house.monotonicNow(), 1)) return true;
    this.#house.counts.limited++;
    this.end('too-fast');
    return false;
  }

  readonly #hear = (data: RawData, isBinary: boolean): void => {
    if (this.#state === 'gone') return;
    this.#house.counts.messagesIn++;
    this.#isAlive = true;
    const size = sizeOf(data);
    const at = this.#house.monotonicNow();
    // Counted before it waits, so that what waits is bounded.
    if (!this.#guest.maySay(at, costOf(size))) {
      this.#house.counts.limited++;
      this.end('too-fast');
      return;
    }
    this.#guest.inTurn(() => {
      if (this.#state === 'gone') return;
      const bye = this.#take(data, isBinary, size, at);
      if (bye !== null) this.end(bye);
    });
  };

  /** Why the connection cannot go on after this message, or null. */
  #take(data: RawData, isBinary: boolean, size: number, at: number): Bye | null {
    const { counts, now } = this.#house;
    const message = isBinary ? null : readClientMessage(data.toString());
    if (message === null) {
      counts.badMessages++;
      return 'bad-message';
    }
    switch (message.type) {
      case 'hello':
        if (this.#state !== 'new') return 'bad-message';
        if (message.protocol !== PROTOCOL) return 'other-protocol';
        this.#state = 'greeting';
        this.#isHidden = message.hidden === true;
        clearTimeout(this.#patience);
        void this.#greet(message.name, message.seen);
        return null;
      case 'order':
        if (this.#state === 'new') return 'bad-message';
        if (this.#state === 'here') return this.#order(message.id, message.order, size, at);
        this.#early.push({ ...message, size });
        return this.#early.length > MAX_EARLY ? 'too-fast' : null;
      case 'shown':
        this.#room?.shown(this, message.version);
        return null;
      case 'react':
        this.#room?.react(this, message.reaction);
        return null;
      case 'ping':
        this.#isHidden = message.hidden === true;
        // With the version, a client notices that the last message was lost, when no further one shows the gap.
        this.#say({
          type: 'pong',
          now: this.#room?.now() ?? now(),
          ...(this.#room === null ? {} : { version: this.#room.toldVersion }),
        });
        return null;
    }
  }

  async #greet(name: string | undefined, seen: LastSeen | undefined): Promise<void> {
    try {
      const room = await findRoom(this.#house, this.#guest.roomId);
      if (room === null) {
        this.end('no-such-room');
        return;
      }
      this.#me = await this.#guest.person(name);
      if (this.#isGone()) return;
      await room.join(this, seen);
      this.#room = room;
      const { table } = await room.view(this.#me.id);
      if (table.seats.some((seat) => seat.person?.id === this.#me.id)) await this.#guest.sits(this.#me.id);
      // It may have closed while the room was read.
      if (this.#isGone()) room.part(this);
      else this.#welcome();
    } catch (error) {
      this.#fail(error);
    }
  }

  #welcome(): void {
    this.#state = 'here';
    const early = this.#early;
    this.#early = [];
    const at = this.#house.monotonicNow();
    for (const { id, order, size } of early) this.#order(id, order, size, at);
  }

  #isGone(): boolean {
    return this.#state === 'gone';
  }

  #order(id: string, order: RoomOrder, size: number, askedAt: number): Bye | null {
    if (this.#room === null) return null;
    if (this.#underWay >= MAX_UNDER_WAY) return 'too-fast';
    const refusal = this.#guest.mayKeep(order.type, size);
    if (refusal !== null) {
      this.#house.counts.limited++;
      this.#house.refusals.add(refusal.code, this.address);
      this.#say({ type: 'refused', id, refusal });
      return null;
    }
    this.#underWay++;
    this.#give(this.#room, id, order).then(
      (answer) => this.#answer(id, order, answer, askedAt),
      (error: unknown) => this.#fail(error),
    );
    return null;
  }

  #give(room: RoomHandle, id: string, order: RoomOrder): Promise<OrderAnswer> {
    const isNamed = order.type === 'rename' || order.type === 'sit';
    return isNamed ? this.#giveNamed(room, id, order) : room.order(this.#me, id, order);
  }

  async #giveNamed(room: RoomHandle, id: string, order: RoomOrder): Promise<OrderAnswer> {
    const wish = order.type === 'sit' ? order.name : undefined;
    // Written down first: whoever sits somewhere finds it again, whatever happens in between.
    if (order.type === 'sit') await this.#guest.sits(this.#me.id);
    // A name may have been changed since this connection began.
    if (order.type === 'rename' || wish !== undefined) this.#me = await this.#guest.person(wish);
    return room.order(this.#me, id, order);
  }

  #answer(id: string, order: RoomOrder, answer: OrderAnswer, askedAt: number): void {
    if (this.#mustAskAgain(answer)) {
      setTimeout(() => {
        if (this.#room === null) return;
        this.#room.order(this.#me, id, order).then(
          (next) => this.#answer(id, order, next, askedAt),
          (error: unknown) => this.#fail(error),
        );
      }, ASK_AGAIN_MS);
      return;
    }
    this.#underWay--;
    this.#house.answerTimes.record(this.#house.monotonicNow() - askedAt);
    if (answer.ok) {
      this.#house.counts.commandsTaken++;
      this.#house.counts.messagesOut++;
      this.#write(textFrame(`{"type":"done","id":${JSON.stringify(id)},"version":${answer.version}}`));
    } else {
      this.#house.counts.commandsRefused++;
      this.#say({ type: 'refused', id, refusal: answer.refusal });
    }
  }

  /**
   * A database that is only being started again is waited for, under the same id: so a page need not find out by itself
   * that nobody knows whether its order was saved.
   */
  #mustAskAgain(answer: OrderAnswer): boolean {
    if (answer.ok || answer.refusal.code !== 'not-saved' || this.#isGone()) return false;
    const { mayWrite, isMember } = this.#house.neighbours;
    return mayWrite && isMember;
  }

  /** Not the client's mistake: it may come back and ask again. */
  #fail(error: unknown): void {
    if (error instanceof RoomClosed || error instanceof StoreAway || error === this.#house.store.broken) {
      this.end('stopping');
      return;
    }
    this.#house.log.error({ room: mark(this.room), err: error }, 'a socket failed');
    this.#leave();
    this.#ws.close(1011);
  }

  #say(message: object): void {
    this.#house.counts.messagesOut++;
    this.#write(textFrame(JSON.stringify(message)));
  }

  #write(frame: Buffer): void {
    const ws = this.#ws;
    if (this.#state === 'gone' || ws.readyState !== ws.OPEN) return;
    // What is said in one moment has not had the time to be read: only what waited before it counts.
    if (cork(this.#guest.stream) && ws.bufferedAmount > MAX_WAITING) {
      this.#house.counts.slowDropped++;
      // No farewell: it would have to wait behind what is not being read.
      this.#leave();
      ws.terminate();
      return;
    }
    // Without compression `ws` writes at once too, so that its own frames and ours keep their order.
    this.#guest.stream.write(frame);
  }

  readonly #close = (): void => {
    this.#leave();
  };

  #leave(): void {
    if (this.#state === 'gone') return;
    this.#state = 'gone';
    clearTimeout(this.#patience);
    this.#guest.stream.off('data', this.#weigh);
    this.#forget();
    this.#house.limits.sockets.remove(this.#guest.address);
    this.#room?.part(this);
    this.#early = [];
  }
}

function sizeOf(data: RawData): number {
  return Array.isArray(data) ? data.reduce((sum, { length }) => sum + length, 0) : data.byteLength;
}

function ignore(): void {}
