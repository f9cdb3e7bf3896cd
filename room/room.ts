import {
  type AnyGame,
  accept,
  type Json,
  type MatchFile,
  type Result,
  refuse,
  type Shape,
  view as viewMatch,
} from '@cifra/kernel';
import { BotDesk } from './bot-desk.ts';
import { cardOf } from './card.ts';
import type { Context } from './context.ts';
import { decideRoom } from './decide.ts';
import { Desk } from './desk.ts';
import type { RoomEntry } from './events.ts';
import { decideHouse, type HouseOrder } from './house-orders.ts';
import type { Job } from './jobs.ts';
import { Listeners } from './listeners.ts';
import { endAfterSleep } from './load.ts';
import { LOOK_BACK, lookBack } from './look-back.ts';
import { matchFileOf } from './match-file.ts';
import { matchOf } from './match-orders.ts';
import type { RoomOrder } from './orders.ts';
import type { Person, PersonId, RoomId } from './person.ts';
import type { Ports, RoomCard, Stored } from './ports.ts';
import { Refused } from './refused.ts';
import { freshSecret } from './secret.ts';
import { viewRoom } from './see.ts';
import { someMove, standingOf } from './standing.ts';
import { isPlaying, type RoomState } from './state.ts';
import type { Answer, LastSeen, Listener, RoomHandle, SeenLog } from './surface.ts';
import type { RoomView } from './view.ts';

/** Whoever has missed more than this gets a fresh view. */
const CATCH_UP = 200;

/** A room with its connections, its bots and its clock around one desk. */
export class Room implements RoomHandle {
  readonly id: RoomId;
  readonly #ports: Ports;
  readonly #game: AnyGame;
  readonly #listeners: Listeners;
  readonly #bots: BotDesk;
  readonly #desk: Desk;
  readonly #refused = new Refused();
  readonly #since: number;
  /** What every decision may know, made once. */
  readonly #house: Omit<Context, 'now' | 'secret'>;
  #timer: { readonly endsAt: number; readonly cancel: () => void } | null = null;
  #lastActive: number;

