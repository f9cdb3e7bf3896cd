import type { AnyGame, BotName, Language, Outcome, Refusal, Seat, Shape, View } from '@cifra/kernel';
import type { RoomEntry } from './events.ts';
import type { Door, PersonId, RoomId } from './person.ts';
import type { Reaction } from './reactions.ts';
import type { RoomPhase } from './table.ts';
import type { TimeLimit } from './time.ts';

/** The house's part of a deal, kept beside the log until the outcome opens it. */
export type Secret = { readonly match: number; readonly seed: string; readonly salt: string };

/** A state put away so that a long log need not be read from its beginning. Only a cache: it may be lost. */
export type Snapshot = { readonly format: number; readonly version: number; readonly state: string };

/** What a list of rooms says about one. Nothing in it is secret. */
export type RoomCard = {
  readonly game: string;
  readonly listed: boolean;
  /** What is spoken there; null where nobody has said, undefined on cards of 0.2. */
  readonly language?: Language | null;
  readonly phase: RoomPhase;
  readonly match: number;
  /** Names by seat; null is an empty seat. */
  readonly seats: readonly ({ readonly name: string; readonly isProgram?: true } | { readonly bot: BotName } | null)[];
  readonly at: number;
  /** How long each decision may take, whose seat is the host's, since when it is open. Cards of 0.2 do not say. */
  readonly door?: Door;
  readonly timeLimit?: TimeLimit | null;
  readonly host?: Seat | null;
  readonly openedAt?: number;
};

/** A match that came to its outcome, and where it stands in the log. */
export type Finished = {
  readonly match: number;
  readonly game: string;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** When it was dealt. Matches of 0.2 do not say. */
  readonly startedAt?: number;
  /** Handed over by a device, which dealt it to its own people; left out where this house dealt. */
  readonly dealtBy?: 'device';
  readonly outcome: Outcome;
  readonly players: readonly {
    readonly person: PersonId | null;
    readonly name: string | null;
    readonly bot: BotName | null;
  }[];
};

/** What is written in one durable step. */
export type Append = {
  /** Versions without gaps; the first one follows the last one stored. */
  readonly entries: readonly RoomEntry[];
  /** When the room next has something to do of its own accord (a clock, a bot); null when it only waits. */
  readonly due: number | null;
  /** A new match's secret. */
  readonly secret?: Secret;
  /** Present when what lists say about the room changed. */
  readonly card?: RoomCard;
  readonly finished?: Finished;
  /** Earlier versions whose events are of no use any more: these stay in the log, with `events: []`. */
  readonly overtaken?: readonly number[];
};

export type Stored = {
  readonly snapshot: Snapshot | null;
  /** Those after the snapshot, or all. */
  readonly entries: readonly RoomEntry[];
  /** The secret of the latest match. */
  readonly secret: Secret | null;
  /**
   * Until when the house was surely awake: infinity where it has been ever since the last entry, null where that is not
   * known: then the last entry counts.
   */
  readonly awakeUntil: number | null;
};

/** Where logs live. One writer at a time is usual; a second one is found out by the version. */
export interface Store {
  /** Null where there is no such room. */
  load(room: RoomId): Promise<Stored | null>;
  /** At most `limit` entries after a version. */
  read(room: RoomId, after: number, limit: number): Promise<readonly RoomEntry[]>;
  /**
   * Resolves when the entries are durable, and not before; all of them or none. `conflict` when another process has
   * written that version already. A rejection leaves it open whether they were written: the room reads again.
   */
  append(room: RoomId, append: Append): Promise<'done' | 'conflict'>;
  keep(room: RoomId, snapshot: Snapshot): Promise<void>;
}

/** Tells other processes that a room has moved on. Lossy: whoever misses it finds out by the version. */
export interface Bus {
  hint(room: RoomId, version: number): void;
}

/** Who is at a room: connected, or heard of a while ago, and when. */
export type Attendance = {
  readonly here: ReadonlySet<PersonId>;
  readonly heard: ReadonlyMap<PersonId, number>;
};

/** What the processes of a house tell each other about a room in passing. It is kept nowhere, and may be lost. */
export type Aside =
  /** Somebody at a seat made a face. */
  | { readonly type: 'reacted'; readonly seat: Seat; readonly reaction: Reaction }
  /** The pages at one process have shown the match up to there; null where none tells any more. */
  | { readonly type: 'shown'; readonly version: number | null };

/** The other processes of a house. All of it is about saving work and saying who is there: the log alone decides. */
export interface Neighbours {
  /** May others have written since a room was read? Then whoever asks is answered from the store's newest entry. */
  readonly mayWrite: boolean;
  /** Does this process mind the clocks and the bots of the room? */
  isOurs(room: RoomId): boolean;
  /** Who is at the room here; told to the others. */
  tell(room: RoomId, attendance: () => Attendance): void;
  /** Who is at the room elsewhere. */
  attendance(room: RoomId): Attendance;
  pass(room: RoomId, aside: Aside): void;
  /** Is the process that passed something still there? */
  isThere(process: string): boolean;
}

/** A house of one process. */
export const ALONE: Neighbours = {
  mayWrite: false,
  isOurs: () => true,
  tell: () => {},
  attendance: () => NOBODY,
  pass: () => {},
  isThere: () => false,
};
const NOBODY: Attendance = { here: new Set(), heard: new Map() };

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after so many milliseconds; the answer cancels it. */
  after(ms: number, wake: () => void): () => void;
}

/** Bytes that nobody can guess. */
export interface Entropy {
  bytes(count: number): Uint8Array;
}

export type MindRequest = {
  /** Where the bot sits: whoever thinks for many rooms shares out its time. */
  readonly room: RoomId;
  readonly game: string;
  readonly level: BotName;
  readonly view: View<Shape>;
  readonly seed: number;
  /** For how many milliseconds an answer is waited for; after that it is of no use. */
  readonly patience: number;
};

/** Who thinks for bots: here, in a worker, or on another machine. It is given a view and nothing else. */
export interface Minds {
  /** Which characters of a game it can be; the levels it always can. */
  characters?(game: string): readonly BotName[];
  /** Why it cannot be anybody at a table with these options; null where it can. */
  whyNot?(game: string, options: Shape['Options']): Refusal | null;
  /** A command of the game; the room checks it like anybody's. */
  think(thought: MindRequest): Promise<unknown>;
}

/** Where trouble is written down; never with what a log or a hand holds. */
export interface Report {
  /** An invariant does not hold: the room is closed, and somebody has to look into it. */
  broke(room: RoomId, error: unknown): void;
  /** A store, a mind or a connection failed; the room goes on. */
  failed(room: RoomId, what: 'store' | 'mind' | 'listener', error: unknown): void;
}

/** What a room needs of the world; it knows neither Node nor the browser. */
export type Ports = {
  readonly games: (id: string) => AnyGame | null;
  readonly store: Store;
  readonly bus: Bus;
  /** None where nothing is said. */
  readonly neighbours?: Neighbours;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly minds: Minds;
  readonly report: Report;
};
