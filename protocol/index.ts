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
