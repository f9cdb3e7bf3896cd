import type { Colour } from '../rules/sheet-shape.ts';
import type { Words } from './en.ts';
import { withMinus } from './minus.ts';

const COLOUR: { readonly [colour in Colour]: string } = { orange: 'naranja', yellow: 'amarillo', purple: 'morado' };
const ROW: { readonly [colour in Colour]: string } = { orange: 'naranja', yellow: 'amarilla', purple: 'morada' };

export const es: Words = {
  name: 'Qwinto',
  colour: COLOUR,
  sign: { orange: 'N', yellow: 'A', purple: 'M' },
  list: (items) => new Intl.ListFormat('es').format(items),

  started: (who) => (who === null ? 'Empiezas tú.' : `Empieza ${who}.`),
  rolled: (who, dice, again) =>
    who === null
      ? `${again ? 'Vuelves a lanzar' : 'Lanzas'}: ${dice}.`
      : `${who} ${again ? 'vuelve a lanzar' : 'lanza'}: ${dice}.`,
  announced: (who, number) => `${who === null ? `Tu ${number}` : `El ${number} de ${who}`} es para todos.`,
  wrote: (who, number, colour, column) =>
    `${who === null ? 'Anotas' : `${who} anota`} ${number} en ${ROW[colour]} ${column}.`,
  wroteNothing: (who) => (who === null ? 'No anotas nada.' : `${who} no anota nada.`),
  failed: (who) => (who === null ? 'Marcas un fallo.' : `${who} marca un fallo.`),
  ended: { 'two-rows': 'Hay dos filas llenas: fin de la partida.', 'four-fails': 'Cuarto fallo: fin de la partida.' },
  points: (who, points) => `${who} (${withMinus(points)})`,
  winner: (who) => `Gana ${who}`,
  winners: (who) => `Comparten la victoria ${who}`,
  practice: 'Partida de práctica',

  moveRoll: (dice) => `Lanzar ${dice}`,
  moveReroll: 'Volver a lanzarlos todos',
  moveKeep: 'Quedarse con el número',
  moveWrite: (colour, column) => `Anotar en ${ROW[colour]} ${column}`,
  moveSkip: 'No anotar nada',
  moveTakeBack: 'Cambiar la elección',

  fails: (count) => `fallos ${count}`,
  score: (points) => `puntos ${withMinus(points)}`,
  you: 'tú',
  toRoll: (who) => `${who}: elige dados y lánzalos.`,
  toKeep: (who, number) => `${who}: quédate con ${number} o vuelve a lanzar.`,
  toWrite: (number, who) => `Anota ${number}. Falta que elija: ${who}.`,
  over: 'La partida ha terminado.',

  draws: {
    first: 'Quién empieza',
    die: (colour: Colour, roll: number) => `El dado ${COLOUR[colour]}, tirada ${roll}`,
  },

  refusals: {
    'already-chosen': () => 'Ya has elegido; faltan otras personas por elegir.',
    'cell-taken': () => 'En esa casilla ya hay un número.',
    'column-repeats': ({ number }) => `En esa línea ya hay un ${number}.`,
    'die-twice': () => 'Cada dado se lanza una sola vez.',
    'no-cell': () => 'Ahí no hay ninguna casilla.',
    'not-now-roll': () => 'Primero elige dados y lánzalos.',
    'not-now-rolled': () => 'Los dados están echados: quédate con el número o vuelve a lanzarlos todos.',
    'not-now-write': () => 'El número ya está fijado: anótalo o pasa.',
    'not-rising': ({ number, other }) => `En una fila los números suben: el ${number} no cabe a ese lado del ${other}.`,
    'nothing-chosen': () => 'Todavía no has elegido nada.',
    'row-not-rolled': ({ row }) => `No se lanzó el dado ${COLOUR[row]}.`,
  },
};