  constructor(ports: Ports, id: RoomId, game: AnyGame, stored: Stored) {
    this.id = id;
    this.#ports = ports;
    this.#game = game;
    this.#since = ports.clock.now();
    this.#lastActive = this.#since;
    this.#house = {
      game,
      freshSecret: (match) => freshSecret(ports.entropy, match),
      awayFor: (person) => this.#awayFor(person),
    };
    this.#listeners = new Listeners(game, (error) => ports.report.failed(id, 'listener', error));
    this.#bots = new BotDesk(
      ports,
      game,
      (order, settle) => this.#desk.push(this.#houseJob(order, settle)),
      (error) => ports.report.failed(id, 'mind', error),
    );
    this.#desk = new Desk(ports, id, game, {
      happened: (entries, state) => this.#listeners.tell(entries, state, ports.clock.now()),
      woke: (log, state) => this.#woke(log, state),
      attend: (state) => this.#attend(state),
    });
    this.#desk.begin(stored);
  }

  order(person: Person, id: string, order: RoomOrder): Promise<Answer> {
    this.#hear(person.id);
    return new Promise((settle) => {
      const decide: Job['decide'] = (state, secret, now) => {
        const earlier = this.#refused.find(person.id, id);
        if (earlier !== null) return earlier;
        const { game, freshSecret: fresh, awayFor } = this.#house;
        const decided = decideRoom(state, order, { game, now, secret, freshSecret: fresh, awayFor, person });
        if (!decided.ok) this.#refused.add(person.id, id, decided.refusal);
        return decided;
      };
      this.#desk.push({ by: person.id, order: id, decide, settle });
    });
  }

  join(listener: Listener, seen?: LastSeen): Promise<void> {
    return this.#desk.look(async (state) => {
      const missed = await this.#missed(state, listener.person, seen);
      this.#listeners.add(listener, state, missed, this.#ports.clock.now());
      this.#listeners.tellPresence(state, listener);
    });
  }

  part(listener: Listener): void {
    if (!this.#listeners.remove(listener, this.#ports.clock.now()) || !this.isHeard) return;
    this.#desk.look((state) => this.#listeners.tellPresence(state, null)).catch(ignore);
  }

  view(person: PersonId): Promise<RoomView> {
    this.#hear(person);
    return this.#desk.look((state) => viewRoom(this.#game, state, person));
  }

  legal(person: PersonId): Promise<readonly Json[]> {
    this.#hear(person);
    return this.#desk.look((state) => {
      const match = matchOf(state);
      const { viewer } = standingOf(this.#game, state, person);
      if (match === null || viewer === 'spectator' || state.table.pausedAt !== null) return [];
      if (!isPlaying(state.table.seats[viewer])) return [];
      // Commands are plain JSON by the contract of a game.
      return [...this.#game.legal(viewMatch(this.#game, match, viewer))] as unknown as Json[];
    });
  }

  card(): Promise<RoomCard> {
    return this.#desk.look(cardOf);
  }

  log(): Promise<SeenLog> {
    return this.#desk.look(async (state) => {
      const { version, table, dealtAt } = state;
      if (state.match === null) return { version, entries: [] };
      const entries = await this.#read(Math.max(dealtAt - 1, version - LOOK_BACK), version);
      return { version, entries: lookBack(this.#game, table, entries) };
    });
  }

  matchFile(match: number): Promise<Result<MatchFile<Shape>>> {
    return this.#desk.look(async (state) => {
      const span = state.spans.find((one) => one.match === match);
      if (span === undefined) return refuse('no-such-match');
      const entries = await this.#read(span.from - 1, span.to);
      return accept(matchFileOf(this.#game, entries));
    });
  }

  look(version: number): void {
    // Asleep it reads everything when it wakes; that is only worth it for somebody who listens.
    const known = this.#desk.state?.version ?? (this.isHeard ? 0 : version);
    if (known >= version) return;
    this.#desk.look((state) => (state.version < version ? this.#desk.catchUp() : undefined)).catch(ignore);
  }

  /** Goes on with what is due: a clock, a bot. */
  wake(): Promise<void> {
    return this.#desk.look(() => {});
  }

  get told(): number {
    return this.#listeners.told;
  }

  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  isIdle(idleMs: number): boolean {
    if (this.#desk.isBusy || this.#timer !== null || this.#bots.isThinking) return false;
    return this.#ports.clock.now() - this.#lastActive >= idleMs;
  }

  /** Somebody is about to use it. */
  touch(): void {
    this.#lastActive = this.#ports.clock.now();
  }

  /** Forgets what the log knows; connections stay. */
  sleep(): void {
    this.#desk.sleep();
  }

  /** Finishes what is under way; what comes later is not carried out. */
  async close(): Promise<void> {
    await this.#desk.close();
    this.#timer?.cancel();
    this.#timer = null;
  }

  #houseJob(order: HouseOrder, settle: (answer: Answer) => void): Job {
    const decide: Job['decide'] = (state, secret, now) => decideHouse(state, order, { ...this.#house, secret, now });
    return { by: null, order: null, decide, settle };
  }

  #hear(person: PersonId): void {
    this.#listeners.heard(person, this.#ports.clock.now());
  }

  /** After a restart nobody has been away for longer than the room has been here. */
  #awayFor(person: PersonId): number {
    if (this.#listeners.isHere(person)) return 0;
    return Math.max(1, this.#ports.clock.now() - (this.#listeners.goneSince(person) ?? this.#since));
  }

  /** The log was read anew: those who listen hear what they have missed, and lost time is given back. */
  #woke(stored: Stored, state: RoomState): void {
    const now = this.#ports.clock.now();
    if (this.isHeard && this.#listeners.told < state.version) {
      const missed = stored.entries.filter(({ version }) => version > this.#listeners.told);
      const whole = missed[0]?.version === this.#listeners.told + 1 && missed.length <= CATCH_UP;
      if (whole) this.#listeners.tell(missed, state, now);
      else this.#listeners.refresh(state, now);
    }
    const endsAt = endAfterSleep(state, stored.awakeUntil, now);
    if (endsAt !== null) this.#desk.pushFirst(this.#houseJob({ type: 'give-time', endsAt }, () => {}));
  }

  #attend(state: RoomState): void {
    this.#lastActive = this.#ports.clock.now();
    this.#bots.attend(state);
    const { clock, pausedAt } = state.table;
    const endsAt = pausedAt === null ? (clock?.endsAt ?? null) : null;
    if (endsAt === (this.#timer?.endsAt ?? null)) return;
    this.#timer?.cancel();
    this.#timer = null;
    if (clock === null || endsAt === null) return;
    const cancel = this.#ports.clock.after(Math.max(0, endsAt - this.#lastActive), () => {
      this.#timer = null;
      this.#desk.push(this.#houseJob({ type: 'time-up', clock: clock.name }, () => {}));
    });
    this.#timer = { endsAt, cancel };
  }

  /** What somebody has missed, or null where a fresh view is better or the only way. */
  async #missed(state: RoomState, person: PersonId, seen: LastSeen | undefined): Promise<readonly RoomEntry[] | null> {
    if (seen === undefined || seen.version < 1 || seen.version > state.version) return null;
    if (state.version - seen.version > CATCH_UP) return null;
    if (standingOf(this.#game, state, person).viewer !== seen.viewer) return null;
    const { version, at } = seen;
    if (version === state.version) return at === undefined || at === state.at ? [] : null;
    const [last, ...missed] = await this.#read(version - 1, state.version);
    // A house restored from a backup has gone on in its own way since then.
    if (at !== undefined && (last?.version !== version || last.at !== at)) return null;
    // Where people changed places on the way, somebody may have stood elsewhere for a while.
    return missed.some(someMove) ? null : missed;
  }

  async #read(after: number, to: number): Promise<readonly RoomEntry[]> {
    const entries: RoomEntry[] = [];
    for (let from = after; from < to; ) {
      const more = await this.#ports.store.read(this.id, from, Math.min(500, to - from));
      const last = more.at(-1);
      if (last === undefined) throw new Error(`The log of room ${this.id} ends at ${from}, not at ${to}`);
      entries.push(...more);
      from = last.version;
    }
    return entries;
  }
}

/** Whoever waits for an answer is told that the store failed; here nobody waits. */
function ignore(): void {}
