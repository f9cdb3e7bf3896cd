import type { LessonIn } from '@cifra/kernel';
import type { BreakTheCode } from '../rules/types.ts';

/** Four questions that leave exactly one row. */
export const lesson: LessonIn<BreakTheCode> = () => ({
  seats: 2,
  options: { sharedCards: false, lastChance: false, oneGuess: false },
  script: {
    first: 0,
    tiles: ['1b', '3w', '4b', '7w', '8b', '0b', '0w', '5g', '5g', '9w'],
    cards: ['where-0', 'sum', 'where-8-9', 'black', 'odd', 'where-5', 'spread', 'pairs', 'even', 'white'],
  },
  steps: [
    {
      says: {
        en: 'You and Ada have five tiles each, in rising order. Each number exists once black and once white; both 5s are green. Find out her row. Ask a card: “Where are the 0s?”',
        es: 'Ada y tú tenéis cinco fichas cada una, en orden ascendente. Cada número existe en negro y en blanco; los dos 5 son verdes. Averigua su fila. Elige la carta que pregunta por los 0.',
      },
      move: { type: 'ask', card: 'where-0' },
      hint: {
        en: 'A good question for later. First the card about the 0s.',
        es: 'Buena pregunta para después. Primero, la carta de los 0.',
      },
      others: [{ seat: 1, command: { type: 'ask', card: 'sum' } }],
    },
    {
      says: {
        en: 'Places a and b: she has both 0s, and the black one stands left of the white one. Then Ada asked for your sum: every answer is heard by all. Now ask about the 5s.',
        es: 'Lugares a y b: tiene los dos 0, y el negro va a la izquierda del blanco. Después Ada preguntó tu suma: todas las respuestas son públicas. Ahora pregunta por los 5.',
      },
      move: { type: 'ask', card: 'where-5' },
      hint: { en: 'Not that one yet: ask where the 5s are.', es: 'Esa todavía no: pregunta dónde están los 5.' },
      others: [{ seat: 1, command: { type: 'ask', card: 'odd' } }],
    },
    {
      says: {
        en: 'c and d: both green 5s. One tile is left, at e, and it is higher than 5. Ask the card with 8 and 9, and choose 9: you hold the black 8 yourself.',
        es: 'c y d: los dos 5 verdes. Falta una ficha, la e, y es mayor que 5. Elige la carta del 8 y el 9 y pregunta por el 9: el 8 negro lo tienes tú.',
      },
      move: { type: 'ask', card: 'where-8-9', number: 9 },
      hint: { en: 'Take the card “8 or 9”, and then the 9.', es: 'Toma la carta «8 o 9» y después el 9.' },
      others: [{ seat: 1, command: { type: 'ask', card: 'spread' } }],
    },
    {
      says: {
        en: 'A 9 at e. Only its colour is unknown. Ask how many black tiles she has.',
        es: 'Un 9 en la e. Solo falta su color. Pregunta cuántas fichas negras tiene.',
      },
      move: { type: 'ask', card: 'black' },
      hint: { en: 'We want a colour: ask for the black tiles.', es: 'Queremos un color: pregunta por las negras.' },
      others: [{ seat: 1, command: { type: 'ask', card: 'pairs' } }],
    },
    {
      says: {
        en: 'One black tile: that is the 0, so the 9 is white. On the note sheet choose “Fill in”, tap place a, then the tiles in order: black 0, white 0, 5, 5, white 9. Then guess.',
        es: 'Una sola negra: es el 0, así que el 9 es blanco. En la hoja de notas elige «Rellenar», toca el lugar a y después las fichas en orden: 0 negro, 0 blanco, 5, 5, 9 blanco. Y dilas.',
      },
      move: { type: 'guess', tiles: ['0b', '0w', '5g', '5g', '9w'] },
      hint: {
        en: 'Not quite: black 0, white 0, green 5, green 5, white 9.',
        es: 'No del todo: 0 negro, 0 blanco, 5 verde, 5 verde, 9 blanco.',
      },
      others: [{ seat: 1, command: { type: 'pass' } }],
    },
  ],
  end: {
    en: 'Right! You began, so Ada had one guess left, and passed: you win. The grid of the sheet is for crossing out what cannot be. With three or four players all hunt one row in the centre, and guess once.',
    es: '¡Exacto! Como empezaste, a Ada le quedaba un intento y pasó: ganas. La cuadrícula sirve para tachar lo imposible. Con tres o cuatro personas todas buscan una fila central y solo pueden intentarlo una vez.',
  },
});
