import type { Language } from '@cifra/kernel';
import { type Card, numbersOf } from '../rules/cards.ts';
import { PLACES } from '../rules/tiles.ts';
import { spanOf } from './spans.ts';

type Short = { readonly [card in Card]: (numbers: readonly string[], size: number) => string };

/** «c d e»: the places that a card adds up. */
function letters(card: Card, size: number): string {
  const { from, to } = spanOf(card, size) ?? { from: 0, to: size - 1 };
  return PLACES.slice(from, to + 1).join(' ');
}

const where = (numbers: readonly string[]) => `Where: ${numbers.join(' or ')}`;
const EN: Short = {
  'where-0': () => 'Where: 0',
  'where-5': () => 'Where: 5',
  'where-1-2': where,
  'where-3-4': where,
  'where-6-7': where,
  'where-8-9': where,
  consecutive: () => 'One by one',
  'same-colour': () => 'Same colour',
  odd: () => 'How many odd',
  even: () => 'How many even',
  black: () => 'How many black',
  white: () => 'How many white',
  pairs: () => 'How many pairs',
  sum: () => 'Sum of all',
  'sum-left': (_, size) => `Sum of ${letters('sum-left', size)}`,
  'sum-right': (_, size) => `Sum of ${letters('sum-right', size)}`,
  'sum-centre': (_, size) => `Sum of ${letters('sum-centre', size)}`,
  'sum-black': () => 'Sum of black',
  'sum-white': () => 'Sum of white',
  'c-over-4': () => 'Is c over 4?',
  spread: () => 'High minus low',
};

const donde = (numbers: readonly string[]) => `¿Dónde hay ${numbers.map((number) => `un ${number}`).join(' o ')}?`;
const ES: Short = {
  'where-0': () => '¿Dónde hay un 0?',
  'where-5': () => '¿Dónde hay un 5?',
  'where-1-2': donde,
  'where-3-4': donde,
  'where-6-7': donde,
  'where-8-9': donde,
  consecutive: () => 'Seguidas',
  'same-colour': () => 'Mismo color',
  odd: () => '¿Cuántas impares?',
  even: () => '¿Cuántas pares?',
  black: () => '¿Cuántas negras?',
  white: () => '¿Cuántas blancas?',
  pairs: () => '¿Cuántas parejas?',
  sum: () => 'Suma de todas',
  'sum-left': (_, size) => `Suma de ${letters('sum-left', size)}`,
  'sum-right': (_, size) => `Suma de ${letters('sum-right', size)}`,
  'sum-centre': (_, size) => `Suma de ${letters('sum-centre', size)}`,
  'sum-black': () => 'Suma de negras',
  'sum-white': () => 'Suma de blancas',
  'c-over-4': () => '¿c pasa de 4?',
  spread: () => 'Mayor menos menor',
};

const SHORT: { readonly [language in Language]: Short } = { en: EN, es: ES };

/** A card in a word or two, beside its symbol; where a number was named it is the only one. */
export function shortCard(language: Language, card: Card, size: number, number?: number): string {
  const numbers = number === undefined ? numbersOf(card) : [number];
  return SHORT[language][card](numbers.map(String), size);
}
