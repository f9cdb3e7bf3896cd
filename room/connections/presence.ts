import type { News, Subscriber } from '../model/handles.ts';
import type { PersonId } from '../model/person.ts';
import type { Clock } from '../model/ports.ts';
import type { RoomTable } from '../model/table.ts';
import { AWAY } from '../orders/context.ts';
import type { Subscribers } from './subscribers.ts';

/** With more watchers than this their number is told once a second: each who comes would otherwise be told to all. */
const CROWD = 20;
const CROWD_PAUSE = 1_000;

/** Who is connected, who is away and since when. None of it is in the log. */
export class Presence {
  readonly #clock: Clock;
  readonly #subscribers: Subscribers;
  /** How many connections somebody has. */
  readonly #connections = new Map<PersonId, number>();
  /** When somebody was last heard who has no connection, the longest silence first. */
  readonly #gone = new Map<PersonId, number>();
  #last: Extract<News, { type: 'presence' }> | null = null;
  #table: RoomTable | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, subscribers: Subscribers) {
    this.#clock = clock;
    this.#subscribers = subscribers;
  }

  isHere(person: PersonId): boolean {
    return this.#connections.has(person);
  }

  /** Since when nothing was heard of somebody without a connection; undefined where that is not known, or long ago. */
  goneSince(person: PersonId): number | undefined {
    return this.#gone.get(person);
  }

  add(person: PersonId): void {
    this.#connections.set(person, (this.#connections.get(person) ?? 0) + 1);
    this.#gone.delete(person);
  }

  remove(person: PersonId): void {
    const left = (this.#connections.get(person) ?? 1) - 1;
    if (left > 0) this.#connections.set(person, left);
    else this.#connections.delete(person);
    this.heard(person);
  }

  /** Somebody asked for something, perhaps without a connection: whoever polls is not away. */
  heard(person: PersonId): void {
    if (this.isHere(person)) return;
    const now = this.#clock.now();
    this.#gone.delete(person);
    this.#gone.set(person, now);
    // After so long it makes no difference when exactly.
    for (const [one, at] of this.#gone) {
      if (now - at < AWAY) break;
      this.#gone.delete(one);
    }
  }

  /** Says who is here, if that changed, or to one who has just come. */
  tell(table: RoomTable, newcomer: Subscriber | null): void {
    this.#table = table;
    const before = this.#last;
    const news = this.#news(table);
    const isSame = before !== null && isSameRow(before.here, news.here);
    if (isSame && news.watchers === before.watchers) {
      if (newcomer !== null) this.#subscribers.say(newcomer, before);
    } else if (isSame && news.watchers > CROWD && before.watchers > CROWD) {
      if (newcomer !== null) this.#subscribers.say(newcomer, news);
      this.#cancel ??= this.#clock.after(CROWD_PAUSE, this.#tellCrowd);
    } else this.#tellAll(news);
  }

  /** Nobody is left to be told. */
  close(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  readonly #tellCrowd = (): void => {
    this.#cancel = null;
    if (this.#table !== null) this.#tellAll(this.#news(this.#table));
  };

  #tellAll(news: Extract<News, { type: 'presence' }>): void {
    this.close();
    this.#last = news;
    this.#subscribers.sayToAll(news);
  }

  #news({ seats }: RoomTable): Extract<News, { type: 'presence' }> {
    const here = seats.map(({ person }) => person !== null && this.isHere(person.id));
    return { type: 'presence', here, watchers: this.#connections.size - here.filter(Boolean).length };
  }
}

function isSameRow(one: readonly boolean[], other: readonly boolean[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
