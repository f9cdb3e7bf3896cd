import type { AnyGame } from '@cifra/kernel';
import type { RoomEntry } from '../model/events.ts';
import type { RoomId } from '../model/person.ts';
import type { Ports, Store, Stored } from '../model/ports.ts';
import { RoomClosed } from '../model/room-closed.ts';
import { foldRoom } from '../state/fold.ts';
import { readLog, snapshotOf, stateOf } from '../state/load.ts';
import type { RoomState } from '../state/state.ts';
import { appendOf, type Batch, decideBatch, type QueuedOrder, type RoomMemory } from './batch.ts';

/** A state is put away when reading the log again would take so many entries. */
const KEEP_AFTER = 64;
/** How many entries of another process are read at once. */
const PAGE = 200;

/** Somebody who only reads, in their turn. */
type QueuedRead = {
  readonly read: (state: RoomState) => Promise<void>;
  readonly fail: (error: unknown) => void;
};

type Waiting = QueuedOrder | QueuedRead;

/** What is carried out in one step: one read, or all the orders until the next one. */
type Taken = readonly [QueuedRead] | readonly QueuedOrder[];

type QueuePorts = Pick<Ports, 'store' | 'bus' | 'neighbours' | 'clock' | 'report'>;

/** What the queue calls when something is durable. */
export type QueueHandlers = {
  /** These entries are new. */
  readonly happened: (entries: readonly RoomEntry[], state: RoomState) => void;
  /** After every step: is there something due? */
  readonly attend: (state: RoomState) => void;
  /** The log was read, the first time or again. */
  readonly woke: (stored: Stored, state: RoomState) => void;
};

/**
 * The queue of a room: take what waits, decide, append, and only when that is durable tell and answer. Everything that
 * waits at the same moment shares one durable step. The state is only a memory of the log and can be forgotten.
 */
export class RoomQueue {
  readonly #ports: QueuePorts;
  readonly #id: RoomId;
  readonly #game: AnyGame;
  readonly #on: QueueHandlers;
  #waiting: Waiting[] = [];
  /** What had to come before everything that waits. */
  #first: QueuedOrder | null = null;
  #memory: RoomMemory | null = null;
  /** Ends when nothing waits; null at rest. */
  #running: Promise<void> | null = null;
  #isClosed = false;
  /** The version of the state that was put away last. */
  #kept = 0;

  constructor(ports: QueuePorts, id: RoomId, game: AnyGame, on: QueueHandlers) {
    this.#ports = ports;
    this.#id = id;
    this.#game = game;
    this.#on = on;
  }

  /** Takes a log that was just read; once, before anything else. */
  begin(stored: Stored): void {
    this.#remember(stored);
  }

  get isBusy(): boolean {
    return this.#running !== null;
  }

  /** The state, while it is in memory. */
  get state(): RoomState | null {
    return this.#memory?.state ?? null;
  }

  /** Finishes what waits and takes nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  push(order: QueuedOrder): void {
    this.#add(order);
  }

  /** Before everything that waits; where it cannot be written, what waits cannot go on either. */
  pushFirst(order: QueuedOrder): void {
    this.#first = order;
    this.#waiting.unshift(order);
    this.#start();
  }

  read<T>(read: (state: RoomState) => T | Promise<T>): Promise<T> {
    return new Promise((resolve, fail) => {
      this.#add({ read: async (state) => resolve(await read(state)), fail });
    });
  }

