import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '@cifra/kernel';
import { MAX_MESSAGE } from '@cifra/protocol';
import { type ServerOptions, WebSocketServer } from 'ws';
import { FairTurns } from '../connections/fair-turns.ts';
import { asksForSocket, ignoringOffers } from '../connections/upgrades.ts';
import { findRoom, type House, maySay, maySend, noteOpener, speakerOf } from '../house.ts';
import { addressOf, isOurOrigin, isSecure } from '../http/origin.ts';
import { statusOf } from '../http/refusals.ts';
import { BAD_TOKEN } from '../http/request-cost.ts';
import { languageOf, refusalText } from '../words/index.ts';
import { Socket } from './socket.ts';

/** Whoever gives one of these orders sets the bots of a room to work. */
const SETS_GOING: ReadonlySet<string> = new Set(['start', 'rematch', 'ready', 'bot']);
const CLOSE_MS = 2_000;
/** So long an address with many sockets is heard before everybody else's turn comes; most messages take a tenth of it. */
const TURN_MS = 2;
const SCREEN = /\?as=screen$/;
const ADDRESS = /^\/api\/rooms\/([a-z0-9]{1,40})\/socket$/;

export type WebSocketListener = {
  /** Nobody comes in any more. */
  close(): void;
  /** Those who are still there are put out. */
  terminate(): void;
};

/** Lets WebSockets in: from our own pages, to a room, and not too many from one address. */
export function openWebSocketServer(house: House, server: Server): WebSocketListener {
  // The types of this version do not know `closeTimeout`.
  const options: ServerOptions & { readonly closeTimeout: number } = {
    noServer: true,
    maxPayload: MAX_MESSAGE,
    // Compression would cost a hundred times the memory of a socket.
    perMessageDeflate: false,
    // A ping frame is answered by `Socket`, which counts it.
    autoPong: false,
    // Whoever does not answer our farewell is not waited for.
    closeTimeout: CLOSE_MS,
  };
  const sockets = new WebSocketServer(options);
  const turns = new FairTurns(TURN_MS);
  let isClosed = false;
  // The cookie of somebody who came without one goes with the answer to the handshake.
  const cookies = new WeakMap<IncomingMessage, string>();
  sockets.on('headers', (headers, request) => {
    const cookie = cookies.get(request);
    if (cookie !== undefined) headers.push(`set-cookie: ${cookie}`);
  });

  /** Opens the socket, or says why not. */
  const enter = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<Refusal | null> => {
    const { settings, limits, people, counts } = house;
    const roomId = ADDRESS.exec(request.url?.split('?')[0] ?? '')?.[1];
    if (roomId === undefined) return { code: 'no-such-page' };
    if (isClosed) return { code: 'stopping' };
    // Let in, they would be sent away again, and a page that has heard from its house comes back at once.
    if (house.store.broken !== null) return { code: 'needs-restart' };
    if (!house.neighbours.isMember) return { code: 'house-away' };
    if (!isOurOrigin(request, settings)) return { code: 'wrong-origin' };
    const address = addressOf(request, settings);
    const banned = { code: 'banned' };
    if (house.bans.isAddress(address)) return banned;
    const at = house.monotonicNow();
    if (!limits.arrivals.of(address, at).take(at) || !limits.sockets.add(address, settings.socketsPerAddress)) {
      counts.limited++;
      return { code: 'too-many', seconds: 30 };
    }
    const token = request.headers.authorization === undefined ? null : await people.bearer(request.headers);
    if (request.headers.authorization !== undefined && token?.room !== roomId) {
      limits.sockets.remove(address);
      limits.requests.of(address, at).spend(at, BAD_TOKEN);
      return { code: 'no-token' };
    }
    if ((await findRoom(house, roomId)) === null) {
      limits.sockets.remove(address);
      return { code: 'no-such-room' };
    }
    const holder = token === null ? people.holder(request.headers) : null;
    if (holder !== null && house.bans.isPerson(holder.hash)) {
      limits.sockets.remove(address);
      return banned;
    }
    if (holder?.lacksCookie) cookies.set(request, people.cookie(holder.key, isSecure(request, settings)));
    const who = token?.person ?? holder?.hash ?? '';
    const speaker = speakerOf(limits, address, who);
    const shares = house.storage.sharesOf(address, who);
    // A screen for everybody is nobody's seat, whoever has opened it: it is told what watchers are told.
    const isScreen = token === null && SCREEN.test(request.url ?? '');
    const language = languageOf(request.headers['accept-language']);
    // A stream that closed meanwhile never becomes a socket.
    const forget = () => limits.sockets.remove(address);
    stream.once('close', forget);
    sockets.handleUpgrade(request, stream, head, (ws) => {
      stream.off('close', forget);
      new Socket(house, ws, {
        roomId,
        address,
        holder: holder?.hash ?? null,
        isScreen,
        stream,
        inTurn: (job) => turns.take(address, job),
        person: async (name) => {
          if (token !== null) return { id: token.person, name: token.name };
          const hash = holder?.hash ?? '';
          if (isScreen) return people.personIn(roomId, `${hash} as a screen`, language);
          await people.remember(hash, name);
          await house.visits.saw(hash);
          return people.personIn(roomId, hash, language, name);
        },
        sits: async (person) => {
          if (holder !== null) await house.members.sits(holder.hash, roomId, person);
        },
        maySay: (now, cost) => maySay(speaker, now, cost),
        mayKeep: (order, bytes) => {
          if (isScreen) return { code: 'not-seated' };
          if (SETS_GOING.has(order)) noteOpener(house, roomId, address);
          return house.storage.refuse(shares, { room: roomId, order, bytes });
        },
        maySend: (size, now) => maySend(speaker, now, size),
      });
    });
    return null;
  };

  const answer = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const refusal = await enter(request, stream, head).catch((error: unknown): Refusal => {
      house.log.error({ err: error }, 'a socket could not open');
      return { code: 'internal' };
    });
    if (refusal === null) return;
    house.refusals.add(refusal.code, addressOf(request, house.settings));
    turnAway(stream, turnedAway(request, refusal));
  };

  const handOn = ignoringOffers(server);
  server.on('upgrade', (request, stream, head) => {
    if (!asksForSocket(request)) {
      handOn(request, stream, head);
      return;
    }
    stream.on('error', ignore);
    turns.take(addressOf(request, house.settings), () => void answer(request, stream, head));
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

/** Says so and hangs up: a client that does not would otherwise keep the house from ever closing. */
function turnAway(stream: Duplex, answer: string): void {
  stream.once('finish', () => stream.destroy());
  // What came behind the handshake must not be left unread, or the answer would be lost with it.
  stream.resume();
  stream.end(answer);
}

/** The answer to a handshake that leads nowhere, like any other refusal of the house. */
function turnedAway({ headers }: IncomingMessage, refusal: Refusal): string {
  const language = languageOf(headers['accept-language']);
  const body = JSON.stringify({ code: refusal.code, message: refusalText(language, refusal) });
  const status = statusOf(refusal.code);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Language: ${language}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(status === 429 ? [`Retry-After: ${refusal.seconds}`] : []),
    '',
    body,
  ].join('\r\n');
}

function ignore(): void {}
