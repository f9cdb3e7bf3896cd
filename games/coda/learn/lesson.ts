import type { LessonIn } from '@cifra/kernel';
import type { Coda } from '../rules/types.ts';
import { pileOf, THUMB, tileAt } from '../words/points-at.ts';

/** Two attacks that can be known to be right, and what happens to those who guess. */
export const lesson: LessonIn<Coda> = () => ({
  seats: 2,
  options: { dashes: false, dashInOpening: true, clock: false, memory: false, tournament: false },
  script: { first: 1, dark: [3, 8, 4, 7, 10, 6, 9], light: [6, 11, 2, 10, 1] },
  steps: [
    {
      says: {
        en: 'Everybody sets up a secret row of four tiles. Colours are seen by all, numbers only by their owner. Take two dark tiles and two light ones.',
        es: 'Cada cual coloca una fila secreta de cuatro fichas. Los colores los ve todo el mundo; los números, solo quien las tiene. Toma dos oscuras y dos claras.',
      },
      move: { type: 'take', dark: 2 },
      points: THUMB,
      hint: {
        en: 'Any mix is fine, but take two of each here.',
        es: 'Vale cualquier mezcla, pero aquí toma dos y dos.',
      },
      others: [
        { seat: 1, command: { type: 'take', dark: 2 } },
        { seat: 1, command: { type: 'draw', colour: 'dark' } },
        { seat: 1, command: { type: 'attack', seat: 0, place: 0, value: 5 } },
      ],
    },
    {
      says: {
        en: 'Rows rise from the left. Ada drew a tile, said that your first is a 5, and was wrong: so her drawn tile, the dark 10, joins her row open. Now you: draw a light tile.',
        es: 'Las filas suben desde la izquierda. Ada robó una ficha, dijo que tu primera es un 5 y falló: por eso su ficha robada, el 10 oscuro, entra abierta en su fila. Ahora tú: roba una ficha clara.',
      },
      move: { type: 'draw', colour: 'light' },
      points: pileOf('light'),
      hint: {
        en: 'Either colour is allowed. Take the light one this time.',
        es: 'Vale cualquier color. Esta vez, la clara.',
      },
    },
    {
      says: {
        en: 'Only you see its number. Now look at Ada’s last tile: light, to the right of the 10. So it is 10 or 11, and the light 11 is yours. Tap that tile and say 10.',
        es: 'Solo tú ves su número. Mira la última ficha de Ada: clara, a la derecha del 10. Será un 10 o un 11, y el 11 claro lo tienes tú. Toca esa ficha y di 10.',
      },
      move: { type: 'attack', seat: 1, place: 4, value: 10 },
      points: tileAt(1, 4),
      hint: {
        en: 'That would be a guess. The last tile of her row is certain: 10.',
        es: 'Eso sería adivinar. La última ficha de su fila es segura: 10.',
      },
    },
    {
      says: {
        en: 'Right! It lies open for good. You may attack again; a wrong attack would open your drawn tile. Nothing else is certain, so stop: the tile joins your row unseen.',
        es: '¡Acierto! Queda abierta. Puedes atacar otra vez; si fallas, se abre tu ficha robada. Nada más es seguro, así que plántate: la ficha entra oculta en tu fila.',
      },
      move: { type: 'stop' },
      points: THUMB,
      hint: {
        en: 'Brave! But you cannot know it yet. Stop here.',
        es: '¡Qué valor! Pero aún no puedes saberlo. Plántate aquí.',
      },
      others: [
        { seat: 1, command: { type: 'draw', colour: 'dark' } },
        { seat: 1, command: { type: 'attack', seat: 0, place: 0, value: 0 } },
      ],
    },
    {
      says: {
        en: 'Ada was wrong again and shows a dark 6. A dark tile stands between her 6 and her 10: it is 7, 8 or 9, and you hold the 8. Draw a dark tile; perhaps it tells you more.',
        es: 'Ada ha fallado otra vez y muestra un 6 oscuro. Entre su 6 y su 10 hay una ficha oscura: será 7, 8 o 9, y el 8 es tuyo. Roba una oscura; quizá te diga algo más.',
      },
      move: { type: 'draw', colour: 'dark' },
      points: pileOf('dark'),
      hint: { en: 'A dark tile helps more: we hunt a dark one.', es: 'Una oscura ayuda más: buscamos una oscura.' },
    },
    {
      says: {
        en: 'The 9! Then it can only be one number. Tap the tile between the 6 and the 10, and say it.',
        es: '¡El 9! Entonces solo puede ser un número. Toca la ficha entre el 6 y el 10 y dilo.',
      },
      move: { type: 'attack', seat: 1, place: 3, value: 7 },
      points: tileAt(1, 3),
      hint: {
        en: 'Not that one: dark, between 6 and 10, and you hold 8 and 9.',
        es: 'Esa no: oscura, entre 6 y 10, y tú tienes el 8 y el 9.',
      },
    },
    {
      says: {
        en: 'Well read. Two of her tiles are still hidden. Stop, and keep your 9 secret.',
        es: 'Bien leído. Aún le quedan dos fichas ocultas. Plántate y guarda tu 9 en secreto.',
      },
      move: { type: 'stop' },
      points: THUMB,
      hint: { en: 'That would be luck. Stop here.', es: 'Eso sería suerte. Plántate aquí.' },
    },
  ],
  end: {
    en: 'Whoever has no hidden tile left is out; the last one with a hidden tile wins. When the pool is empty, a wrong attack opens one of your own tiles.',
    es: 'Quien se queda sin fichas ocultas queda fuera; gana la última persona con una ficha oculta. Cuando se acaba el montón, un fallo abre una ficha propia.',
  },
});
