import type { Person, RoomHandle, Subscriber } from '@cifra/room';
import { type Bye, type ClientMessage, PROTOCOL, type ServerMessage } from './messages.ts';

/** What the room's side of a line can do with it. */
export type RoomLine = {
  readonly send: (message: ServerMessage) => void;
  /** Says why, and closes it. */
  readonly end: (bye: Bye) => void;
};

/** One client at one room, for as long as its line lasts. */
export type ServedClient = {
  readonly hear: (message: ClientMessage) => void;
  /** The line is gone; the seat is not. */
  readonly close: () => void;
};

/** The room's side of a line that nobody else can reach: what is heard is believed, and nothing is counted. */
export function serveRoom(room: RoomHandle, person: Person, line: RoomLine): ServedClient {
  let isClosed = false;
  const subscriber: Subscriber = { person: person.id, tell: (news) => isClosed || line.send(news) };
  const fail = () => {
    if (!isClosed) line.end('stopping');
  };
  const close = () => {
    isClosed = true;
    room.part(subscriber);
  };
  const hear = (message: ClientMessage) => {
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) line.end('other-protocol');
        else
          room.join(subscriber, message.seen).then(() => {
            // It may have closed while the room was read.
            if (isClosed) room.part(subscriber);
          }, fail);
        return;
      case 'order': {
        const { id, order } = message;
        const name = order.type === 'sit' ? order.name : undefined;
        room.order(name === undefined ? person : { ...person, name }, id, order).then((answer) => {
          if (isClosed) return;
          if (answer.ok) line.send({ type: 'done', id, version: answer.version });
          else line.send({ type: 'refused', id, refusal: answer.refusal });
        }, fail);
        return;
      }
      case 'shown':
        room.shown(subscriber, message.version);
        return;
      case 'react':
        room.react(subscriber, message.reaction);
        return;
      case 'ping':
        line.send({ type: 'pong', now: room.now(), version: room.toldVersion });
        return;
    }
  };
  return { hear, close };
}
