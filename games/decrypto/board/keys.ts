import type { Language } from '@cifra/kernel';
import type { KeyHelp } from '@cifra/kit';

/** What `?` shows of this board. */
export const KEYS: { readonly [language in Language]: readonly KeyHelp[] } = {
  en: [
    { keys: '1 – 4', does: 'set the dial' },
    { keys: '↑ ↓', does: 'go to another dial' },
  ],
  es: [
    { keys: '1 – 4', does: 'poner el dial' },
    { keys: '↑ ↓', does: 'pasar a otro dial' },
  ],
};
