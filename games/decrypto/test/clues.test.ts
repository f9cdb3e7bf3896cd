import { describe, expect, test } from 'vitest';
import { EN } from '../lexicon/en.ts';
import { ES } from '../lexicon/es.ts';
import { MAX_CLUE, whyNotClue, whyNotClues } from '../rules/judge/index.ts';
import { SAMPLE_CLUES } from '../rules/judge/samples.ts';
import { pairs, said } from './said.ts';

/** Words that every object of the language we write in knows; one of them is an ordinary word. */
const KNOWN_TO_OBJECTS = Object.getOwnPropertyNames(Object.prototype);

describe('any clue', () => {
  test.each(KNOWN_TO_OBJECTS)('[D17] “%s” is a clue and a keyword like any other', (word) => {
    for (const language of ['es', 'en'] as const) {
      expect(said(language, 'elephant', word)).toBe('fine');
      expect(said(language, word, 'elephant')).toBe('fine');
      expect(whyNotClues(['tree', word, 'moon'], { language, words: ['elephant'], used: [] })).toBeNull();
    }
  });

  const on = (clue: string, used: readonly string[] = []) =>
    whyNotClue(clue, { language: 'es', words: ['negro'], used })?.code ?? 'fine';

  test.each(['', '   ', '...', '¡!', '🦋'])('[D17] “%s” is empty', (clue) => {
    expect(on(clue)).toBe('clue-empty');
  });

  test.each(['1', '4', '#3', '２', '4 1'])('[D16, D17] “%s” could be a digit of the code', (clue) => {
    expect(on(clue)).toBe('clue-number');
  });

  test.each(['007', '1984', '1492', '5', '９', '0', '12', '421', 'seven', 'siete', 'four', 'cuatro', 'Dos Tres'])(
    '[D17] a number is a clue like any other: “%s”',
    (clue) => {
      expect(on(clue)).toBe('fine');
    },
  );

  test.each(['421', '4 2 1', '4-2-1', '４２１', 'four two one', 'Cuatro, dos, uno', '4 dos 1'])(
    '[D16, D17] “%s” is the code 4-2-1, and a clue where the code is another',
    (clue) => {
      const judged = (code: readonly number[]) =>
        whyNotClue(clue, { language: 'es', words: ['negro'], used: [], code })?.code ?? 'fine';
      expect(judged([4, 2, 1])).toBe('clue-code');
      expect(judged([1, 2, 4])).toBe(/^[1-4]( [1-4])+$|^4-2-1$/.test(clue) ? 'clue-number' : 'fine');
    },
  );

  test.each([
    ...['7 letras', 'siete letras', '5 letters', 'four-letter word', 'dos sílabas', 'a short word', 'palabra larga'],
    ...[
      'empieza por G',
      'Empieza con g',
      'starts with',
      'starts with T',
      'begins with K',
      'termina en -ón',
      'ends in e',
    ],
    ...['ends with ing', 'letra K', 'the first letter', 'anagrama de roma', 'rima con elefante', 'rhymes with orange'],
    ...['third word', 'tercera palabra', 'Primera palabra', 'palabra 2', 'word number three', 'our last keyword'],
  ])('[D15, D17] “%s” speaks of the word and not of what it means', (clue) => {
    expect(on(clue)).toBe('clue-form');
  });

  test.each([
    ...['sopa de letras', 'bellas letras', 'love letter', 'word', 'palabra de honor', 'rima', 'poesía con rima'],
    ...['acaba en boda', 'ends in tears', 'acaba con todo', 'third man', 'número uno', 'primera dama', 'long road'],
  ])('[D17] “%s” speaks of something', (clue) => {
    expect(on(clue)).toBe('fine');
  });

  test.each(['Ruta 66', '007 contra todos', 'tres mosqueteros', '1984, la novela', 'Apolo 11'])(
    '[D17] a number in a phrase is none: “%s”',
    (clue) => {
      expect(on(clue)).toBe('fine');
    },
  );

  test.each(['M', 'm.', ' ñ ', '«Z»'])('[D15, D17] “%s” is a single letter', (clue) => {
    expect(on(clue)).toBe('clue-letter');
  });

  test.each(['ET', 'F.B.I.', 'vitamina C', 'Ur'])('[D17] several letters are a clue: “%s”', (clue) => {
    expect(on(clue)).toBe('fine');
  });

  test.each(['México', 'MEXICO', ' méxico ', 'México!', 'Me-xi-co'])(
    '[D16, D17] “%s” repeats “México”: case, accents and signs do not count',
    (clue) => {
      expect(on(clue, ['Insecto', 'México'])).toBe('clue-repeated');
    },
  );

  test.each(['Nuevo México', 'mexicano', 'Mejico lindo'])('[D16] “%s” does not repeat “México”', (clue) => {
    expect(on(clue, ['México'])).toBe('fine');
  });

  test('[D16] the tilde of ñ is no accent', () => {
    expect(on('caña', ['cana'])).toBe('fine');
  });

  test(`[D17] a clue has at most ${MAX_CLUE} characters`, () => {
    expect(on('ab '.repeat(26))).toBe('fine');
    expect(on('x'.repeat(MAX_CLUE + 1))).toBe('too-long');
    expect(on('x'.repeat(1_000_000))).toBe('too-long');
  });

  test.each([
    'bell\u0007',
    'line\nbreak',
    'soft\u00adhyphen',
    'ne\u200bgro',
    'left\u202eright',
    'half \ud800',
    'two\u2028lines',
  ])('[D17] signs that nobody sees are refused: %j', (clue) => {
    expect(on(clue)).toBe('clue-unseen');
  });

  test('[D16] all four keywords count, for any digit, and the place is named', () => {
    const context = { language: 'es', words: ['negro', 'libélula', 'cóctel', 'sombrero'], used: [] } as const;
    expect(whyNotClues(['México', 'Insecto', 'sombreros'], context)).toEqual({
      code: 'clue-keyword',
      keyword: 'sombrero',
      word: 'sombreros',
      at: 2,
    });
    expect(whyNotClues(['México', 'Insecto', 'Horror'], context)).toBeNull();
  });

  test.each([
    ...pairs(`
      té: té_verde Té_con_limón una_taza_de_té TÉ_HELADO te
      sobre: un_sobre_cerrado
      nada: nada_por_la_piscina
      bajo: un_bajo_eléctrico`).map((pair) => ({ language: 'es' as const, ...pair })),
    ...pairs(`
      will: last_will_and_testament`).map((pair) => ({ language: 'en' as const, ...pair })),
  ])('[D16, D17] the keyword “$keyword” is no little word: “$clue” holds it', ({ language, keyword, clue }) => {
    expect(said(language, keyword, clue)).toBe('clue-keyword');
  });

  test.each(
    pairs(`
      té: sobre_la_mesa The_Beatles te_quiero te_verde
      sobre: té_para_dos`),
  )('[D17] beside “$keyword” the little words of “$clue” stay little', ({ keyword, clue }) => {
    expect(said('es', keyword, clue)).toBe('fine');
  });

  test('[D17] letters kept apart are still the keyword', () => {
    for (const clue of ['n e g r o', 'N.E.G.R.O.', 'ne gro', 'NÉGRO']) expect(on(clue)).toBe('clue-keyword');
  });
});

describe('the rules are narrow', () => {
  test.each([
    { language: 'en' as const, list: EN },
    { language: 'es' as const, list: ES },
  ])(
    '[D17] of all pairs of our own keywords in $language fewer than one in a thousand is refused',
    ({ language, list }) => {
      let refused = 0;
      for (const keyword of list)
        for (const clue of list) if (clue !== keyword && said(language, keyword, clue) !== 'fine') refused++;
      expect(refused / (list.length * (list.length - 1))).toBeLessThan(0.001);
    },
  );

  test('[D17] our sample clues are never short: with any keywords forty are left', () => {
    for (const [language, list] of [
      ['en', EN],
      ['es', ES],
    ] as const) {
      const samples = SAMPLE_CLUES[language];
      expect(new Set(samples).size).toBe(samples.length);
      const taken = list.map((keyword) => samples.filter((clue) => said(language, keyword, clue) !== 'fine').length);
      const worst = taken.toSorted((a, b) => b - a).slice(0, 4);
      expect(samples.length - worst.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40);
    }
  });
});
