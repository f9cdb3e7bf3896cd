import type { Language } from '@cifra/kernel';
import type { KeyHelp } from '@cifra/kit';

/** What `?` shows of this board. */
export const KEYS: { readonly [language in Language]: readonly KeyHelp[] } = {
  en: [
    { keys: 'D, L', does: 'draw dark or light' },
    { keys: '0 – 11, -', does: 'choose a number or the dash' },
    { keys: 'N', does: 'attack or take notes' },
  ],
  es: [
    { keys: 'O, C', does: 'robar oscura o clara' },
    { keys: '0 – 11, -', does: 'elegir un número o el guion' },
    { keys: 'N', does: 'atacar o anotar' },
  ],
};
