import { lookup as resolveName } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** In all: whoever sends a byte now and then is waited for no longer than whoever sends none. */
const PATIENCE_MS = 10_000;
const LONGEST_ANSWER = 65_536;

/** Addresses that are not of the open network: what somebody writes into a form must not reach the house's own one. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits);
for (const [net, bits] of [
  // In the older ones of these an IPv4 address stands inside, which may be any.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isInside(mapped);
  const family = isIP(address);
  return family === 0 || INSIDE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Asked at the very moment of connecting, so that a name cannot mean one address when checked and another one after. */
const outside: LookupFunction = (host, options, done) =>
  resolveName(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 4);
    const inside = found.find(({ address }) => isInside(address));
    if (inside !== undefined || found.length === 0)
      return done(Object.assign(new Error('an address inside'), { code: 'EINSIDE' }), '', 4);
    if (options.all === true) return done(null, found);
    const [first] = found;
    return done(null, first?.address ?? '', first?.family);
  });

export type Letter = {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | string;
};

/** Sends it and tells the status of the answer; 0 where there was none. Follows nobody elsewhere. */
export function post({ url, headers, body }: Letter, mayGoInside: boolean, patience = PATIENCE_MS): Promise<number> {
  const to = new URL(url);
  const host = to.hostname.replace(/^\[|\]$/g, '');
  if (!mayGoInside && isIP(host) !== 0 && isInside(host)) return Promise.resolve(0);
  return new Promise((done) => {
    const request = (to.protocol === 'https:' ? secure : plain)(
      to,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(patience),
        ...(mayGoInside ? {} : { lookup: outside }),
      },
      (response) => {
        done(response.statusCode ?? 0);
        // Nothing else of it is wanted, and it may have no end.
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > LONGEST_ANSWER) response.destroy();
        });
      },
    );
    request.on('error', () => done(0));
    request.end(body);
  });
}
