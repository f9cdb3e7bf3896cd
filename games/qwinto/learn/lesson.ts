import type { LessonIn } from '@cifra/kernel';
import type { Qwinto } from '../rules/types.ts';

/** A small number, a number of somebody else, and a column that is worth something. */
export const lesson: LessonIn<Qwinto> = () => ({
  seats: 2,
  options: {},
  script: { first: 0, orange: [3, 1], yellow: [4, 2, 5], purple: [6] },
  steps: [
    {
      says: {
        en: 'This is your sheet: three rows. Numbers rise from left to right. It is your turn. Take the purple die out with a tap, and roll the other two.',
        es: 'Esta es tu hoja: tres filas. Los números suben de izquierda a derecha. Te toca. Quita el dado morado con un toque y lanza los otros dos.',
      },
      move: { type: 'roll', dice: ['orange', 'yellow'] },
      hint: {
        en: 'That works too, but here we roll orange and yellow: tap the dice until only those two are marked.',
        es: 'También vale, pero aquí lanzamos naranja y amarillo: toca los dados hasta que solo esos dos estén marcados.',
      },
    },
    {
      says: {
        en: 'Seven: hard to place on an empty sheet. Once in a turn you may roll all of them again; the second result stands. Roll again.',
        es: 'Siete: difícil de colocar en una hoja vacía. Una vez por turno puedes volver a lanzarlos todos; el segundo resultado vale. Lanza otra vez.',
      },
      move: { type: 'reroll' },
      hint: {
        en: 'You could keep the 7. Let us see what a second roll brings.',
        es: 'Podrías quedarte con el 7. Veamos qué trae la segunda tirada.',
      },
    },
    {
      says: {
        en: 'Three: a small number belongs to the left. It goes into a row whose die was rolled. Write it into the first orange cell.',
        es: 'Tres: un número pequeño va a la izquierda. Se anota en una fila cuyo dado se lanzó. Escríbelo en la primera casilla naranja.',
      },
      move: { type: 'write', row: 'orange', column: 3 },
      hint: {
        en: 'Allowed, but it would waste space: further right there is less room for what comes. Take the first orange cell.',
        es: 'Se puede, pero desperdicia espacio: más a la derecha queda menos sitio. Elige la primera casilla naranja.',
      },
      others: [
        { seat: 1, command: { type: 'write', row: 'yellow', column: 2 } },
        { seat: 1, command: { type: 'roll', dice: ['purple'] } },
        { seat: 1, command: { type: 'keep' } },
      ],
    },
    {
      says: {
        en: 'Ada rolled purple: 6. Her number is yours too: everybody writes at the same time. Cells with a double edge are pentagons. Write the 6 into the purple pentagon under your 3.',
        es: 'Ada ha lanzado el morado: 6. Su número también es tuyo: todo el mundo anota a la vez. Las casillas de borde doble son pentágonos. Escribe el 6 en el pentágono morado, bajo tu 3.',
      },
      move: { type: 'write', row: 'purple', column: 3 },
      hint: {
        en: 'You may, but the pentagon under the 3 is the plan: column 3, purple.',
        es: 'Puedes, pero el plan es el pentágono que está bajo el 3: columna 3, morada.',
      },
      others: [{ seat: 1, command: { type: 'write', row: 'purple', column: 4 } }],
    },
    {
      says: {
        en: 'Your turn again. Column 3 lacks its yellow cell. Down a column no number stands twice, so anything but 3 and 6 will do. Roll the yellow die alone.',
        es: 'Te toca otra vez. A la columna 3 le falta la casilla amarilla. En una columna no se repite ningún número: vale cualquiera menos 3 y 6. Lanza solo el amarillo.',
      },
      move: { type: 'roll', dice: ['yellow'] },
      hint: {
        en: 'With yellow alone the number stays small. Mark only the yellow die.',
        es: 'Solo con el amarillo el número será pequeño. Marca únicamente el dado amarillo.',
      },
    },
    {
      says: {
        en: 'Five fits. Keep it.',
        es: 'El cinco encaja. Quédate con él.',
      },
      move: { type: 'keep' },
      hint: {
        en: 'Rolling again might bring a 3 or a 6, which do not fit. Keep the 5.',
        es: 'Otra tirada podría traer un 3 o un 6, que no encajan. Quédate con el 5.',
      },
    },
    {
      says: {
        en: 'Look at the marks: they say how many points a cell would bring. Fill column 3.',
        es: 'Fíjate en las marcas: dicen cuántos puntos daría cada casilla. Completa la columna 3.',
      },
      move: { type: 'write', row: 'yellow', column: 3 },
      hint: {
        en: 'Another cell brings a point. Column 3 brings seven.',
        es: 'Otra casilla da un punto. La columna 3 da siete.',
      },
      others: [{ seat: 1, command: { type: 'write', row: 'yellow', column: 3 } }],
    },
  ],
  end: {
    en: 'A full column scores the number in its pentagon, a full row its last number, any other number one point. Whoever rolled and writes nothing marks a fail: −5. Two full rows or four fails end the match.',
    es: 'Una columna completa da el número de su pentágono; una fila completa, su último número; cualquier otro número, un punto. Quien lanza y no anota marca un fallo: −5. Dos filas completas o cuatro fallos terminan la partida.',
  },
});
