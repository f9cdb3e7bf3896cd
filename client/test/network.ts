import type { Rng } from '@cifra/kernel';
import { type ClientMessage, clientMessage, type ServerMessage } from '@cifra/protocol';
import type { Person, RoomHandle, Subscriber } from '@cifra/room';
import type { HandClock } from '../../room/test/house.ts';
import type { RoomSession } from '../index.ts';

export type Weather = {
  /** Of 1: a message is lost, comes twice, or the connection breaks with it. */
  readonly drop: number;
  readonly twice: number;
  readonly cut: number;
  /** The longest way of a message, in milliseconds; one may overtake another. */
  readonly delay: number;
};

export const CALM: Weather = { drop: 0, twice: 0, cut: 0, delay: 5 };

/** A bad line between a session and a room: what is sent may be lost, late, doubled, or the line breaks. */
export class BadLine {
  readonly #session: RoomSession;
  readonly #person: Person;
  readonly #room: () => RoomHandle | null;
  readonly #clock: HandClock;
  readonly #rng: Rng;
  weather: Weather;
  #connection = 0;
  #listener: Subscriber | null = null;
  #joined: RoomHandle | null = null;
  /** Bytes that reached the client. */
  heard: string[] = [];
  reconnections = 0;

  constructor(
    session: RoomSession,
    person: Person,
    room: () => RoomHandle | null,
    clock: HandClock,
    { rng, weather }: { readonly rng: Rng; readonly weather: Weather },
  ) {
    this.#session = session;
    this.#person = person;
    this.#room = room;
    this.#clock = clock;
    this.#rng = rng;
    this.weather = weather;
  }

  open(): void {
    const connection = ++this.#connection;
    this.#part();
    const down = (message: ServerMessage) => this.#carry(connection, message, (text) => this.#arrive(text));
    this.#listener = { person: this.#person.id, tell: down };
    this.#session.opened({
      send: (message) => this.#carry(connection, message, (text) => this.#serve(connection, text, down)),
      reconnect: () => this.cut(),
    });
  }

  /** The line breaks, both ends notice, and a while later it is tried again. */
  cut(): void {
    this.#connection++;
    this.reconnections++;
    this.#part();
    this.#session.closed();
    const connection = this.#connection;
    this.#clock.after(1 + this.#rng.below(50), () => {
      if (connection === this.#connection) this.open();
    });
  }

  #part(): void {
    if (this.#listener !== null) this.#joined?.part(this.#listener);
    this.#listener = null;
    this.#joined = null;
  }

  #carry(connection: number, message: object, arrive: (text: string) => void): void {
    if (connection !== this.#connection) return;
    const text = JSON.stringify(message);
    if (this.#rng.unit() < this.weather.cut) {
      this.#clock.after(0, () => connection === this.#connection && this.cut());
      return;
    }
    const copies = this.#rng.unit() < this.weather.drop ? 0 : this.#rng.unit() < this.weather.twice ? 2 : 1;
    for (let copy = 0; copy < copies; copy++)
      this.#clock.after(this.#rng.below(this.weather.delay), () => {
        if (connection === this.#connection) arrive(text);
      });
  }

  #arrive(text: string): void {
    this.heard.push(text);
    this.#session.heard(JSON.parse(text));
  }

  /** What a server does with a message. */
  #serve(connection: number, text: string, down: (message: ServerMessage) => void): void {
    const message: ClientMessage = clientMessage.parse(JSON.parse(text));
    const room = this.#room();
    const listener = this.#listener;
    if (room === null || listener === null) return;
    if (message.type === 'ping') down({ type: 'pong', now: this.#clock.now(), version: room.toldVersion });
    else if (message.type === 'hello') {
      this.#joined = room;
      void room.join(listener, message.seen).then(() => {
        if (connection !== this.#connection) room.part(listener);
      });
    } else if (message.type === 'shown') room.shown(listener, message.version);
    else
      void room.order(this.#person, message.id, message.order).then((answer) => {
        if (answer.ok) down({ type: 'done', id: message.id, version: answer.version });
        else down({ type: 'refused', id: message.id, refusal: answer.refusal });
      });
  }
}
