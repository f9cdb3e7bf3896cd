import type { AnyGame } from '@cifra/kernel';
import { botsToAct } from './bots-to-act.ts';
import { cardOf, changesCard } from './card.ts';
import type { RoomEntry } from './events.ts';
import { foldRoom } from './fold.ts';
import { type Batch, type Job, NOT_SAVED, runJobs } from './jobs.ts';
import { readLog, snapshotOf, stateOf } from './load.ts';
import type { RoomId } from './person.ts';
import type { Append, Ports, Secret, Stored } from './ports.ts';
import { RoomClosed } from './room-closed.ts';
import type { RoomState } from './state.ts';

/** A state is put away when reading the log again would take so many entries. */
const KEEP_AFTER = 64;
/** How many entries of another process are read at once. */
const READ = 200;

const READY = Promise.resolve();

/** Something that only looks at the room, in its turn. */
type Look = { readonly look: (state: RoomState) => Promise<void>; readonly fail: (error: unknown) => void };

/** What the desk calls when something is durable. */
export type Desked = {
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
export class Desk {
  readonly #ports: Pick<Ports, 'store' | 'bus' | 'clock' | 'report'>;
  readonly #id: RoomId;
  readonly #game: AnyGame;
  readonly #on: Desked;
  readonly #queue: (Job | Look)[] = [];
  #awake: { readonly state: RoomState; readonly secret: Secret | null } | null = null;
  #isBusy = false;
  /** What had to come before everything that waits. */
  #first: Job | null = null;
  /** What the store is writing. */
  #underWay: { readonly jobs: readonly Job[]; readonly batch: Batch } | null = null;
  /** Who waits until nothing is under way. */
  #resting: (() => void)[] = [];
  #closed = false;
  /** The version of the state that was put away last. */
  #kept = 0;

  constructor(ports: Pick<Ports, 'store' | 'bus' | 'clock' | 'report'>, id: RoomId, game: AnyGame, on: Desked) {
    this.#ports = ports;
    this.#id = id;
    this.#game = game;
    this.#on = on;
  }

  /** Takes a log that was just read; once, before anything else. */
  begin(stored: Stored): void {
    this.#take(stored);
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** The state, while it is in memory. */
  get state(): RoomState | null {
    return this.#awake?.state ?? null;
  }

  /** Finishes what waits and takes nothing more. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#isBusy) await new Promise<void>((rested) => this.#resting.push(rested));
  }

  push(job: Job): void {
    this.#add(job);
  }

  /** Before everything that waits; where it cannot be written, what waits cannot go on either. */
  pushFirst(job: Job): void {
    this.#first = job;
    this.#queue.unshift(job);
    this.#start();
  }

  look<T>(read: (state: RoomState) => T | Promise<T>): Promise<T> {
    return new Promise((resolve, fail) => {
      this.#add({ look: async (state) => resolve(await read(state)), fail });
    });
  }

  /** Reads what another process has written. Only from within a look. */
  async catchUp(): Promise<void> {
    for (;;) {
      const { state, secret } = this.#known();
      const entries = await this.#ports.store.read(this.#id, state.version, READ);
      if (entries.length === 0) return;
      let next = state;
      for (const entry of entries) next = foldRoom(this.#game, next, entry);
      const stored = next.table.match === secret?.match ? null : await this.#ports.store.load(this.#id);
      this.#awake = { state: next, secret: stored?.secret ?? secret };
      this.#on.happened(entries, next);
    }
  }

  /** Forgets what the log knows. */
  sleep(): void {
    const state = this.state;
    this.#awake = null;
    if (state === null || state.version - this.#kept < KEEP_AFTER) return;
    this.#kept = state.version;
    const failed = (error: unknown) => this.#ports.report.failed(this.#id, 'store', error);
    this.#ports.store.keep(this.#id, snapshotOf(state)).catch(failed);
  }

  #add(item: Job | Look): void {
    if (this.#closed) giveUp(item, new RoomClosed(this.#id));
    else {
      this.#queue.push(item);
      this.#start();
    }
  }

  #start(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    // What arrives in the same tick waits together.
    void READY.then(this.#step);
  }

  /**
   * Takes what is next in the queue. Steps call one another instead of being awaited: every move passes here, and each
   * function that is awaited would cost it some promises.
   */
  readonly #step = (): void => {
    if (this.#queue.length === 0) {
      this.#rest();
      return;
    }
    if (this.#awake === null) {
      // Where the room cannot even be read, everything that waits is in vain.
      this.#wake().then(this.#step, (error: unknown) => this.#fail(this.#queue.splice(0), error));
      return;
    }
    const inHand = this.#next();
    try {
      if ('look' in inHand) inHand.look(this.#awake.state).then(this.#attend, (error) => this.#fail([inHand], error));
      else this.#carryOut(inHand);
    } catch (error) {
      this.#fail('look' in inHand ? [inHand] : inHand, error);
    }
  };

  #rest(): void {
    this.#isBusy = false;
    const resting = this.#resting;
    this.#resting = [];
    for (const rested of resting) rested();
  }

  readonly #attend = (): void => {
    try {
      if (this.#awake !== null) this.#on.attend(this.#awake.state);
    } catch (error) {
      this.#fail([], error);
      return;
    }
    this.#step();
  };

  #fail(lost: readonly (Job | Look)[], error: unknown): void {
    // Whatever the store has, memory may have something else.
    this.#awake = null;
    this.#ports.report.failed(this.#id, 'store', error);
    // Read again, the room would need the same first step, and lose it again, for as long as anybody waits behind it.
    const inVain = lost.some((item) => item === this.#first) ? this.#queue.splice(0) : [];
    for (const item of [...lost, ...inVain]) giveUp(item, error);
    this.#step();
  }

  /** One look, or all the orders until the next one. */
  #next(): Look | readonly Job[] {
    const [first] = this.#queue;
    if (first !== undefined && 'look' in first) {
      this.#queue.shift();
      return first;
    }
    const end = this.#queue.findIndex(isLook);
    return this.#queue.splice(0, end < 0 ? this.#queue.length : end) as Job[];
  }

  async #wake(): Promise<void> {
    const stored = await readLog(this.#ports.store, this.#id);
    if (stored === null) throw new Error(`The log of room ${this.#id} is gone`);
    this.#take(stored);
  }

  #take(stored: Stored): void {
    const state = stateOf(this.#game, stored);
    this.#awake = { state, secret: stored.secret };
    this.#kept = stored.snapshot?.version ?? 0;
    this.#on.woke(stored, state);
  }

  #known(): { readonly state: RoomState; readonly secret: Secret | null } {
    if (this.#awake === null) throw new Error(`Room ${this.#id} is asleep`);
    return this.#awake;
  }

  #carryOut(jobs: readonly Job[]): void {
    const batch = runJobs(this.#game, this.#known(), jobs, this.#ports.clock.now());
    if (batch.entries.length === 0) this.#settle(jobs, batch);
    else {
      this.#underWay = { jobs, batch };
      this.#ports.store.append(this.#id, appendOf(this.#game, batch)).then(this.#written, this.#lost);
    }
  }

  readonly #lost = (error: unknown): void => {
    const lost = this.#underWay?.jobs ?? [];
    this.#underWay = null;
    this.#fail(lost, error);
  };

  readonly #written = (result: 'done' | 'conflict'): void => {
    if (this.#underWay === null) return;
    const { jobs, batch } = this.#underWay;
    this.#underWay = null;
    try {
      if (result === 'conflict') {
        // Another process was quicker: what it wrote is read, and everything is decided anew.
        this.catchUp()
          .then(() => this.#carryOut(jobs))
          .catch((error: unknown) => this.#fail(jobs, error));
        return;
      }
      this.#awake = { state: batch.state, secret: batch.secret };
      if (batch.broken !== undefined) this.#ports.report.broke(this.#id, batch.broken);
      this.#ports.bus.hint(this.#id, batch.state.version);
      this.#on.happened(batch.entries, batch.state);
      this.#settle(jobs, batch);
    } catch (error) {
      this.#fail(jobs, error);
    }
  };

  #settle(jobs: readonly Job[], { answers }: Batch): void {
    for (let at = 0; at < jobs.length; at++) jobs[at]?.settle(answers[at] ?? NOT_SAVED);
    this.#attend();
  }
}

function appendOf(game: AnyGame, { entries, state, newSecret, finished }: Batch): Append {
  const due = dueOf(game, state);
  const card = changesCard(entries) ? cardOf(state) : undefined;
  if (newSecret === undefined && card === undefined && finished === undefined) return { entries, due };
  return {
    entries,
    due,
    ...(newSecret === undefined ? {} : { secret: newSecret }),
    ...(card === undefined ? {} : { card }),
    ...(finished === undefined ? {} : { finished }),
  };
}

function isLook(item: Job | Look): boolean {
  return 'look' in item;
}

/** When the room next has something to do of its own accord. */
export function dueOf(game: AnyGame, state: RoomState): number | null {
  if (botsToAct(game, state).length > 0) return state.at;
  const { clock, pausedAt } = state.table;
  return pausedAt === null ? (clock?.endsAt ?? null) : null;
}

function giveUp(item: Job | Look, error: unknown): void {
  if ('look' in item) item.fail(error);
  else item.settle(NOT_SAVED);
}
