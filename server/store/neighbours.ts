import type { Bye } from '@cifra/protocol';
import { ALONE, type Aside, type Bus, type Neighbours, type RoomId } from '@cifra/room';

/** Whose connections are meant: all that fit every given mark. */
export type ConnectionMark = {
  readonly room?: RoomId;
  readonly person?: string;
  readonly address?: string;
  readonly holder?: string;
};

/** What one process tells all others. Lossy, like every hint: what must not be missed is read from the store as well. */
export type HouseMessage =
  | { readonly type: 'end'; readonly who: ConnectionMark; readonly bye: Bye }
  | { readonly type: 'aside'; readonly room: RoomId; readonly aside: Aside }
  /** A room was deleted. */
  | { readonly type: 'drop'; readonly room: RoomId }
  /** Somebody, known by a mark, opened a room or set it going. */
  | { readonly type: 'opened'; readonly room: RoomId; readonly by: string }
  /** Who looks at which room at this process, of those who could be called. */
  | { readonly type: 'looking'; readonly at: readonly (readonly [string, RoomId])[] }
  /** Whom the operator lets in has changed. */
  | { readonly type: 'bans' }
  /** What somebody has used of a limit, beyond half of it. */
  | { readonly type: 'used'; readonly limit: string; readonly by: readonly (readonly [string, number])[] };

/** What a process has to do because of the others, or because of its own lease. */
export type NeighbourEvents = {
  /** Is this room in our memory? Nothing has to be read for the others. */
  readonly isHere: (room: RoomId) => boolean;
  /** Others wrote up to these versions. */
  readonly moved: (heads: readonly (readonly [RoomId, number])[]) => void;
  /** In these rooms somebody came or went elsewhere. */
  readonly attended: (rooms: readonly RoomId[]) => void;
  readonly told: (message: HouseMessage, from: string) => void;
  /** These rooms have something due, and from now on it is ours to mind. */
  readonly taken: (rooms: readonly RoomId[]) => void;
  /** Something may have been missed. */
  readonly gap: () => void;
  /** The lease is over: nothing that is remembered counts, and nobody is served until it is renewed. */
  readonly lost: () => void;
};

/** The other processes of a house, as the house sees them. */
export interface HouseNeighbours extends Neighbours, Bus {
  /** How many processes the house has. */
  readonly count: number;
  /** Is our lease running? Without one nobody is let in. */
  readonly isMember: boolean;
  listen(events: NeighbourEvents): void;
  say(message: HouseMessage): void;
  /** Compares these rooms with the store: what moved unheard is told like a hint. */
  compare(rooms: readonly RoomId[]): Promise<void>;
  /** Rooms with somebody there at another process, and how many. */
  attended(): Promise<ReadonlyMap<RoomId, number>>;
  /** Gives up the lease, so that others go on at once with what is due. */
  leave(): Promise<void>;
}

/** One process on one folder. */
export const NO_NEIGHBOURS: HouseNeighbours = {
  ...ALONE,
  count: 1,
  isMember: true,
  hint: () => {},
  listen: () => {},
  say: () => {},
  compare: async () => {},
  attended: async () => new Map(),
  leave: async () => {},
};
