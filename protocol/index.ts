export {
  BYES,
  type Bye,
  type ClientMessage,
  clientMessage,
  fits,
  MAX_MESSAGE,
  PROTOCOL,
  readClientMessage,
  roomOrder,
  type ServerMessage,
  serverMessage,
} from './messages.ts';
export { type RoomLine, type ServedClient, serveRoom } from './serve.ts';
