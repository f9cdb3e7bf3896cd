import type { BotName, Json, Language, Refusal, Result, Seat, Viewer } from '@cifra/kernel';
import type { SeenRoomEntry } from './events.ts';
import type { RoomOrder } from './orders.ts';
import type { Door, Person, PersonId, RoomId, Takeover } from './person.ts';
import type { Aside, RoomCard } from './ports.ts';
import type { Reaction } from './reactions.ts';
import type { RoomView } from './table.ts';
import type { Holiday, TimeLimit } from './time.ts';

/** What a room tells a subscriber. All with the same access get the same object: write it as bytes once. */
export type News =
  /** Everything anew: on joining, after a gap, and whenever one's access changed. */
  | { readonly type: 'fresh'; readonly now: number; readonly view: RoomView }
  /** What happened since; the first entry follows the last version that this subscriber was told. */
  | { readonly type: 'news'; readonly now: number; readonly entries: readonly SeenRoomEntry[] }
  /** Who of the seats is here, and how many watch. Not in the log. */
  | { readonly type: 'presence'; readonly here: readonly boolean[]; readonly watchers: number }
  /** Somebody at a seat made a face. Not in the log. */
  | { readonly type: 'reacted'; readonly seat: Seat; readonly reaction: Reaction };

/** A connection of a person: a socket, a stream, a tab. One person may have several. */
export interface Subscriber {
  readonly person: PersonId;
  /** Must neither throw nor call the room. */
  tell(news: News): void;
}

/** The last thing that a client has: version, as which viewer, and when it was written, where the client knows that. */
export type LastSeen = { readonly version: number; readonly viewer: Viewer; readonly at?: number };

/** A match to read again: no whisper is in it, so it is the same for everybody. */
export type SeenLog = { readonly version: number; readonly entries: readonly SeenRoomEntry[] };

/** Given only when the order is durable; a repeated id gets the same answer and happens once. */
export type OrderAnswer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: Refusal };

export type Opening = {
  readonly game: string;
  readonly seats?: number;
  readonly options?: unknown;
  readonly listed?: boolean;
  /** The least time that bots take, in milliseconds; 0 is at once. */
  readonly pace?: number;
  /** Who may take over a bot's seat in the middle of a match; `asked` by default. */
  readonly takeover?: Takeover;
  /** Whoever comes sits down at once, or asks; `open` by default. */
  readonly door?: Door;
  /** Seconds for each decision. */
  readonly timeLimit?: TimeLimit | null;
  /** What is spoken there; for the public list. */
  readonly language?: Language;
  /** May players ask for hints? Off by default; whoever plays with bots alone always may. */
  readonly hints?: boolean;
  /** Whoever opens it takes the first seat, under this name or their own. */
  readonly sit?: { readonly name?: string };
  /** Bots for the next seats. */
  readonly bots?: readonly BotName[];
  /** And the match begins. Nobody has seen the promise of that deal, so nobody's nonce goes into it (ADR 10). */
  readonly start?: Readonly<Record<string, never>>;
};

/** A room in this process. Cheap while nobody does anything: it forgets its state and reads it again when needed. */
export interface RoomHandle {
  readonly id: RoomId;
  /** The version that everybody who is connected here has been told. */
  readonly toldVersion: number;
  /** The room's own time, which is never set back; milliseconds since 1970. */
  now(): number;
  order(person: Person, id: string, order: RoomOrder): Promise<OrderAnswer>;
  /** Tells what was missed, or a fresh view, and from then on everything. */
  join(subscriber: Subscriber, seen?: LastSeen): Promise<void>;
  /** The connection is gone; the seat is not. */
  part(subscriber: Subscriber): void;
  /** A page has shown its person the match up to this version: bots wait for that, for a short while. A hint, never logged. */
  shown(subscriber: Subscriber, version: number): void;
  /** Somebody at a seat makes a face: everybody here is told, nothing is logged. Where the rules keep a seat silent, nothing happens. */
  react(subscriber: Subscriber, reaction: Reaction): void;
  /** What this person sees now; for pages and polling clients. Whoever asks or orders now and then is not away. */
  view(person: PersonId): Promise<RoomView>;
  /** What this person may do in the match now: of free text a sample. */
  legal(person: PersonId): Promise<readonly Json[]>;
  /** Somebody else has seen what this person has: from now on no other hand of the match is for them. */
  shareSight(person: PersonId, seenBy: PersonId): Promise<OrderAnswer>;
  /** Somebody has these days off, or none: slow clocks stand on them (T6). */
  setHoliday(person: PersonId, holiday: Holiday | null): Promise<OrderAnswer>;
  card(): Promise<RoomCard>;
  /** What everybody has heard of the match that is on the table, and up to which version. */
  log(): Promise<SeenLog>;
  /** Another process wrote up to this version: read it, and tell those who are connected here. */
  catchUpTo(version: number): void;
}

/** The rooms of one process. */
export interface RoomsHandle {
  /** Opens a room under a new id that the caller chose; the person becomes its host. */
  open(id: RoomId, host: Person, opening: Opening): Promise<Result<RoomHandle>>;
  /** Null where there is none; rejects where the store fails or a log cannot be read. */
  find(id: RoomId): Promise<RoomHandle | null>;
  /** After a start: rooms with something due go on. */
  wake(ids: Iterable<RoomId>): Promise<void>;
  /** Lets go of what has been idle for so long; call it now and then. */
  sweep(idleMs: number): void;
  /** Those in memory. */
  ids(): Iterable<RoomId>;
  has(id: RoomId): boolean;
  /** Other processes have written up to these versions: rooms that are here read it, and tell those who are connected. */
  catchUp(heads: Iterable<readonly [RoomId, number]>): void;
  /** In these rooms somebody came or went at another process. */
  neighboursChanged(ids: Iterable<RoomId>): void;
  /** Another process said something about a room in passing. */
  heardAside(id: RoomId, process: string, aside: Aside): void;
  /** Every room forgets its state and reads its log when it is next used: what others did meanwhile is not known here. */
  forget(): void;
  /** Forgets one room at once, also where people are in it; whoever asks for it next finds what the store has. */
  drop(id: RoomId): Promise<void>;
  /** No more orders; everything under way is finished. */
  close(): Promise<void>;
  readonly size: number;
}
