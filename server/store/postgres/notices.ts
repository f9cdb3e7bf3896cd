import type { RoomId } from '@cifra/room';
import type { HouseMessage } from '../neighbours.ts';
import type { PgPool } from './pool.ts';
import { CHANNEL } from './session.ts';

/** A room, its version, and who minds it. */
export type Head = readonly [RoomId, number, string | null];

/** What goes from one process to all others. */
export type Notice =
  | { readonly from: string; readonly heads: readonly Head[] }
  /** In these rooms somebody came or went. */
  | { readonly from: string; readonly attended: readonly RoomId[] }
  /** Somebody joined, or left and let go of what was due. */
  | { readonly from: string; readonly came: boolean }
  | { readonly from: string; readonly say: HouseMessage };

/** A message of PostgreSQL has at most 8,000 bytes. */
const MOST_BYTES = 7_900;
const AT_ONCE = 100;

/**
 * Tells the others, many rooms in one message. One statement is under way at a time: what is to be told meanwhile
 * gathers for the next one. What cannot be told is forgotten: the others find out by the versions.
 */
export class Notices {
  readonly #pool: PgPool;
  readonly #from: () => string;
  readonly #heads = new Map<RoomId, Head>();
  readonly #attended = new Set<RoomId>();
  #others: Notice[] = [];
  #sending: Promise<void> | null = null;

  constructor(pool: PgPool, from: () => string) {
    this.#pool = pool;
    this.#from = from;
  }

  head(head: Head): void {
    this.#heads.set(head[0], head);
    this.#start();
  }

  attended(room: RoomId): void {
    this.#attended.add(room);
    this.#start();
  }

  say(message: HouseMessage): void {
    this.#others.push({ from: this.#from(), say: message });
    this.#start();
  }

  came(isHere: boolean): void {
    this.#others.push({ from: this.#from(), came: isHere });
    this.#start();
  }

  async settled(): Promise<void> {
    await this.#sending;
  }

  #start(): void {
    this.#sending ??= this.#send();
  }

  async #send(): Promise<void> {
    await null;
    while (this.#heads.size + this.#attended.size + this.#others.length > 0) {
      const payloads = this.#take().map((notice) => JSON.stringify(notice));
      const fitting = payloads.filter((text) => Buffer.byteLength(text) <= MOST_BYTES);
      try {
        await this.#pool.query(`select pg_notify('${CHANNEL}', text) from unnest($1::text[]) as text`, [fitting]);
      } catch {
        // The others compare versions with the store when they have heard nothing.
      }
    }
    this.#sending = null;
  }

  #take(): readonly Notice[] {
    const from = this.#from();
    const heads = [...this.#heads.values()];
    const attended = [...this.#attended];
    const notices = this.#others;
    this.#heads.clear();
    this.#attended.clear();
    this.#others = [];
    return [
      ...notices,
      ...pages(heads).map((page) => ({ from, heads: page })),
      ...pages(attended).map((page) => ({ from, attended: page })),
    ];
  }
}

function pages<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
    all.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}
