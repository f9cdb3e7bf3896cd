import type { AnyGame } from '@cifra/kernel';
import { AWAY } from './context.ts';
import type { RoomEntry } from './events.ts';
import type { PersonId, Standing } from './person.ts';
import { isForAll, seeEntry, viewRoom } from './see.ts';
import { someMove, standingOf } from './standing.ts';
import { type RoomState, seatOf } from './state.ts';
import type { Listener, News } from './surface.ts';

/** The connections of a room: everybody is told what they may know, those who stand alike the same bytes. */
export class Listeners {
  readonly #game: AnyGame;
  readonly #failed: (error: unknown) => void;
  /** How each one stood when last told; those who stand alike have the same object. */
  readonly #standing = new Map<Listener, Standing>();
  readonly #known = new Map<string, Standing>();
  /** When somebody was last heard who has no connection, the longest silence first. */
  readonly #gone = new Map<PersonId, number>();
  #presence = '';
  /** The version that everybody here has been told. */
  told = 0;

  constructor(game: AnyGame, failed: (error: unknown) => void) {
    this.#game = game;
    this.#failed = failed;
  }

  get size(): number {
    return this.#standing.size;
  }

  isHere(person: PersonId): boolean {
    for (const listener of this.#standing.keys()) if (listener.person === person) return true;
    return false;
  }

  /** Since when nothing was heard of somebody without a connection; undefined where that is not known, or long ago. */
  goneSince(person: PersonId): number | undefined {
    return this.#gone.get(person);
  }

  /** Tells what was missed, or everything anew where `missed` is null. */
  add(listener: Listener, state: RoomState, missed: readonly RoomEntry[] | null, now: number): void {
    const standing = this.#standingOf(state, listener.person);
    this.#standing.set(listener, standing);
    this.#gone.delete(listener.person);
    this.told = state.version;
    if (missed === null) this.#say(listener, this.#fresh(listener, state, now));
    else {
      const entries = missed.map((entry) => seeEntry(this.#game, state.table.seats.length, entry, standing));
      this.#say(listener, { type: 'news', now, entries });
    }
  }

  remove(listener: Listener, now: number): boolean {
    if (!this.#standing.delete(listener)) return false;
    this.heard(listener.person, now);
    return true;
  }

  /** Somebody asked for something, perhaps without a connection: whoever polls is not away. */
  heard(person: PersonId, now: number): void {
    if (this.isHere(person)) return;
    this.#gone.delete(person);
    this.#gone.set(person, now);
    // After so long it makes no difference when exactly.
    for (const [one, at] of this.#gone) {
      if (now - at < AWAY) break;
      this.#gone.delete(one);
    }
  }

  /** Everybody is told these entries, which follow those told before; whoever's standing changed gets a fresh view. */
  tell(entries: readonly RoomEntry[], state: RoomState, now: number): void {
    this.told = state.version;
    if (this.#standing.size === 0) return;
    const someMoved = entries.some(someMove);
    if (someMoved || !entries.every(isForAll)) {
      this.#tellEach(entries, state, someMoved, now);
      if (someMoved) this.tellPresence(state, null);
      return;
    }
    // What is said to all is made once for all, and so written as bytes once.
    let news: News | null = null;
    for (const [listener, standing] of this.#standing) {
      news ??= this.#news(entries, state, standing, now);
      this.#say(listener, news);
    }
  }

  /** Those who stand alike hear the same. */
  #tellEach(entries: readonly RoomEntry[], state: RoomState, someMoved: boolean, now: number): void {
    const sent = new Map<Standing, News>();
    for (const [listener, before] of this.#standing) {
      const standing = someMoved ? this.#standingOf(state, listener.person) : before;
      if (standing !== before) {
        this.#standing.set(listener, standing);
        this.#say(listener, this.#fresh(listener, state, now));
        continue;
      }
      const news = sent.get(standing) ?? this.#news(entries, state, standing, now);
      sent.set(standing, news);
      this.#say(listener, news);
    }
  }

  #news(entries: readonly RoomEntry[], { table }: RoomState, standing: Standing, now: number): News {
    const seen = entries.map((entry) => seeEntry(this.#game, table.seats.length, entry, standing));
    return { type: 'news', now, entries: seen };
  }

  /** Everybody is told everything: too much was missed. */
  refresh(state: RoomState, now: number): void {
    this.told = state.version;
    for (const listener of this.#standing.keys()) {
      this.#standing.set(listener, this.#standingOf(state, listener.person));
      this.#say(listener, this.#fresh(listener, state, now));
    }
  }

  /** Says who is here, if that changed, or to one who has just come. */
  tellPresence(state: RoomState, newcomer: Listener | null): void {
    if (this.#standing.size === 0) return;
    const here = state.table.seats.map((place) => place.person !== null && this.isHere(place.person.id));
    const people = new Set([...this.#standing.keys()].map(({ person }) => person));
    const watchers = [...people].filter((person) => seatOf(state.table, person) === null).length;
    const news: News = { type: 'presence', here, watchers };
    const key = JSON.stringify(news);
    if (key === this.#presence) {
      if (newcomer !== null) this.#say(newcomer, news);
      return;
    }
    this.#presence = key;
    for (const listener of this.#standing.keys()) this.#say(listener, news);
  }

  #standingOf(state: RoomState, person: PersonId): Standing {
    const standing = standingOf(this.#game, state, person);
    const key = `${standing.viewer}|${standing.hears.join()}`;
    const known = this.#known.get(key) ?? standing;
    this.#known.set(key, known);
    return known;
  }

  #fresh({ person }: Listener, state: RoomState, now: number): News {
    return { type: 'fresh', now, view: viewRoom(this.#game, state, person) };
  }

  /** A connection that fails must not keep the others from hearing. */
  #say(listener: Listener, news: News): void {
    try {
      listener.tell(news);
    } catch (error) {
      this.#standing.delete(listener);
      this.#failed(error);
    }
  }
}
