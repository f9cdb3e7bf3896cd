import type { Language } from '@cifra/kernel';
import type { KeyHelp } from '@cifra/kit';

/** What `?` shows of this board. */
export const KEYS: { readonly [language in Language]: readonly KeyHelp[] } = {
  en: [
    { keys: '1 – 6', does: 'choose a card, or the number that it asks for' },
    { keys: 'G', does: 'guess' },
    { keys: 'A – E', does: 'choose a place' },
    { keys: '0 – 9', does: 'choose a tile for that place' },
  ],
  es: [
    { keys: '1 – 6', does: 'elegir una carta, o el número por el que pregunta' },
    { keys: 'G', does: 'adivinar' },
    { keys: 'A – E', does: 'elegir una casilla' },
    { keys: '0 – 9', does: 'elegir una ficha para la casilla' },
  ],
};
