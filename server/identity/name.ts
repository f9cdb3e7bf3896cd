import type { Language } from '@cifra/kernel';
import { LIMITS, plain } from '@cifra/room';

/** More marks on one letter than any language puts there. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const SHOWS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** A nickname as it may be shown to others; null where nothing of it can. */
export function cleanName(raw: string): string | null {
  const short = plain(raw.normalize('NFC'), '').replace(PILED_MARKS, '$1').slice(0, LIMITS.name);
  // A picture may have been cut in two.
  const name = plain(short, '');
  return SHOWS_SOMETHING.test(name) ? name : null;
}

const GUEST: { readonly [language in Language]: string } = { en: 'Guest', es: 'Visita' };

/** A name for somebody who gave none, the same each time. */
export function guestName(language: Language, hash: string): string {
  const number = Number.parseInt(Buffer.from(hash).toString('hex').slice(0, 6), 16) % 900;
  return `${GUEST[language]} ${100 + number}`;
}
