import type { Language } from '@cifra/kernel';

const en = {
  note: (isCentre: boolean) => `Of every 100 ${isCentre ? 'deals' : 'rows'} that are possible, this many have …`,
  cards: 'The cards, and what each one leaves',
  rows: (rows: string) => `${rows} rows are possible.`,
  one: 'Only one row is left: you know it.',
  tellsMost: (what: string, rows: string | null) =>
    `“${what}” tells most${rows === null ? '' : `: it leaves about ${rows}`}.`,
  noCard: 'No question is left to ask.',
};

type Words = typeof en;

const es: Words = {
  note: (isCentre) => `De cada 100 ${isCentre ? 'repartos posibles, cuántos' : 'filas posibles, cuántas'} llevan…`,
  cards: 'Las cartas: filas que deja cada una',
  rows: (rows) => `Hay ${rows} filas posibles.`,
  one: 'Solo queda una fila posible: ya la sabes.',
  tellsMost: (what, rows) =>
    `«${what}» es la que más dice${rows === null ? '' : `: deja ${rows === '1' ? 'cerca de una' : `unas ${rows}`}`}.`,
  noCard: 'No queda ninguna pregunta.',
};

export const hintWords: { readonly [language in Language]: Words } = { en, es };
