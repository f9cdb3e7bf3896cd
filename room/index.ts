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
  DOORS,
  type Door,
  GATHERINGS,
  type Gathering,
  type Person,
  type PersonId,
  type RoomId,
  type RoomSeat,
  type SeatRequest,
  TAKEOVERS,
  type Takeover,
} from './model/person.ts';
export {
  ALONE,
  type Append,
  type Aside,
  type Attendance,
  type Bus,
  type Clock,
  type Entropy,
  type Finished,
  type MindRequest,
  type Minds,
  type Neighbours,
  type Ports,
  type Report,
  type RoomCard,
  type Secret,
  type Snapshot,
  type Store,
  type Stored,
} from './model/ports.ts';
export { REACTIONS, type Reaction } from './model/reactions.ts';
export { RoomClosed } from './model/room-closed.ts';
export {
  type ChangedThing,
  type MatchResult,
  type MateNotes,
  type PersonHoliday,
  ROOM_PHASES,
  type RoomClock,
  type RoomHand,
  type RoomPhase,
  type RoomTable,
  type RoomView,
  type TableChange,
} from './model/table.ts';
export { ASKED_LONG_AGO, type Holiday, isSlow, TIME_LIMITS, type TimeLimit } from './model/time.ts';
export { type HandedOver, handOver } from './orders/handed-over.ts';
export { readName } from './orders/names.ts';
export { PACE } from './orders/opening.ts';
export { plain } from './orders/plain.ts';
export { Rooms } from './rooms.ts';
export { decisionOf } from './state/clock.ts';
export { foldRoom } from './state/fold.ts';
export { areHintsAllowed, hasHint } from './state/hints.ts';
export { daysOff, holidayNow, timeBetween } from './state/holidays.ts';
export type { RoomState } from './state/state.ts';
export { asView, followRoom } from './view/follow.ts';
export { readMatchFile } from './view/match-file.ts';
export { readable } from './view/public-log.ts';
export { viewRoom } from './view/see.ts';
