import { describe, expect, test } from 'vitest';
import { EN } from '../lexicon/en.ts';
import { ES } from '../lexicon/es.ts';
import { TRANSLATIONS } from '../lexicon/translations.ts';
import { pairs, said } from './said.ts';

describe('translations', () => {
  test.each([
    ...pairs(`
      perro: dog dogs Dog's hot_dog
      negro: black
      casa: house houses my_home
      cuchillo: knives
      ciudad: cities
      ratón: mice
      diente: teeth
      pie: feet
      patata: potatoes
      eco: echoes
      foto: photos
      hoja: leaves
      mar: sea
      dado: dice`).map((pair) => ({ language: 'es' as const, ...pair })),
    ...pairs(`
      dog: perro perros Perra
      bread: pan
      queen: reina
      teacher: maestra profesora
      friend: amiga amigas
      grandmother: abuelo
      basket: cesto
      black: negra
      moon: lunas media_luna`).map((pair) => ({ language: 'en' as const, ...pair })),
  ])('[D16, D17] for “$keyword” the clue “$clue” is a translation', ({ language, keyword, clue }) => {
    expect(said(language, keyword, clue)).toBe('clue-translation');
  });

  test.each([
    ...pairs(`
      avión: planes
      dado: dices
      mar: seas
      cuento: tales
      azul: blues
      mar: o_sea sea_como_sea
      dado: Simón_dice
      tea: te_quiero`).map((pair) => ({ language: 'es' as const, ...pair })),
    ...pairs(`
      salt: sales
      monkey: Mona_Lisa
      book: Libra
      bucket: Cuba
      silver: Plato
      grass: pasta
      floor: Pisa
      door: Puerto_Rico
      knife: Navajo
      pipe: tuba
      elbow: coda
      bread: window_panes
      sea: mares
      sun: soles
      peace: paces
      wing: alas`).map((pair) => ({ language: 'en' as const, ...pair })),
  ])('[D17] for “$keyword” the clue “$clue” is a word of the table’s language', ({ language, keyword, clue }) => {
    expect(said(language, keyword, clue)).toBe('fine');
  });

  test.each([
    { language: 'en' as const, keyword: 'cat', clue: 'gate' },
    { language: 'en' as const, keyword: 'dog', clue: 'perron' },
    { language: 'es' as const, keyword: 'pastel', clue: 'pie' },
    { language: 'es' as const, keyword: 'pie', clue: 'pastel' },
    { language: 'es' as const, keyword: 'negro', clue: 'blackjack' },
    { language: 'es' as const, keyword: 'gato', clue: 'cataratas' },
  ])('[D17] for “$keyword” the clue “$clue” is none', ({ language, keyword, clue }) => {
    expect(said(language, keyword, clue)).toBe('fine');
  });

  test.each([
    ...pairs(`
      dog: perro perros
      knife: navaja
      apple: manzana
      tea: té té_verde te`).map((pair) => ({ language: 'es' as const, ...pair })),
    ...pairs(`
      perro: dog
      luna: moon moons`).map((pair) => ({ language: 'en' as const, ...pair })),
  ])(
    '[D16, D17] “$keyword” is not of the table’s language, and “$clue” its translation',
    ({ language, keyword, clue }) => {
      expect(said(language, keyword, clue)).toBe('clue-translation');
    },
  );

  test('[D17] every keyword of ours is refused in both languages of ours', () => {
    const unheard = TRANSLATIONS.flatMap(([en, es]) => [
      ...(EN.includes(en) && !EN.includes(es) ? [said('en', en, es), said('en', en, en.toUpperCase())] : []),
      ...(ES.includes(es) && !ES.includes(en) ? [said('es', es, en), said('es', es, es.toUpperCase())] : []),
    ]).filter((code) => code === 'fine');
    expect(unheard).toEqual([]);
  });
});