  /** The same, from the store's newest entry: another process may have answered somebody meanwhile. */
  readNewest<T>(read: (state: RoomState) => T | Promise<T>): Promise<T> {
    return this.read(async () => {
      await this.catchUp();
      return read(this.#known().state);
    });
  }

  /** Reads what another process has written; false where that is nothing. Only from within a step. */
  async catchUp(): Promise<boolean> {
    for (let isNew = false; ; isNew = true) {
      const { state, secret } = this.#known();
      const entries = await this.#ports.store.read(this.#id, state.version, PAGE);
      if (entries.length === 0) return isNew;
      let next = state;
      for (const entry of entries) next = foldRoom(this.#game, next, entry);
      const stored = secret?.match === promisedMatch(next) ? null : await this.#ports.store.load(this.#id);
      this.#memory = { state: next, secret: stored?.secret ?? secret };
      this.#on.happened(entries, next);
    }
  }

  /** Forgets what the log knows. */
  sleep(): void {
    const state = this.state;
    this.#memory = null;
    if (state === null || state.version - this.#kept < KEEP_AFTER) return;
    this.#kept = state.version;
    const failed = (error: unknown) => this.#ports.report.failed(this.#id, 'store', error);
    this.#ports.store.keep(this.#id, snapshotOf(state)).catch(failed);
  }

  #add(item: Waiting): void {
    if (this.#isClosed) giveUp(item, new RoomClosed(this.#id));
    else {
      this.#waiting.push(item);
      this.#start();
    }
  }

  #start(): void {
    this.#running ??= this.#run();
  }

  /**
   * Step by step until nothing waits. Every move passes here: the steps are written out in one function, because each
   * that is awaited by itself costs a move some promises.
   */
  async #run(): Promise<void> {
    // What arrives in the same tick waits together.
    await null;
    while (this.#waiting.length > 0) {
      let taken: Taken | null = null;
      try {
        if (this.#memory === null) await this.#wake();
        // Waking may have put something first.
        taken = this.#take();
        if (isOrders(taken)) {
          let batch = this.#decide(taken);
          // Another process was quicker: what it wrote is read, and everything is decided anew.
          while (
            batch.entries.length > 0
              ? (await this.#append(batch)) === 'conflict' && (await this.#mustCatchUp())
              : this.#isShared && (await this.catchUp())
          )
            batch = this.#decide(taken);
          if (batch.entries.length > 0) this.#publish(batch);
          answer(taken, batch);
        } else await taken[0].read(this.#known().state);
        taken = [];
        if (this.#memory !== null) this.#on.attend(this.#memory.state);
      } catch (error) {
        this.#lose(taken, error);
      }
    }
    this.#running = null;
  }

  /** What was taken is lost, and nobody knows what the store has of it; null where not even the log could be read. */
  #lose(taken: Taken | null, error: unknown): void {
    // Whatever the store has, memory may have something else.
    this.#memory = null;
    this.#ports.report.failed(this.#id, 'store', error);
    // Read again, the room would need the same first step, and lose it again, for as long as anybody waits behind it.
    const isInVain = taken === null || taken.some((item) => item === this.#first);
    const inVain = isInVain ? this.#waiting.splice(0) : [];
    for (const item of [...(taken ?? []), ...inVain]) giveUp(item, error);
  }

  #take(): Taken {
    const waiting = this.#waiting;
    const [first] = waiting;
    if (first !== undefined && isRead(first)) {
      waiting.shift();
      return [first];
    }
    const end = waiting.findIndex(isRead);
    this.#waiting = end < 0 ? [] : waiting.splice(end);
    return waiting as QueuedOrder[];
  }

  async #wake(): Promise<void> {
    const stored = await readLog(this.#ports.store, this.#id);
    if (stored === null) throw new Error(`The log of room ${this.#id} is gone`);
    this.#remember(stored);
  }

  #remember(stored: Stored): void {
    const state = stateOf(this.#game, stored);
    this.#memory = { state, secret: stored.secret };
    this.#kept = stored.snapshot?.version ?? 0;
    this.#on.woke(stored, state);
  }

  #known(): RoomMemory {
    if (this.#memory === null) throw new Error(`Room ${this.#id} has no state in memory`);
    return this.#memory;
  }

  #decide(orders: readonly QueuedOrder[]): Batch {
    return decideBatch(this.#game, this.#known(), orders, this.#ports.clock.now());
  }

  #append(batch: Batch): ReturnType<Store['append']> {
    return this.#ports.store.append(this.#id, appendOf(this.#game, batch));
  }

  /** Where the store has more than we know, that can be read. */
  async #mustCatchUp(): Promise<true> {
    if (!(await this.catchUp())) throw new Error(`The log of room ${this.#id} is gone`);
    return true;
  }

  /** What is refused, or already so, may only look so to who has not heard the latest: nothing is appended to find out. */
  get #isShared(): boolean {
    return this.#ports.neighbours?.mayWrite === true;
  }

  #publish({ memory, entries, broken }: Batch): void {
    this.#memory = memory;
    if (broken !== undefined) this.#ports.report.broke(this.#id, broken);
    this.#ports.bus.hint(this.#id, memory.state.version);
    this.#on.happened(entries, memory.state);
  }
}

/** The match whose secret is kept: with an outcome the next one is promised already. */
function promisedMatch({ table: { match, next } }: RoomState): number {
  return next === null ? match : match + 1;
}

function isRead(item: Waiting): item is QueuedRead {
  return 'read' in item;
}

function isOrders(taken: Taken): taken is readonly QueuedOrder[] {
  const [first] = taken;
  return first === undefined || !isRead(first);
}

function answer(orders: readonly QueuedOrder[], { results }: Batch): void {
  for (let at = 0; at < orders.length; at++) orders[at]?.settle(results[at] ?? { type: 'not-saved' });
}

function giveUp(item: Waiting, error: unknown): void {
  if (isRead(item)) item.fail(error);
  else item.settle({ type: 'not-saved' });
}
