import type { LessonIn } from '@cifra/kernel';
import type { BreakTheCode } from '../rules/types.ts';
import { cardAt, GUESS } from '../words/points-at.ts';

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
        en: 'You and Ada have five tiles each, in rising order. Each number exists once black and once white; both 5s are green. Find out her row: tap the card “Where: 0”, then “Ask”.',
        es: 'Tienes cinco fichas, igual que Ada, de menor a mayor. Cada número existe en negro y en blanco; los dos 5 son verdes. Averigua su fila: toca la carta «¿Dónde hay un 0?» y después «Preguntar».',
      },
      move: { type: 'ask', card: 'where-0' },
      points: cardAt('where-0'),
      hint: {
        en: 'A good question for later. First the card about the 0s.',
        es: 'Buena pregunta para después. Primero, la carta de los 0.',
      },
      others: [{ seat: 1, command: { type: 'ask', card: 'sum' } }],
    },
    {
      says: {
        en: 'Places a and b: she has both 0s, and the black one stands left of the white one. The answer has written itself onto her row. Then Ada asked for your sum: every answer is heard by all. Now ask about the 5s.',
        es: 'Casillas a y b: tiene los dos 0, y el negro va a la izquierda del blanco. La respuesta se ha escrito sola en su fila. Después Ada preguntó tu suma: todo se oye. Ahora pregunta por los 5.',
      },
      move: { type: 'ask', card: 'where-5' },
      points: cardAt('where-5'),
      hint: { en: 'Not that one yet: ask where the 5s are.', es: 'Esa todavía no: pregunta dónde están los 5.' },
      others: [{ seat: 1, command: { type: 'ask', card: 'odd' } }],
    },
    {
      says: {
        en: 'c and d: both green 5s. One tile is left, at e, and it is higher than 5. Ask the card with 8 and 9, and choose 9: you hold the black 8 yourself.',
        es: 'c y d: los dos 5 verdes. Falta una ficha, la e, y es mayor que 5. Elige la carta del 8 y el 9 y pregunta por el 9: el 8 negro lo tienes tú.',
      },
      move: { type: 'ask', card: 'where-8-9', number: 9 },
      points: cardAt('where-8-9'),
      hint: { en: 'Take the card “8 or 9”, and then the 9.', es: 'Toma la carta «8 o 9» y después el 9.' },
      others: [{ seat: 1, command: { type: 'ask', card: 'spread' } }],
    },
    {
      says: {
        en: 'A 9 at e. Only its colour is unknown. Ask how many black tiles she has.',
        es: 'Un 9 en la e. Solo falta su color. Pregunta cuántas fichas negras tiene.',
      },
      move: { type: 'ask', card: 'black' },
      points: cardAt('black'),
      hint: { en: 'We want a colour: ask for the black tiles.', es: 'Queremos un color: pregunta por las negras.' },
      others: [{ seat: 1, command: { type: 'ask', card: 'pairs' } }],
    },
    {
      says: {
        en: 'One black tile: that is the 0, so the 9 is white. Tap “Guess”: what is certain stands there already. At e choose the white 9, and say the row.',
        es: 'Una sola negra: es el 0, así que el 9 es blanco. Toca «Adivinar»: lo seguro ya está puesto. En la e elige el 9 blanco y di la fila.',
      },
      move: { type: 'guess', tiles: ['0b', '0w', '5g', '5g', '9w'] },
      points: GUESS,
      hint: {
        en: 'Not quite: black 0, white 0, green 5, green 5, white 9.',
        es: 'No del todo: 0 negro, 0 blanco, 5 verde, 5 verde, 9 blanco.',
      },
      others: [{ seat: 1, command: { type: 'pass' } }],
    },
  ],
  end: {
    en: 'Right! You began, so Ada had one guess left, and passed: you win. At any time you can tap a tile of her row and cross out what cannot be. With three or four players all hunt one row in the centre, and guess once.',
    es: '¡Exacto! Como empezaste, a Ada le quedaba un intento y pasó: ganas. Cuando quieras puedes tocar una ficha de su fila y tachar lo que no puede ser. Con tres o cuatro jugadores todos buscan la fila del centro, y solo se intenta una vez.',
  },
});
