import type { AnyGame } from '@cifra/kernel';
import type { RoomEntry } from '../model/events.ts';
import type { RoomId } from '../model/person.ts';
import type { Ports, Stored } from '../model/ports.ts';
import { RoomClosed } from '../model/room-closed.ts';
import { foldRoom } from '../state/fold.ts';
import { readLog, snapshotOf, stateOf } from '../state/load.ts';
import type { RoomState } from '../state/state.ts';
import { appendOf, type Batch, decideBatch, type QueuedOrder, type RoomMemory } from './batch.ts';

/** A state is put away when reading the log again would take so many entries. */
const KEEP_AFTER = 64;
/** How many entries of another process are read at once. */
const PAGE = 200;

/** Something that waits for its turn: an order, or somebody who only reads. */
type Waiting =
  | { readonly type: 'order'; readonly order: QueuedOrder; readonly isFirst: boolean }
  | {
      readonly type: 'read';
      readonly read: (state: RoomState) => Promise<void>;
      readonly fail: (error: unknown) => void;
    };

/** What is carried out in one step: one read, or all the orders until the next one. */
type Taken = readonly Waiting[];

/** What became of a step. */
type StepResult =
  | { readonly type: 'done' }
  /** The log could not be read: everything that waits is in vain. */
  | { readonly type: 'unreadable'; readonly error: unknown }
  /** What was taken is lost, and nobody knows what the store has of it. */
  | { readonly type: 'lost'; readonly taken: Taken; readonly error: unknown };

const DONE: StepResult = { type: 'done' };

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
  readonly #ports: Pick<Ports, 'store' | 'bus' | 'clock' | 'report'>;
  readonly #id: RoomId;
  readonly #game: AnyGame;
  readonly #on: QueueHandlers;
  #waiting: Waiting[] = [];
  #memory: RoomMemory | null = null;
  /** Ends when nothing waits; null at rest. */
  #running: Promise<void> | null = null;
  #isClosed = false;
  /** The version of the state that was put away last. */
  #kept = 0;

  constructor(ports: Pick<Ports, 'store' | 'bus' | 'clock' | 'report'>, id: RoomId, game: AnyGame, on: QueueHandlers) {
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
    this.#add({ type: 'order', order, isFirst: false });
  }

  /** Before everything that waits; where it cannot be written, what waits cannot go on either. */
  pushFirst(order: QueuedOrder): void {
    this.#waiting.unshift({ type: 'order', order, isFirst: true });
    this.#start();
  }

  read<T>(read: (state: RoomState) => T | Promise<T>): Promise<T> {
    return new Promise((resolve, fail) => {
      this.#add({ type: 'read', read: async (state) => resolve(await read(state)), fail });
    });
  }

  /** Reads what another process has written. Only from within a step. */
  async catchUp(): Promise<void> {
    for (;;) {
      const { state, secret } = this.#known();
      const entries = await this.#ports.store.read(this.#id, state.version, PAGE);
      if (entries.length === 0) return;
      let next = state;
      for (const entry of entries) next = foldRoom(this.#game, next, entry);
      const stored = next.table.match === secret?.match ? null : await this.#ports.store.load(this.#id);
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

  /** Step by step until nothing waits. */
  async #run(): Promise<void> {
    // What arrives in the same tick waits together.
    await null;
    while (this.#waiting.length > 0) this.#settle(await this.#step());
    this.#running = null;
  }

  async #step(): Promise<StepResult> {
    try {
      if (this.#memory === null) await this.#wake();
    } catch (error) {
      return { type: 'unreadable', error };
    }
    // Waking may have put something first.
    const taken = this.#take();
    try {
      const [first] = taken;
      if (first?.type === 'read') await first.read(this.#known().state);
      else await this.#carryOut(ordersOf(taken));
    } catch (error) {
      return { type: 'lost', taken, error };
    }
    try {
      if (this.#memory !== null) this.#on.attend(this.#memory.state);
      return DONE;
    } catch (error) {
      return { type: 'lost', taken: [], error };
    }
  }

  #settle(result: StepResult): void {
    switch (result.type) {
      case 'done':
        return;
      case 'unreadable':
        this.#lose(this.#waiting.splice(0), result.error);
        return;
      case 'lost': {
        // Read again, the room would need the same first step, and lose it again, for as long as anybody waits behind it.
        const isInVain = result.taken.some((item) => item.type === 'order' && item.isFirst);
        this.#lose(isInVain ? [...result.taken, ...this.#waiting.splice(0)] : result.taken, result.error);
        return;
      }
    }
  }

  #lose(lost: Taken, error: unknown): void {
    // Whatever the store has, memory may have something else.
    this.#memory = null;
    this.#ports.report.failed(this.#id, 'store', error);
    for (const item of lost) giveUp(item, error);
  }

  #take(): Taken {
    if (this.#waiting[0]?.type === 'read') return this.#waiting.splice(0, 1);
    const end = this.#waiting.findIndex(({ type }) => type === 'read');
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
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
    if (this.#memory === null) throw new Error(`Room ${this.#id} is asleep`);
    return this.#memory;
  }

  async #carryOut(orders: readonly QueuedOrder[]): Promise<void> {
    let batch = decideBatch(this.#game, this.#known(), orders, this.#ports.clock.now());
    while (batch.entries.length > 0) {
      const appended = await this.#ports.store.append(this.#id, appendOf(this.#game, batch));
      if (appended === 'done') {
        this.#publish(batch);
        break;
      }
      // Another process was quicker: what it wrote is read, and everything is decided anew.
      await this.catchUp();
      batch = decideBatch(this.#game, this.#known(), orders, this.#ports.clock.now());
    }
    for (const [at, order] of orders.entries()) order.settle(batch.results[at] ?? { type: 'not-saved' });
  }

  #publish({ memory, entries, broken }: Batch): void {
    this.#memory = memory;
    if (broken !== undefined) this.#ports.report.broke(this.#id, broken);
    this.#ports.bus.hint(this.#id, memory.state.version);
    this.#on.happened(entries, memory.state);
  }
}

function ordersOf(taken: Taken): readonly QueuedOrder[] {
  return taken.flatMap((item) => (item.type === 'order' ? [item.order] : []));
}

function giveUp(item: Waiting, error: unknown): void {
  if (item.type === 'read') item.fail(error);
  else item.order.settle({ type: 'not-saved' });
}
