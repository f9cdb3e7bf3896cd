import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Does it ask for a WebSocket? A request may offer other protocols, and be answered as if it did not. */
export function asksForSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** From 22.21 on Node asks which requests are upgrades; the types of older ones do not know it. */
export const ONLY_SOCKETS: ServerOptions & { readonly shouldUpgradeCallback: typeof asksForSocket } = {
  shouldUpgradeCallback: asksForSocket,
};

type HandOn = (request: IncomingMessage, stream: Duplex, head: Buffer) => void;

/**
 * Answers requests that offer what we do not speak, HTTP/2 with Java's HttpClient and `curl --http2`. An older Node lets
 * go of their connection once it has read the headers: these are put back without the offer, and the server reads them
 * again with the body and all that follows.
 */
export function ignoringOffers(server: Server): HandOn {
  // The last answer that is being given on a connection.
  const underWay = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    underWay.set(socket, response);
    response.once('close', () => {
      if (underWay.get(socket) === response) underWay.delete(socket);
    });
  });
  return (request, stream, head) => {
    stream.unshift(Buffer.concat([Buffer.from(withoutOffer(request), 'latin1'), head]));
    const readAgain = () => {
      stream.off('error', ignore);
      if (stream.destroyed || stream.writableEnded) return;
      // What was set for the pause after an answer.
      if (stream instanceof Socket) stream.setTimeout(0);
      server.emit('connection', stream);
    };
    stream.on('error', ignore);
    const before = underWay.get(stream);
    // Asked in one breath: an answer of a second reader in the midst of the first one's would break both.
    if (before === undefined) readAgain();
    else before.once('close', readAgain);
  };
}

/** The head of the request as it came, but for what it offers. */
function withoutOffer({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const left = /^connection$/i.test(name) ? withoutHops(value) : value;
    if (!OFFER.test(name) && left !== null) lines.push(`${name}: ${left}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

const OFFER = /^(upgrade|http2-settings)$/i;

/** What a Connection header says beyond the offer; null where that is nothing. */
function withoutHops(value: string): string | null {
  const kept = value.split(',').filter((name) => !OFFER.test(name.trim()));
  return kept.length === 0 ? null : kept.join(',').trim();
}

function ignore(): void {}
