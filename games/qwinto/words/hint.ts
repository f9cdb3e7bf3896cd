import type { Language } from '@cifra/kernel';
import type { Unit } from '@cifra/mind-kit/review';

const en = {
  best: (what: string, value: number, unit: Unit) =>
    `Worth most: ${what}, ${value} ${unit === 'win' ? 'wins of 100' : 'points to be expected'}.`,
  near: (what: string, value: number) => `Next: ${what}, ${value}.`,
  opinion: 'The chances are our strongest bot’s.',
};

type Words = typeof en;

const es: Words = {
  best: (what, value, unit) =>
    `Lo que más vale: ${what}, ${value} ${unit === 'win' ? 'victorias de cada 100' : 'puntos esperados'}.`,
  near: (what, value) => `Después: ${what}, ${value}.`,
  opinion: 'Las cuentas son de nuestro bot más fuerte.',
};

export const hintWords: { readonly [language in Language]: Words } = { en, es };
