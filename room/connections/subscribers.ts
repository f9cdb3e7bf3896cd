import type { AnyGame } from '@cifra/kernel';
import type { RoomEntry } from '../model/events.ts';
import type { News, Subscriber } from '../model/handles.ts';
import type { Access, PersonId } from '../model/person.ts';
import type { RoomState } from '../state/state.ts';
import { accessOf, changesAccess } from '../view/access.ts';
import { isForAll, seeEntry, viewRoom } from '../view/see.ts';

/** The connections of a room: everybody is told what they may know, those with the same access the same bytes. */
export class Subscribers {
  readonly #game: AnyGame;
  readonly #failed: (subscriber: Subscriber, error: unknown) => void;
  /** What each one could see when last told; those who see the same have the same object. */
  readonly #access = new Map<Subscriber, Access>();
  readonly #known = new Map<string, Access>();
  /** The version that everybody here has been told. */
  toldVersion = 0;

  constructor(game: AnyGame, failed: (subscriber: Subscriber, error: unknown) => void) {
    this.#game = game;
    this.#failed = failed;
  }

  get size(): number {
    return this.#access.size;
  }

  has(subscriber: Subscriber): boolean {
    return this.#access.has(subscriber);
  }

  /** Tells what was missed, or everything anew where `missed` is null. */
  add(subscriber: Subscriber, state: RoomState, missed: readonly RoomEntry[] | null, now: number): void {
    const access = this.#accessOf(state, subscriber.person);
    this.#access.set(subscriber, access);
    this.toldVersion = state.version;
    this.say(
      subscriber,
      missed === null ? this.#fresh(subscriber, state, now) : { type: 'news', now, entries: seen(missed, access) },
    );
  }

  /** False where it was not there. */
  remove(subscriber: Subscriber): boolean {
    return this.#access.delete(subscriber);
  }

  /** Everybody is told these entries, which follow those told before; whoever's access changed gets a fresh view. True where somebody's may have. */
  tell(entries: readonly RoomEntry[], state: RoomState, now: number): boolean {
    this.toldVersion = state.version;
    const isMoved = entries.some(changesAccess);
    if (isMoved || !entries.every(isForAll)) {
      this.#tellEach(entries, state, isMoved, now);
      return isMoved;
    }
    // What is said to all is made once for all, and so written as bytes once.
    let news: News | null = null;
    for (const [subscriber, access] of this.#access) {
      news ??= { type: 'news', now, entries: seen(entries, access) };
      this.say(subscriber, news);
    }
    return false;
  }

  /** Those with the same access hear the same. */
  #tellEach(entries: readonly RoomEntry[], state: RoomState, isMoved: boolean, now: number): void {
    const sent = new Map<Access, News>();
    for (const [subscriber, before] of this.#access) {
      const access = isMoved ? this.#accessOf(state, subscriber.person) : before;
      if (access !== before) {
        this.#access.set(subscriber, access);
        this.say(subscriber, this.#fresh(subscriber, state, now));
        continue;
      }
      const news = sent.get(access) ?? { type: 'news', now, entries: seen(entries, access) };
      sent.set(access, news);
      this.say(subscriber, news);
    }
  }

  /** Everybody is told everything: too much was missed. */
  refresh(state: RoomState, now: number): void {
    this.toldVersion = state.version;
    for (const subscriber of this.#access.keys()) {
      this.#access.set(subscriber, this.#accessOf(state, subscriber.person));
      this.say(subscriber, this.#fresh(subscriber, state, now));
    }
  }

  /** The same for everybody. */
  sayToAll(news: News): void {
    for (const subscriber of this.#access.keys()) this.say(subscriber, news);
  }

  /** A connection that fails must not keep the others from hearing. */
  say(subscriber: Subscriber, news: News): void {
    try {
      subscriber.tell(news);
    } catch (error) {
      if (this.#access.delete(subscriber)) this.#failed(subscriber, error);
    }
  }

  #accessOf(state: RoomState, person: PersonId): Access {
    const access = accessOf(this.#game, state, person);
    const key = `${access.viewer}|${access.audiences.join()}`;
    const known = this.#known.get(key) ?? access;
    this.#known.set(key, known);
    return known;
  }

  #fresh({ person }: Subscriber, state: RoomState, now: number): News {
    return { type: 'fresh', now, view: viewRoom(this.#game, state, person) };
  }
}

function seen(entries: readonly RoomEntry[], access: Access) {
  return entries.map((entry) => seeEntry(entry, access));
}
