import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, Buckets } from '../limits.ts';
import type { Counts } from '../metrics.ts';
import type { RefusalTally } from '../refusal-tally.ts';
import type { Settings } from '../settings.ts';

/** Requests of one connection that may wait for their answers to be read. No browser sends a second one before. */
const MAX_IN_FLIGHT = 4;
/** Bytes that we hold because nobody reads them: of one connection, one address, in all. */
const MAX_UNREAD = { connection: 2_097_152, address: 8_388_608, all: 67_108_864 };
/** Beside its WebSockets an address has pages to load. */
const PAGE_CONNECTIONS = 100;
/** However crowded the house is, an address that has fewer than this may open one more while there is room at all. */
const ALWAYS = 4;

/** Node's own, not in its types: called for each request whose head was read. */
type RequestParser = { onIncoming?: ((...request: readonly unknown[]) => number) | null };
/** As after the head of an upgrade: what follows is not read as a request. */
const NOTHING_FOLLOWS = 2;

/** What is known of an open connection. */
type Open = {
  readonly socket: Socket;
  readonly from: FromAddress;
  /** Answers that are not read yet, and their bytes. */
  inFlight: number;
  unread: number;
};

/** All connections of one address together. */
type FromAddress = { connections: number; unread: number };

/**
 * How many connections there are, from where, and how much they leave unread. One address gets at most half of what is
 * still free (the dynamic threshold of Choudhury and Hahne): however many addresses attack, somebody new gets in.
 */
export class ConnectionLimiter {
  readonly #open = new Map<Socket, Open>();
  readonly #byAddress = new Map<string, FromAddress>();
  #unread = 0;
  readonly #arrivals: Buckets;
  readonly #perAddress: number;
  readonly #most: number;
  readonly #knowsAddresses: boolean;
  readonly #counts: Counts;
  readonly #refusals: RefusalTally;
  readonly #now: () => number;

  constructor(
    { socketsPerAddress, proxies }: Settings,
    most: number,
    counts: Counts,
    refusals: RefusalTally,
    now: () => number,
  ) {
    this.#perAddress = socketsPerAddress + PAGE_CONNECTIONS;
    this.#arrivals = new Buckets(this.#perAddress, this.#perAddress / 10);
    this.#most = most;
    // Behind a proxy every connection comes from the proxy, which has limits of its own.
    this.#knowsAddresses = proxies === 0;
    this.#counts = counts;
    this.#refusals = refusals;
    this.#now = now;
  }

  /** A new connection: may it stay? */
  admit(socket: Socket): boolean {
    // A request that offered another protocol is read again on the same connection.
    if (this.#open.has(socket)) return true;
    if (this.#hasRoomFor(socket)) return true;
    this.#counts.limited++;
    this.#refusals.add('too-many-connections', addressKey(socket.remoteAddress ?? ''));
    socket.destroy();
    return false;
  }

  /** A request: may it be answered? What was sent in one breath goes on arriving after its connection was ended. */
  begin({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const open = this.#open.get(socket);
    if (open === undefined || socket.destroyed) return false;
    if (open.inFlight >= MAX_IN_FLIGHT) {
      this.#hangUp(socket);
      return false;
    }
    open.inFlight++;
    response.once('close', () => {
      open.inFlight--;
    });
    return true;
  }

  /**
   * What was sent in one breath is read in one go: without this Node makes a request of each, and an error with a stack of
   * each when the connection ends, which costs more than all answers. Call it when the server has set up the connection.
   */
  limitPipelining(socket: Socket): void {
    const { parser } = socket as { readonly parser?: RequestParser | null };
    const read = parser?.onIncoming;
    if (parser == null || typeof read !== 'function') return;
    parser.onIncoming = (...request) => {
      const open = this.#open.get(socket);
      if (open !== undefined && !socket.destroyed && open.inFlight < MAX_IN_FLIGHT) return read(...request);
      if (!socket.destroyed) this.#hangUp(socket);
      return NOTHING_FOLLOWS;
    };
  }

  /** An answer of so many bytes is about to be sent, and held until it is read. */
  hold({ socket }: IncomingMessage, response: ServerResponse, bytes: number): void {
    const open = this.#open.get(socket);
    if (open === undefined) return;
    this.#count(open, bytes);
    response.once('close', () => {
      // Ended connections have been counted off as a whole.
      if (this.#open.has(socket)) this.#count(open, -bytes);
    });
    if (this.#isTooMuch(open.unread, open.from.unread, this.#unread)) this.#hangUp(socket);
  }

  #count(open: Open, bytes: number): void {
    open.unread += bytes;
    open.from.unread += bytes;
    this.#unread += bytes;
  }

  #isTooMuch(ofConnection: number, ofAddress: number, all: number): boolean {
    if (ofConnection > MAX_UNREAD.connection || all > MAX_UNREAD.all) return true;
    return this.#knowsAddresses && ofAddress > MAX_UNREAD.address;
  }

  /**
   * The same for sockets and streams, which are counted by what the system has not taken yet. Call it a few times a
   * second: whoever makes us hold too much is hung up on, the largest first.
   */
  sweep(): void {
    const held: { readonly open: Open; readonly bytes: number }[] = [];
    for (const open of this.#open.values()) {
      const bytes = Math.max(open.unread, open.socket.writableLength);
      if (bytes > 0) held.push({ open, bytes });
    }
    held.sort((a, b) => b.bytes - a.bytes);
    let all = held.reduce((sum, { bytes }) => sum + bytes, 0);
    const byAddress = new Map<FromAddress, number>();
    for (const { open, bytes } of held) byAddress.set(open.from, (byAddress.get(open.from) ?? 0) + bytes);
    for (const { open, bytes } of held) {
      const here = byAddress.get(open.from) ?? 0;
      if (!this.#isTooMuch(bytes, here, all)) continue;
      all -= bytes;
      byAddress.set(open.from, here - bytes);
      this.#hangUp(open.socket);
    }
  }

  #hangUp(socket: Socket): void {
    this.#counts.slowDropped++;
    socket.destroy();
  }

  #hasRoomFor(socket: Socket): boolean {
    const free = this.#most - this.#open.size;
    if (free <= 0) return false;
    const address = addressKey(socket.remoteAddress ?? 'unknown');
    const from = this.#byAddress.get(address) ?? { connections: 0, unread: 0 };
    if (this.#knowsAddresses) {
      const at = this.#now();
      if (!this.#arrivals.of(address, at).take(at)) return false;
      if (from.connections >= Math.min(this.#perAddress, Math.max(ALWAYS, free))) return false;
    }
    const open: Open = { socket, from, inFlight: 0, unread: 0 };
    this.#open.set(socket, open);
    this.#byAddress.set(address, from);
    from.connections++;
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#count(open, -open.unread);
      from.connections--;
      if (from.connections === 0) this.#byAddress.delete(address);
    });
    return true;
  }
}
