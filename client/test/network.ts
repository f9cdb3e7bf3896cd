import type { Rng } from '@cifra/kernel';
import { clientMessage, type ServedClient, type ServerMessage, serveRoom } from '@cifra/protocol';
import type { Person, RoomHandle } from '@cifra/room';
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
  #served: ServedClient | null = null;
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
    const send = (message: ServerMessage) => this.#carry(connection, message, (text) => this.#arrive(text));
    const room = this.#room();
    this.#served = room === null ? null : serveRoom(room, this.#person, { send, end: () => this.cut() });
    const served = this.#served;
    this.#session.opened({
      send: (message) =>
        this.#carry(connection, message, (text) => served?.hear(clientMessage.parse(JSON.parse(text)))),
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
    this.#served?.close();
    this.#served = null;
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
}
