import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { addressKey } from '../limits.ts';
import type { Settings } from '../settings.ts';

type From = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Does this come from one of our own pages, or from no page at all? */
export function isOurOrigin({ headers }: Pick<From, 'headers'>, { publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === publicUrl) return true;
  // Behind a proxy that passes the name on, and without one, the page and the request name the same host.
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Who asks, as far as limits care: what the last proxy that we trust saw. */
export function addressOf({ headers, socket }: From, { proxies }: Pick<Settings, 'proxies'>): string {
  const direct = socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return addressKey(direct);
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const all = [...forwarded.map((part) => part.trim()).filter((part) => isIP(part) !== 0), direct];
  return addressKey(all[Math.max(0, all.length - 1 - proxies)] ?? direct);
}

/** Did the browser come over TLS? */
export function isSecure({ headers }: Pick<From, 'headers'>, { publicUrl, proxies }: Settings): boolean {
  if (publicUrl !== null) return publicUrl.startsWith('https:');
  return proxies > 0 && headers['x-forwarded-proto'] === 'https';
}

/** The address of this house as the one who asks knows it. */
export function baseUrl(from: Pick<From, 'headers'>, settings: Settings): string {
  if (settings.publicUrl !== null) return settings.publicUrl;
  return `${isSecure(from, settings) ? 'https' : 'http'}://${from.headers.host ?? `localhost:${settings.port}`}`;
}
