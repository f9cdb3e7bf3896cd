import { sign, unsign } from './keys.ts';

const NAME = 'cifra';
const YEAR = 31_536_000;

/** The person's key in a Cookie header; null where there is none of ours. */
export function readCookie(header: string | undefined, secret: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() !== NAME) continue;
    return unsign(part.slice(at + 1).trim(), secret);
  }
  return null;
}

/** No script reads it, no other site sends it along with a form, and it goes over TLS alone where there is TLS. */
export function writeCookie(key: string, secret: string, secure: boolean): string {
  const cookie = `${NAME}=${sign(key, secret)}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}
