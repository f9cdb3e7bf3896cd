import type { News, Subscriber } from '../model/handles.ts';
import type { PersonId, RoomId } from '../model/person.ts';
import type { Attendance, Clock, Neighbours } from '../model/ports.ts';
import type { RoomTable } from '../model/table.ts';
import { AWAY } from '../orders/context.ts';
import type { Subscribers } from './subscribers.ts';

/** With more watchers than this their number is told once a second: each who comes would otherwise be told to all. */
const CROWD = 20;
const CROWD_PAUSE = 1_000;
/** Whoever asks now and then without a connection is told to the neighbours this often. */
const HEARD_PAUSE = 5_000;

/** Who is connected, here or at another process, who is away and since when. None of it is in the log. */
export class Presence {
  readonly #room: RoomId;
  readonly #neighbours: Neighbours;
  readonly #clock: Clock;
  readonly #subscribers: Subscribers;
  /** How many connections somebody has. */
  readonly #connections = new Map<PersonId, number>();
  /** When somebody was last heard who has no connection, the longest silence first. */
  readonly #gone = new Map<PersonId, number>();
  #last: Extract<News, { type: 'presence' }> | null = null;
  #table: RoomTable | null = null;
  #cancel: (() => void) | null = null;
  #elsewhere: Attendance;
  #heardTold = 0;

  constructor(room: RoomId, neighbours: Neighbours, clock: Clock, subscribers: Subscribers) {
    this.#room = room;
    this.#neighbours = neighbours;
    this.#clock = clock;
    this.#subscribers = subscribers;
    this.#elsewhere = neighbours.attendance(room);
  }

  isHere(person: PersonId): boolean {
    return this.#connections.has(person) || this.#elsewhere.here.has(person);
  }

  /** Since when nothing was heard of somebody without a connection; undefined where that is not known, or long ago. */
  goneSince(person: PersonId): number | undefined {
    const [here, elsewhere] = [this.#gone.get(person), this.#elsewhere.heard.get(person)];
    return here === undefined || elsewhere === undefined ? (here ?? elsewhere) : Math.max(here, elsewhere);
  }

  add(person: PersonId): void {
    const count = this.#connections.get(person) ?? 0;
    this.#connections.set(person, count + 1);
    this.#gone.delete(person);
    if (count === 0) this.#neighbours.tell(this.#room, this.#attendance);
  }

  remove(person: PersonId): void {
    const left = (this.#connections.get(person) ?? 1) - 1;
    if (left > 0) this.#connections.set(person, left);
    else {
      this.#connections.delete(person);
      this.#neighbours.tell(this.#room, this.#attendance);
    }
    this.heard(person);
  }

  /** Somebody came or went at another process. Whoever is nowhere any more is gone since now, unless that is known better. */
  neighboursChanged(): void {
    const before = this.#elsewhere;
    this.#elsewhere = this.#neighbours.attendance(this.#room);
    for (const person of before.here) if (!this.isHere(person)) this.#gone.set(person, this.#clock.now());
    if (this.#table !== null) this.tell(this.#table, null);
  }

  readonly #attendance = (): Attendance => ({ here: new Set(this.#connections.keys()), heard: this.#gone });

  /** Somebody asked for something, perhaps without a connection: whoever polls is not away. */
  heard(person: PersonId): void {
    if (this.#connections.has(person)) return;
    const now = this.#clock.now();
    this.#gone.delete(person);
    this.#gone.set(person, now);
    if (now - this.#heardTold >= HEARD_PAUSE) {
      this.#heardTold = now;
      this.#neighbours.tell(this.#room, this.#attendance);
    }
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
    let people = this.#connections.size;
    for (const person of this.#elsewhere.here) if (!this.#connections.has(person)) people++;
    return { type: 'presence', here, watchers: people - here.filter(Boolean).length };
  }
}

function isSameRow(one: readonly boolean[], other: readonly boolean[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
