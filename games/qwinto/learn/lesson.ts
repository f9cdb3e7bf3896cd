import type { LessonIn } from '@cifra/kernel';
import type { Qwinto } from '../rules/types.ts';
import { cellAt, dieOf, THUMB } from '../words/points-at.ts';

/** A small number, a number of somebody else, and a line that is worth something. */
export const lesson: LessonIn<Qwinto> = () => ({
  seats: 2,
  options: {},
  script: { first: 0, orange: [3, 1], yellow: [4, 2, 5], purple: [6] },
  steps: [
    {
      says: {
        en: 'This is your sheet: three rows and twelve numbered lines. In a row numbers rise. You roll: take the purple die out with a tap, and roll the other two.',
        es: 'Esta es tu hoja: tres filas y doce líneas numeradas. En una fila los números suben. Lanzas tú: quita el dado morado con un toque y lanza los otros dos.',
      },
      points: dieOf('purple'),
      move: { type: 'roll', dice: ['orange', 'yellow'] },
      hint: {
        en: 'That works too, but here we roll orange and yellow: tap the dice until only those two are ticked.',
        es: 'También vale, pero aquí lanzamos naranja y amarillo: toca los dados hasta que solo esos dos tengan marca.',
      },
    },
    {
      says: {
        en: 'Seven: hard to place on an empty sheet. Once in a turn you may roll all of them again, and then the second result stands. Roll again.',
        es: 'Siete: difícil de colocar en una hoja vacía. Una vez por turno puedes volver a lanzarlos todos, y entonces vale el segundo resultado. Lanza otra vez.',
      },
      move: { type: 'reroll' },
      hint: {
        en: 'You could keep the 7. Let us see what a second roll brings.',
        es: 'Podrías quedarte el 7. Veamos qué trae la segunda tirada.',
      },
    },
    {
      says: {
        en: 'Three: a small number belongs to the beginning of a row, and only to a row whose die was rolled. Choose orange 3, then press “Write 3”.',
        es: 'Tres: un número pequeño va al principio de una fila, y solo de una cuyo dado se lanzó. Elige naranja 3 y pulsa «Anotar el 3».',
      },
      points: cellAt('orange', 3),
      move: { type: 'write', row: 'orange', column: 3 },
      hint: {
        en: 'Allowed, but it would waste room for what comes. Take the first orange cell.',
        es: 'Se puede, pero desperdicia sitio para lo que venga. Elige la primera casilla naranja.',
      },
      others: [
        { seat: 1, command: { type: 'write', row: 'yellow', column: 2 } },
        { seat: 1, command: { type: 'roll', dice: ['purple'] } },
        { seat: 1, command: { type: 'keep' } },
      ],
    },
    {
      says: {
        en: 'The other player rolled purple: 6. That number is yours too, and everybody chooses at the same time. Cells with a point are pentagons. Write the 6 into the pentagon of line 3: purple 3.',
        es: 'Ha lanzado la otra persona: 6 morado. Ese número también es tuyo, y todos eligen a la vez. Las casillas con punta son pentágonos. Anota el 6 en el de la línea 3: morada 3.',
      },
      points: cellAt('purple', 3),
      move: { type: 'write', row: 'purple', column: 3 },
      hint: {
        en: 'You may, but the pentagon of line 3 is the plan: purple 3.',
        es: 'Puedes, pero el plan es el pentágono de la línea 3: morada 3.',
      },
      others: [{ seat: 1, command: { type: 'write', row: 'purple', column: 4 } }],
    },
    {
      says: {
        en: 'You roll again. Line 3 lacks its yellow cell. In a line no number stands twice, so anything but 3 and 6 will do. Roll the yellow die alone.',
        es: 'Vuelves a lanzar. A la línea 3 le falta la casilla amarilla. En una línea no se repite ningún número: vale cualquiera menos 3 y 6. Lanza solo el amarillo.',
      },
      points: dieOf('yellow'),
      move: { type: 'roll', dice: ['yellow'] },
      hint: {
        en: 'With yellow alone the number stays small. Tick only the yellow die.',
        es: 'Solo con el amarillo el número será pequeño. Marca únicamente el dado amarillo.',
      },
    },
    {
      says: {
        en: 'Five fits. Keep it.',
        es: 'El cinco encaja. Quédatelo.',
      },
      points: THUMB,
      move: { type: 'keep' },
      hint: {
        en: 'Rolling again might bring a 3 or a 6, which do not fit. Keep the 5.',
        es: 'Otra tirada podría traer un 3 o un 6, que no encajan. Quédate el 5.',
      },
    },
    {
      says: {
        en: 'When you choose a cell, the table says what it brings. Fill line 3: choose yellow 3 and write the 5.',
        es: 'Al elegir una casilla, la mesa dice cuánto te da. Llena la línea 3: elige amarilla 3 y anota el 5.',
      },
      points: cellAt('yellow', 3),
      move: { type: 'write', row: 'yellow', column: 3 },
      hint: {
        en: 'Another cell brings a point. Line 3 brings seven.',
        es: 'Otra casilla da un punto. La línea 3 da siete.',
      },
      others: [{ seat: 1, command: { type: 'write', row: 'yellow', column: 3 } }],
    },
  ],
  end: {
    en: 'A full line scores the number in its pentagon, a full row its last number, any other number one point. Whoever rolled and writes nothing marks a fail: −5. Two full rows or four fails end the match.',
    es: 'Una línea llena da el número de su pentágono; una fila llena, su último número; cualquier otro número, un punto. Quien lanza y no anota marca un fallo: −5. Dos filas llenas o cuatro fallos terminan la partida.',
  },
});
