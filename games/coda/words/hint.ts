import type { Language } from '@cifra/kernel';

const en = {
  note: (deals: number, isCounted: boolean) =>
    deals === 1
      ? 'Only one deal is possible: everything is known'
      : isCounted
        ? `${deals} deals possible: in how many each number stands there`
        : `${deals.toLocaleString('en')} deals possible: of every 100, how many have each number`,
  attacks: 'How likely is a hit?',
  sure: (attack: string) => `For sure: ${attack}.`,
  likeliest: (deals: string, attack: string, chance: string) =>
    `${deals} deals are possible. Likeliest, in ${chance}: ${attack}.`,
};

type Words = typeof en;

const es: Words = {
  note: (deals, isCounted) =>
    deals === 1
      ? 'Solo un reparto es posible: se sabe todo'
      : isCounted
        ? `${deals} repartos posibles: en cuántos es cada número`
        : `${deals.toLocaleString('es')} repartos posibles: de cada 100, cuántos tienen cada número`,
  attacks: '¿Qué opciones hay de acertar?',
  sure: (attack) => `Seguro: ${attack}.`,
  likeliest: (deals, attack, chance) => `Hay ${deals} repartos posibles. Lo más probable, en ${chance}: ${attack}.`,
};

export const hintWords: { readonly [language in Language]: Words } = { en, es };
