import type { Seat } from '@cifra/kernel';

/** Whoever asked for a hint, and for which decision: the moves that answer it are marked. */
export type AskedHint = { readonly seat: Seat; readonly decision: string };
