import type { ServerResponse } from 'node:http';
import type { Bye } from '@cifra/protocol';
import { type PersonId, RoomClosed, type RoomHandle, type Subscriber } from '@cifra/room';
import type { Connection } from '../connections/connections.ts';
import type { House } from '../house.ts';
import { mark } from '../log.ts';
import { StoreAway } from '../store/house-data.ts';

/**
 * What a seat sees, as lines of JSON. Each line is the whole of it with the legal moves, so a bot needs no fold of
 * its own; and because a newer line makes an older one worthless, a slow reader gets fewer lines, not a longer queue.
 */
export class BotStream implements Connection, Subscriber {
  readonly person: PersonId;
  readonly address: string;
  readonly holder = null;
  readonly isLooking = true;
  readonly #house: House;
  readonly #room: RoomHandle;
  readonly #response: ServerResponse;
  readonly #forget: () => void;
  /** The newest version that was told but not written, and whether one is being written. */
  #isStale = false;
  #isWriting = false;
  /** Was it full at the last beat, and has nothing been read since? */
  #isUnread = false;
  #isOver = false;
  #version = -1;

  constructor(
    house: House,
    room: RoomHandle,
    person: PersonId,
    address: string,
    response: ServerResponse,
    headers: { readonly [name: string]: string | number | string[] },
    forgotten: () => void,
  ) {
    this.person = person;
    this.address = address;
    this.#house = house;
    this.#room = room;
    this.#response = response;
    const forget = house.connections.add(this);
    this.#forget = () => {
      forget();
      forgotten();
    };
    response.writeHead(200, { ...headers, 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    response.flushHeaders();
    response.on('close', () => this.#close());
    response.on('error', () => this.#close());
    response.on('drain', () => {
      this.#isUnread = false;
      this.#next();
    });
    room.join(this).then(
      () => {
        if (this.#isOver) room.part(this);
      },
      (error: unknown) => this.#fail(error),
    );
  }

  get room(): string {
    return this.#room.id;
  }

  tell({ type }: { readonly type: string }): void {
    // Who is connected is nothing that a bot plays by.
    if (type === 'presence') return;
    this.#isStale = true;
    this.#next();
  }

  end(bye: Bye): void {
    if (this.#isOver) return;
    this.#response.end(`${JSON.stringify({ type: 'bye', code: bye })}\n`);
    this.#close();
  }

  /** An empty line keeps proxies from thinking that nobody is there. Who has read nothing since the last one is not. */
  beat(): void {
    if (this.#isOver) return;
    if (!this.#response.writableNeedDrain) {
      if (!this.#isWriting) this.#response.write('\n');
      return;
    }
    if (!this.#isUnread) {
      this.#isUnread = true;
      return;
    }
    this.#house.counts.slowDropped++;
    this.#response.destroy();
    this.#close();
  }

  #next(): void {
    if (this.#isOver || this.#isWriting || !this.#isStale || this.#response.writableNeedDrain) return;
    this.#isWriting = true;
    this.#isStale = false;
    this.#write().then(
      () => {
        this.#isWriting = false;
        this.#next();
      },
      (error: unknown) => this.#fail(error),
    );
  }

  async #write(): Promise<void> {
    const view = await this.#room.view(this.person);
    const legal = await this.#room.legal(this.person);
    if (this.#isOver || view.version === this.#version) return;
    this.#version = view.version;
    const line = JSON.stringify({ type: 'state', view, legal });
    this.#house.counts.messagesOut++;
    this.#response.write(`${line}\n`);
  }

  #fail(error: unknown): void {
    if (this.#isOver) return;
    if (error instanceof RoomClosed || error instanceof StoreAway || error === this.#house.store.broken) {
      this.end('stopping');
      return;
    }
    this.#house.log.error({ room: mark(this.room), err: error }, 'a stream failed');
    this.#response.destroy();
    this.#close();
  }

  #close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#forget();
    this.#room.part(this);
  }
}
