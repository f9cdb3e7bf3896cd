import type { Seat } from '@cifra/kernel';
import type { RoomId } from '../model/person.ts';
import type { Clock, Neighbours } from '../model/ports.ts';
import type { Reaction } from '../model/reactions.ts';
import type { Subscribers } from './subscribers.ts';

/** So long after one face a seat makes no other, in milliseconds. */
const PAUSE = 1_500;

/** Faces that people make at the table: told to everybody who is here, kept nowhere. */
export class Reactions {
  readonly #room: RoomId;
  readonly #neighbours: Neighbours;
  readonly #clock: Clock;
  readonly #subscribers: Subscribers;
  readonly #last = new Map<Seat, number>();

  constructor(room: RoomId, neighbours: Neighbours, clock: Clock, subscribers: Subscribers) {
    this.#room = room;
    this.#neighbours = neighbours;
    this.#clock = clock;
    this.#subscribers = subscribers;
  }

  /** One that comes too soon after the last is not told to anybody, nor is that: it is a face, not an order. */
  make(seat: Seat, reaction: Reaction): void {
    const now = this.#clock.now();
    if (now - (this.#last.get(seat) ?? Number.NEGATIVE_INFINITY) < PAUSE) return;
    this.#neighbours.pass(this.#room, { type: 'reacted', seat, reaction });
    this.heard(seat, reaction);
  }

  /** One that was made, here or at another process. */
  heard(seat: Seat, reaction: Reaction): void {
    this.#last.set(seat, this.#clock.now());
    this.#subscribers.sayToAll({ type: 'reacted', seat, reaction });
  }
}
