import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE } from '@cifra/protocol';
import { WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import { addressOf, isOurOrigin, isSecure } from '../http/origin.ts';
import { languageOf } from '../words/index.ts';
import { Socket } from './socket.ts';

const ADDRESS = /^\/api\/rooms\/([a-z0-9]{1,40})\/socket$/;

export type Gate = {
  /** Nobody comes in any more. */
  close(): void;
  /** Those who are still there are put out. */
  terminate(): void;
};

/** Lets WebSockets in: from our own pages, to a room, and not too many from one address. */
export function openGate(house: House, server: Server): Gate {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    // Compression would cost a hundred times the memory of a socket.
    perMessageDeflate: false,
  });
  let isClosed = false;
  // The cookie of somebody who came without one goes with the answer to the handshake.
  const cookies = new WeakMap<IncomingMessage, string>();
  sockets.on('headers', (headers, request) => {
    const cookie = cookies.get(request);
    if (cookie !== undefined) headers.push(`set-cookie: ${cookie}`);
  });

  /** Opens the socket, or says with which status it does not. */
  const enter = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<string | null> => {
    const { settings, limits, people, counts } = house;
    const roomId = ADDRESS.exec(request.url?.split('?')[0] ?? '')?.[1];
    if (roomId === undefined) return '404 Not Found';
    if (isClosed) return '503 Service Unavailable';
    if (!isOurOrigin(request, settings)) return '403 Forbidden';
    const address = addressOf(request, settings);
    const at = house.now();
    if (!limits.arrivals.of(address, at).take(at) || !limits.sockets.add(address, settings.socketsPerAddress)) {
      counts.limited++;
      return '429 Too Many Requests';
    }
    const token = request.headers.authorization === undefined ? null : await people.bearer(request.headers);
    if (request.headers.authorization !== undefined && token?.room !== roomId) {
      limits.sockets.remove(address);
      return '401 Unauthorized';
    }
    const holder = token === null ? people.holder(request.headers) : null;
    if (holder?.isNew) cookies.set(request, people.cookie(holder.key, isSecure(request, settings)));
    const language = languageOf(request.headers['accept-language']);
    // A stream that closed meanwhile never becomes a socket.
    const forget = () => limits.sockets.remove(address);
    stream.once('close', forget);
    sockets.handleUpgrade(request, stream, head, (ws) => {
      stream.off('close', forget);
      new Socket(house, ws, {
        roomId,
        address,
        stream,
        person: async (name) => {
          if (token !== null) return { id: token.person, name: token.name };
          const hash = holder?.hash ?? '';
          await people.remember(hash, name);
          return people.personIn(roomId, hash, language, name);
        },
        limits: [limits.messagesByAddress.of(address, at), limits.messages.of(token?.person ?? holder?.hash ?? '', at)],
      });
    });
    return null;
  };

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', ignore);
    enter(request, stream, head)
      .catch((error: unknown) => {
        house.log.error({ err: error }, 'a socket could not open');
        return '500 Internal Server Error';
      })
      .then((status) => {
        if (status !== null) stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      })
      .catch(ignore);
  });
  return {
    close() {
      isClosed = true;
    },
    terminate() {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

function ignore(): void {}
