export type { Line, Play, PlayedBy, RoomEntry, RoomEvent, RoomFact, SeenRoomEntry, SeenRoomEvent } from './events.ts';
export { CHANNELS, type Channel, LIMITS, type RoomOrder, type RoomOrderType } from './orders.ts';
export type { Audience, Person, PersonId, Place, RoomId, Standing } from './person.ts';
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
export type { Answer, LastSeen, Listener, News, Opening, RoomHandle, RoomsHandle } from './surface.ts';
export {
  type MatchResult,
  PHASES,
  type Phase,
  type RoomClock,
  type RoomHand,
  type RoomTable,
  type RoomView,
} from './view.ts';
