import { type AnyGame, type Json, view as viewMatch } from '@cifra/kernel';
import { BotRunner } from './bots/bot-runner.ts';
import { SteadyClock } from './clock/steady-clock.ts';
import { ClockTimer } from './clock/timer.ts';
import { CATCH_UP, missedBy } from './connections/missed.ts';
import { Presence } from './connections/presence.ts';
import { Reactions } from './connections/reactions.ts';
import { ShownVersions } from './connections/shown.ts';
import { Subscribers } from './connections/subscribers.ts';
import type { RoomEntry } from './model/events.ts';
import type { LastSeen, OrderAnswer, RoomHandle, SeenLog, Subscriber } from './model/handles.ts';
import type { RoomOrder } from './model/orders.ts';
import type { Person, PersonId, RoomId } from './model/person.ts';
import { ALONE, type Aside, type Neighbours, type Ports, type RoomCard, type Stored } from './model/ports.ts';
import type { Reaction } from './model/reactions.ts';
import type { RoomView } from './model/table.ts';
import type { Holiday } from './model/time.ts';
import type { RoomContext } from './orders/context.ts';
import { decideRoom } from './orders/decide.ts';
import { decideSystemOrder, type SystemOrder } from './orders/system.ts';
import { answerOf, type OrderResult, type QueuedOrder } from './queue/batch.ts';
import { RoomQueue } from './queue/queue.ts';
import { RecentRefusals } from './queue/refusals.ts';
import { cardOf } from './state/card.ts';
import { endAfterSleep } from './state/clock.ts';
import { readEntries } from './state/load.ts';
import { freshSecret } from './state/secret.ts';
import { isPlaying, matchOf, type RoomState } from './state/state.ts';
import { accessOf } from './view/access.ts';
import { LOG_LENGTH, publicLog } from './view/public-log.ts';
import { viewRoom } from './view/see.ts';

/** What the room itself was about to do, and could not save, is looked at again after so many milliseconds. */
const RETRY = 1_000;

/** A room with its connections, its bots and its clock around one queue. */
export class Room implements RoomHandle {
  readonly id: RoomId;
  readonly #ports: Ports & { readonly clock: SteadyClock };
  readonly #neighbours: Neighbours;
  readonly #game: AnyGame;
  readonly #subscribers: Subscribers;
  readonly #presence: Presence;
  readonly #shown: ShownVersions;
  readonly #reactions: Reactions;
  readonly #bots: BotRunner;
  readonly #timer: ClockTimer;
  readonly #queue: RoomQueue;
  readonly #refusals = new RecentRefusals();
  readonly #since: number;
  /** What every decision may know, made once. */
  readonly #context: Omit<RoomContext, 'now' | 'secret'>;
  #lastActive: number;

