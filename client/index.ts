export { type ConnectionControl, keepConnected, type Timers, type WebSocketLike } from './connection.ts';
export { MatchLog } from './match-log.ts';
export { RoomSession, type RoomSessionOptions, type Transport } from './session.ts';
