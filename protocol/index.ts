export {
  BYES,
  type Bye,
  type ClientMessage,
  clientMessage,
  MAX_MESSAGE,
  PROTOCOL,
  readClientMessage,
  roomOrder,
  type ServerMessage,
  serverMessage,
} from './messages.ts';
export { Session, type SessionOptions, type Transport } from './session.ts';
