export { MemoryStore } from './memory-store.ts';
export type {
  Play,
  PlayedBy,
  RoomEntry,
  RoomEvent,
  RoomFact,
  SeenRoomEntry,
  SeenRoomEvent,
  TalkLine,
} from './model/events.ts';
export type {
  LastSeen,
  News,
  Opening,
  OrderAnswer,
  RoomHandle,
  RoomsHandle,
  SeenLog,
  Subscriber,
} from './model/handles.ts';
export { CHANNELS, type Channel, LIMITS, type RoomOrder, type RoomOrderType } from './model/orders.ts';
export {
  type Access,
  type Audience,
  type Person,
  type PersonId,
  type RoomId,
  type RoomSeat,
  type SeatRequest,
  TAKEOVERS,
  type Takeover,
} from './model/person.ts';
export type {
  Append,
  Bus,
  Clock,
  Entropy,
  Finished,
  MindRequest,
  Minds,
  Ports,
  Report,
  RoomCard,
  Secret,
  Snapshot,
  Store,
  Stored,
} from './model/ports.ts';
export { RoomClosed } from './model/room-closed.ts';
export {
  type MatchResult,
  ROOM_PHASES,
  type RoomClock,
  type RoomHand,
  type RoomPhase,
  type RoomTable,
  type RoomView,
} from './model/table.ts';
export { ASKED_LONG_AGO, isSlow, TIME_LIMITS, type TimeLimit } from './model/time.ts';
export { readName } from './orders/names.ts';
export { PACE } from './orders/opening.ts';
export { plain } from './orders/plain.ts';
export { Rooms } from './rooms.ts';
export { decisionOf } from './state/clock.ts';
export { foldRoom } from './state/fold.ts';
export type { RoomState } from './state/state.ts';
export { asView, followRoom } from './view/follow.ts';
export { readMatchFile } from './view/match-file.ts';
export { readable } from './view/public-log.ts';
export { viewRoom } from './view/see.ts';
