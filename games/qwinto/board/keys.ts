import type { Language } from '@cifra/kernel';
import type { KeyHelp } from '@cifra/kit';

/** What `?` shows of this board. */
export const KEYS: { readonly [language in Language]: readonly KeyHelp[] } = {
  en: [
    { keys: 'O, Y, P', does: 'choose the orange, yellow or purple die' },
    { keys: 'R', does: 'roll again' },
    { keys: 'O, Y, P, then 1 – 12', does: 'choose a cell: row and line' },
  ],
  es: [
    { keys: 'N, A, M', does: 'elegir el dado naranja, amarillo o morado' },
    { keys: 'R', does: 'repetir la tirada' },
    { keys: 'N, A, M y 1 – 12', does: 'elegir una casilla: fila y línea' },
  ],
};