  constructor(outside: Ports, id: RoomId, game: AnyGame, stored: Stored) {
    const ports = { ...outside, clock: new SteadyClock(outside.clock) };
    this.id = id;
    this.#ports = ports;
    this.#neighbours = ports.neighbours ?? ALONE;
    this.#game = game;
    this.#since = ports.clock.now();
    this.#lastActive = this.#since;
    this.#context = {
      game,
      characters: ports.minds.characters?.(game.id) ?? [],
      whyNoBots: (options) => ports.minds.whyNot?.(game.id, options) ?? null,
      freshSecret: (match) => freshSecret(ports.entropy, match),
      awayFor: (person) => this.#awayFor(person),
    };
    this.#subscribers = new Subscribers(game, (subscriber, error) => {
      this.#presence.remove(subscriber.person);
      this.#shown.part(subscriber);
      ports.report.failed(id, 'listener', error);
    });
    this.#presence = new Presence(id, this.#neighbours, ports.clock, this.#subscribers);
    this.#shown = new ShownVersions(id, this.#neighbours, ports.clock);
    this.#reactions = new Reactions(id, this.#neighbours, ports.clock, this.#subscribers);
    this.#bots = new BotRunner(
      ports,
      id,
      game,
      (version, patience) => this.#shown.wait(version, patience),
      (order, settle) => this.#queue.push(this.#systemOrder(order, settle)),
      (error) => ports.report.failed(id, 'mind', error),
    );
    this.#timer = new ClockTimer(ports.clock, ({ name, endsAt }) => {
      // So much time has passed, whatever the wall clock says.
      ports.clock.reach(endsAt);
      this.#queue.push(this.#systemOrder({ type: 'time-up', clock: name }, ignore));
    });
    this.#queue = new RoomQueue(ports, id, game, {
      happened: (entries, state) => this.#tell(entries, state),
      woke: (log, state) => this.#woke(log, state),
      attend: (state) => this.#attend(state),
    });
    this.#queue.begin(stored);
  }

  order(person: Person, id: string, order: RoomOrder): Promise<OrderAnswer> {
    this.#presence.heard(person.id);
    return new Promise((answer) => {
      // Decided anew, because another process was quicker, it may be allowed by now: nobody has been told yet.
      let isRefusedHere = false;
      const decide: QueuedOrder['decide'] = ({ state, secret }, now) => {
        const earlier = isRefusedHere ? null : this.#refusals.find(person.id, id);
        if (earlier !== null) return earlier;
        // Written out: every move passes here, and copying by spread takes several times as long.
        const { game, characters, whyNoBots, freshSecret: fresh, awayFor } = this.#context;
        const known = { game, characters, whyNoBots, now, secret, freshSecret: fresh, awayFor, person };
        const decided = decideRoom(state, order, known);
        if (!decided.ok) this.#refusals.add(person.id, id, decided.refusal);
        else if (isRefusedHere) this.#refusals.remove(person.id, id);
        isRefusedHere = !decided.ok;
        return decided;
      };
      this.#queue.push({ by: person.id, id, decide, settle: (result) => answer(answerOf(result)) });
    });
  }

  join(subscriber: Subscriber, seen?: LastSeen): Promise<void> {
    return this.#read(async (state) => {
      const missed = await missedBy(this.#game, state, subscriber.person, seen, (after, to) =>
        this.#entries(after, to),
      );
      this.#presence.add(subscriber.person);
      this.#subscribers.add(subscriber, state, missed, this.#ports.clock.now());
      this.#presence.tell(state.table, subscriber);
    });
  }

  part(subscriber: Subscriber): void {
    if (!this.#subscribers.remove(subscriber)) return;
    this.#shown.part(subscriber);
    this.#presence.remove(subscriber.person);
    if (this.isWatched) this.#queue.read(({ table }) => this.#presence.tell(table, null)).catch(ignore);
    else this.#presence.close();
  }

  shown(subscriber: Subscriber, version: number): void {
    if (this.#subscribers.has(subscriber)) this.#shown.shown(subscriber, version);
  }

  react(subscriber: Subscriber, reaction: Reaction): void {
    if (!this.#subscribers.has(subscriber)) return;
    const look = (state: RoomState) => {
      const { viewer } = accessOf(this.#game, state, subscriber.person);
      const match = matchOf(state);
      // A face can say as much as a word: whoever must not talk makes none.
      const isSilent = match !== null && viewer !== 'spectator' && this.#game.mayTalk?.(match.table, viewer) === false;
      if (viewer !== 'spectator' && !isSilent) this.#reactions.make(viewer, reaction);
    };
    this.#queue.read(look).catch(ignore);
  }

  view(person: PersonId): Promise<RoomView> {
    this.#presence.heard(person);
    return this.#read((state) => viewRoom(this.#game, state, person));
  }

  legal(person: PersonId): Promise<readonly Json[]> {
    this.#presence.heard(person);
    return this.#read((state) => {
      const match = matchOf(state);
      const { viewer } = accessOf(this.#game, state, person);
      if (match === null || viewer === 'spectator' || state.table.pausedAt !== null) return [];
      if (!isPlaying(state.table.seats[viewer])) return [];
      // Commands are plain JSON by the contract of a game.
      return [...this.#game.legal(viewMatch(this.#game, match, viewer))] as unknown as Json[];
    });
  }

  shareSight(person: PersonId, seenBy: PersonId): Promise<OrderAnswer> {
    return new Promise((answer) => {
      const order: SystemOrder = { type: 'share-sight', person, seenBy };
      this.#queue.push(this.#systemOrder(order, (result) => answer(answerOf(result))));
    });
  }

  setHoliday(person: PersonId, holiday: Holiday | null): Promise<OrderAnswer> {
    return new Promise((answer) => {
      const order: SystemOrder = { type: 'holiday', person, holiday };
      this.#queue.push(this.#systemOrder(order, (result) => answer(answerOf(result))));
    });
  }

  card(): Promise<RoomCard> {
    return this.#read(cardOf);
  }

  log(): Promise<SeenLog> {
    return this.#read(async (state) => {
      const { version, table, dealtAt } = state;
      if (state.match === null) return { version, entries: [] };
      const entries = await this.#entries(Math.max(dealtAt - 1, version - LOG_LENGTH), version);
      return { version, entries: publicLog(this.#game, table, entries) };
    });
  }

  catchUpTo(version: number): void {
    // Asleep it reads everything when it wakes; that is only worth it for somebody who is connected.
    const known = this.#queue.state?.version ?? (this.isWatched ? 0 : version);
    if (known >= version) return;
    const read = async (state: RoomState) => {
      if (state.version < version) await this.#queue.catchUp();
    };
    this.#queue.read(read).catch(ignore);
  }

  /** Somebody came or went at another process. */
  neighboursChanged(): void {
    this.#presence.neighboursChanged();
    this.#shown.look();
  }

  /** Another process said something in passing. */
  heardAside(process: string, aside: Aside): void {
    switch (aside.type) {
      case 'reacted':
        this.#reactions.heard(aside.seat, aside.reaction);
        break;
      case 'shown':
        this.#shown.heard(process, aside.version);
        break;
    }
  }

  /** Goes on with what is due: a clock, a bot. */
  wake(): Promise<void> {
    return this.#read(ignore);
  }

  now(): number {
    return this.#ports.clock.now();
  }

  get toldVersion(): number {
    return this.#subscribers.toldVersion;
  }

  /** Is anybody connected? */
  get isWatched(): boolean {
    return this.#subscribers.size > 0;
  }

  isIdle(idleMs: number): boolean {
    if (this.#queue.isBusy || this.#timer.isSet || this.#bots.isThinking) return false;
    return this.#ports.clock.now() - this.#lastActive >= idleMs;
  }

  /** Somebody is about to use it. */
  touch(): void {
    this.#lastActive = this.#ports.clock.now();
  }

  /** Forgets what the log knows; connections stay. */
  sleep(): void {
    this.#queue.sleep();
    this.#timer.cancel();
  }

  /** Finishes what is under way; what comes later is not carried out. */
  async close(): Promise<void> {
    await this.#queue.close();
    this.#timer.cancel();
    this.#presence.close();
  }

  #systemOrder(order: SystemOrder, settle: (result: OrderResult) => void): QueuedOrder {
    const decide: QueuedOrder['decide'] = ({ state, secret }, now) =>
      decideSystemOrder(state, order, { ...this.#context, secret, now });
    const settled = (result: OrderResult) => {
      settle(result);
      // A database that was away for a moment: nobody sends this again, as people do, so the room looks itself.
      if (result.type === 'not-saved' && this.#neighbours.mayWrite)
        this.#ports.clock.after(RETRY, () => void this.wake().catch(ignore));
    };
    return { by: null, id: null, decide, settle: settled };
  }

  /** After a restart nobody has been away for longer than the room has been here. */
  #awayFor(person: PersonId): number {
    if (this.#presence.isHere(person)) return 0;
    return Math.max(1, this.#ports.clock.now() - (this.#presence.goneSince(person) ?? this.#since));
  }

  #tell(entries: readonly RoomEntry[], state: RoomState): void {
    const isMoved = this.#subscribers.tell(entries, state, this.#ports.clock.now());
    if (isMoved && this.isWatched) this.#presence.tell(state.table, null);
  }

  /** The log was read anew: those who are connected hear what they have missed, and lost time is given back. */
  #woke(stored: Stored, state: RoomState): void {
    this.#ports.clock.reach(state.at);
    const now = this.#ports.clock.now();
    const told = this.toldVersion;
    if (this.isWatched && told < state.version) {
      const missed = stored.entries.filter(({ version }) => version > told);
      const isWhole = missed[0]?.version === told + 1 && missed.length <= CATCH_UP;
      if (isWhole) this.#tell(missed, state);
      else this.#subscribers.refresh(state, now);
    }
    const endsAt = endAfterSleep(state, stored.awakeUntil, now);
    if (endsAt !== null) this.#queue.pushFirst(this.#systemOrder({ type: 'give-time', endsAt }, ignore));
  }

  #attend(state: RoomState): void {
    this.touch();
    if (this.#neighbours.isOurs(this.id)) {
      this.#bots.attend(state);
      this.#timer.attend(state);
    } else this.#timer.cancel();
  }

  #read<T>(read: (state: RoomState) => T | Promise<T>): Promise<T> {
    return this.#neighbours.mayWrite ? this.#queue.readNewest(read) : this.#queue.read(read);
  }

  #entries(after: number, to: number): Promise<readonly RoomEntry[]> {
    return readEntries(this.#ports.store, this.id, after, to);
  }
}

/** Whoever waits for an answer is told what became of it; here nobody waits. */
function ignore(): void {}
