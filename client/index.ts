export { type Connection, keepConnected, type Socket, type Timers } from './connection.ts';
export { MatchLog } from './match-log.ts';
export { Session, type SessionOptions, type Transport } from './session.ts';
