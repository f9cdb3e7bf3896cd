export { clockAfter } from './clock-face.ts';
export { type Asked, AWAY, type Context, type Decided, type Decision } from './context.ts';
export { decideRoom } from './decide.ts';
export type { Line, Play, PlayedBy, RoomEntry, RoomEvent, RoomFact, SeenRoomEntry, SeenRoomEvent } from './events.ts';
export { foldRoom } from './fold.ts';
export { asView, followRoom } from './follow.ts';
export { decideOpening, PACE } from './lobby-orders.ts';
export { LOOK_BACK, lookBack, readable } from './look-back.ts';
export { matchFileOf } from './match-file.ts';
export { MemoryStore } from './memory-store.ts';
export { CHANNELS, type Channel, LIMITS, type RoomOrder, type RoomOrderType } from './orders.ts';
export type { Audience, Person, PersonId, Place, RoomId, Standing } from './person.ts';
export { plain } from './plain.ts';
export type {
  Append,
  Bus,
  Clock,
  Entropy,
  Finished,
  Minds,
  Ports,
  Report,
  RoomCard,
  Secret,
  Snapshot,
  Store,
  Stored,
  Thought,
} from './ports.ts';
export { RoomClosed } from './room-closed.ts';
export { Rooms } from './rooms.ts';
export { seeEntry, viewRoom } from './see.ts';
export { standingOf } from './standing.ts';
export type { RoomState } from './state.ts';
export type { Answer, LastSeen, Listener, News, Opening, RoomHandle, RoomsHandle, SeenLog } from './surface.ts';
export {
  type MatchResult,
  PHASES,
  type Phase,
  type RoomClock,
  type RoomHand,
  type RoomTable,
  type RoomView,
} from './view.ts';
