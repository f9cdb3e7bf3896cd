import type { Language } from '@cifra/kernel';
import { LIMITS, readName } from '@cifra/room';

/** A nickname as it may be shown to others; null where nothing of it can. */
export function cleanName(raw: string): string | null {
  // A picture may be cut in two: it is read again.
  return readName((readName(raw) ?? '').slice(0, LIMITS.name));
}

const GUEST: { readonly [language in Language]: string } = { en: 'Guest', es: 'Visita' };

/** A name for somebody who gave none, the same each time. */
export function guestName(language: Language, hash: string): string {
  const number = Number.parseInt(Buffer.from(hash).toString('hex').slice(0, 6), 16) % 900;
  return `${GUEST[language]} ${100 + number}`;
}
