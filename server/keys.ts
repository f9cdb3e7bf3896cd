import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 256 bits in 43 letters; whoever holds it is the person, the seat or the link. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

const KEY = /^[A-Za-z0-9_-]{43}$/;
const SIGNED = /^[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{22}$/;

export function isKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value);
}

/** What the store keeps of a key: enough to know it again, not enough to use it. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function signatureOf(key: string, secret: string): string {
  return createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);
}

/** The key with a mark that this house made it, so that invented ones cost no look into the store. */
export function sign(key: string, secret: string): string {
  return `${key}.${signatureOf(key, secret)}`;
}

/** The key, if this house signed it. */
export function unsign(signed: string, secret: string): string | null {
  if (!SIGNED.test(signed)) return null;
  const key = signed.slice(0, 43);
  return timingSafeEqual(Buffer.from(signed.slice(44)), Buffer.from(signatureOf(key, secret))) ? key : null;
}
