import type { Language, LessonIn } from '@cifra/kernel';
import type { Decrypto } from '../rules/types.ts';

/** The keywords of both teams, and what is said about them. */
const SAID: {
  readonly [language in Language]: {
    readonly words: readonly string[];
    readonly blas: readonly string[];
    readonly ada: readonly string[];
    readonly cleo: readonly string[];
    readonly sample: readonly string[];
  };
} = {
  en: {
    words: ['river', 'piano', 'snow', 'lion', 'castle', 'bread', 'spider', 'moon'],
    blas: ['mane', 'keys', 'bridge'],
    ada: ['armour', 'eight legs', 'oven'],
    cleo: ['silk', 'tower', 'night'],
    sample: ['winter', 'fish', 'Chopin'],
  },
  es: {
    words: ['río', 'piano', 'nieve', 'león', 'castillo', 'pan', 'araña', 'luna'],
    blas: ['melena', 'teclas', 'puente'],
    ada: ['armadura', 'ocho patas', 'horno'],
    cleo: ['seda', 'torre', 'noche'],
    sample: ['invierno', 'peces', 'Chopin'],
  },
};

/** Decode, encrypt, intercept. You and Blas are white; Ada and Cleo are black. */
export const lesson: LessonIn<Decrypto> = (language) => {
  const { words, blas, ada, cleo, sample } = SAID[language];
  return {
    seats: 4,
    options: { timer: 'off', answerLimit: 'off', language, ownWords: [], strictNames: false },
    script: {
      words,
      white: [
        [4, 2, 1],
        [3, 1, 2],
      ],
      black: [
        [1, 3, 2],
        [3, 1, 4],
      ],
      'white-first': 1,
      'black-first': 0,
    },
    before: [
      { seat: 2, command: { type: 'encrypt', clues: blas } },
      { seat: 1, command: { type: 'encrypt', clues: ada } },
    ],
    steps: [
      {
        says: {
          en: 'You and Blas share four keywords; the others do not know them. Blas drew a code of three digits and gave a clue for each: mane, keys, bridge. Which keywords does he mean, in that order? Set a digit beside each clue and confirm.',
          es: 'Compartes con Blas cuatro palabras clave que el otro equipo no conoce. Blas tiene un código de tres cifras y da una pista por cifra: melena, teclas, puente. ¿A qué palabras se refiere, en ese orden? Pon una cifra al lado de cada pista y confirma.',
        },
        move: { type: 'confirm', code: [4, 2, 1] },
        aside: ['draft'],
        points: 'dials',
        hint: {
          en: 'Lion has a mane, a piano has keys, a river has bridges: 4, 2, 1.',
          es: 'El león tiene melena; el piano, teclas; el río, puentes: 4, 2, 1.',
        },
        others: [{ seat: 3, command: { type: 'confirm', code: [1, 3, 2] } }],
      },
      {
        says: {
          en: 'Right. Then black decoded its own clues: armour, eight legs, oven were 1, 3, 2. You do not know their words, but the sheet keeps each clue under its digit. Remember it.',
          es: 'Exacto. Después el equipo negro descifró sus pistas: armadura, ocho patas y horno eran 1, 3, 2. No conoces sus palabras, pero la hoja guarda cada pista bajo su cifra. Recuérdalo.',
        },
        move: null,
        hint: { en: '', es: '' },
      },
      {
        says: {
          en: 'Now you encrypt. Your code is 3, 1, 2. Write a clue for each keyword, in that order, clear for Blas but not for the others: for example winter, fish, Chopin. Then lock them.',
          es: 'Ahora cifras tú. Tu código es 3, 1, 2. Escribe una pista para cada palabra, en ese orden, clara para Blas pero no para el resto: por ejemplo invierno, peces, Chopin. Después, entrégalas.',
        },
        move: { type: 'encrypt', clues: sample },
        accepts: ({ type }) => type === 'encrypt',
        aside: ['jot'],
        points: 'lines',
        hint: { en: 'Write three clues and lock them.', es: 'Escribe tres pistas y entrégalas.' },
        others: [
          { seat: 3, command: { type: 'encrypt', clues: cleo } },
          { seat: 2, command: { type: 'confirm', code: [3, 1, 2] } },
          { seat: 1, command: { type: 'confirm', code: [2, 4, 1] } },
          { seat: 3, command: { type: 'confirm', code: [2, 4, 1] } },
        ],
      },
      {
        says: {
          en: 'Blas understood you, and black intercepted wrongly. A wrong answer of your own team would have been a miss. Now Cleo sends: silk, tower, night.',
          es: 'Blas te ha entendido y el equipo negro no ha interceptado. Una respuesta equivocada de tu equipo habría sido un fallo. Ahora envía Cleo: seda, torre, noche.',
        },
        move: null,
        hint: { en: '', es: '' },
      },
      {
        says: {
          en: 'Intercept it! Silk goes with eight legs (3), tower with armour (1). Night is new, and nothing like an oven (2): so it is 4. Set 3, 1, 4 and confirm.',
          es: '¡Intercéptalo! Seda va con ocho patas (3) y torre con armadura (1). Noche es nueva y no se parece a horno (2): será el 4. Pon 3, 1, 4 y confirma.',
        },
        move: { type: 'confirm', code: [3, 1, 4] },
        aside: ['draft'],
        points: 'windows:3,1,2',
        hint: { en: 'Compare with the sheet: 3, 1, 4.', es: 'Compara con la hoja: 3, 1, 4.' },
        others: [
          { seat: 2, command: { type: 'confirm', code: [3, 1, 4] } },
          { seat: 1, command: { type: 'confirm', code: [3, 1, 4] } },
        ],
      },
    ],
    end: {
      en: 'Intercepted! Two interceptions win, two misses lose. So give clues that your team understands and that do not repeat themselves: the others listen and compare.',
      es: '¡Interceptado! Dos intercepciones ganan; dos fallos pierden. Da pistas que tu equipo entienda y que no se repitan: el otro equipo escucha y compara.',
    },
  };
};
