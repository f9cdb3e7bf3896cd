import type { Language } from '@cifra/kernel';
import type { Colour } from '../rules/sheet-shape.ts';
import { withMinus } from './minus.ts';

const pointsEn = (points: number) => `${withMinus(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
const pointsEs = (points: number) => `${withMinus(points)} ${Math.abs(points) === 1 ? 'punto' : 'puntos'}`;
/** What a number would bring, after what it is; nothing where it brings nothing. */
const gained = (gain: number, points: string) => (gain === 0 ? '' : `, ${gain > 0 ? '+' : ''}${points}`);

const en = {
  dice: 'Dice',
  die: (colour: string) => `${colour} die`,
  dieShows: (colour: string, face: number) => `${colour} die shows ${face}`,
  roll: (count: number) => (count === 1 ? 'Roll 1 die' : `Roll ${count} dice`),
  rollNone: 'Choose dice',
  keep: (number: number) => `Keep ${number}`,
  reroll: 'Roll all again',
  skip: 'Write nothing',
  skipAsFail: 'Write nothing (fail, −5)',
  confirmFail: 'You could write the number. Really mark a fail? It costs 5 points.',
  sheetOf: (who: string) => `Sheet of ${who}`,
  enlarge: (who: string) => `${who}: enlarge the sheet`,
  mySheet: 'My sheet',
  others: 'The others',
  row: { orange: 'Orange', yellow: 'Yellow', purple: 'Purple' } as { readonly [colour in Colour]: string },
  column: (column: number) => `Column ${column}`,
  empty: 'empty',
  dead: 'empty, no number fits any more',
  mine: 'chosen',
  close: 'Close',
  gap: 'gap',
  pentagon: 'pentagon',
  write: (number: number, row: string, column: number, gain: number) =>
    `Write ${number} in ${row}, column ${column}${gained(gain, pointsEn(gain))}`,
  writeChosen: (number: number, row: string, column: number) =>
    `Write ${number}: ${row.toLowerCase()}, column ${column}`,
  points: pointsEn,
  fails: (fails: number) => (fails === 1 ? '1 fail' : `${fails} fails`),
  chosen: 'Chosen; the others are still choosing.',
  yourChoice: (row: string, column: number) => `You write in ${row}, column ${column}.`,
  yourSkip: 'You write nothing.',
  choosing: 'choosing',
  done: 'done',
  promptRoll: 'Choose one, two or three dice and roll them.',
  promptKeep: (number: number) => `Keep ${number}, or roll all of them again.`,
  promptWrite: (number: number) => `Write ${number} into a marked cell, or write nothing.`,
  promptNowhere: (number: number) => `${number} fits nowhere on your sheet: write nothing.`,
  promptWait: (who: string) => `${who} chooses the dice.`,
  promptWaitKeep: (who: string) => `${who} has rolled and may roll again.`,
  promptOthers: (who: string) => `Still choosing: ${who}.`,
  promptOver: 'The match is over.',
};

const es: typeof en = {
  dice: 'Dados',
  die: (colour) => `Dado ${colour}`,
  dieShows: (colour, face) => `El dado ${colour} muestra ${face}`,
  roll: (count) => (count === 1 ? 'Lanzar 1 dado' : `Lanzar ${count} dados`),
  rollNone: 'Elige dados',
  keep: (number) => `Quedarse con ${number}`,
  reroll: 'Volver a lanzar todo',
  skip: 'No anotar nada',
  skipAsFail: 'No anotar nada (fallo, −5)',
  confirmFail: 'Podrías anotar el número. ¿Marcar un fallo de verdad? Cuesta 5 puntos.',
  sheetOf: (who) => `Hoja de ${who}`,
  enlarge: (who) => `${who}: ampliar la hoja`,
  mySheet: 'Mi hoja',
  others: 'Las demás hojas',
  row: { orange: 'Naranja', yellow: 'Amarilla', purple: 'Morada' },
  column: (column) => `Columna ${column}`,
  empty: 'vacía',
  dead: 'vacía, ya no cabe ningún número',
  mine: 'elegida',
  close: 'Cerrar',
  gap: 'hueco',
  pentagon: 'pentágono',
  write: (number, row, column, gain) =>
    `Anotar ${number} en la fila ${row}, columna ${column}${gained(gain, pointsEs(gain))}`,
  writeChosen: (number, row, column) => `Anotar ${number}: ${row.toLowerCase()}, columna ${column}`,
  points: pointsEs,
  fails: (fails) => (fails === 1 ? '1 fallo' : `${fails} fallos`),
  chosen: 'Elegido; faltan las demás personas.',
  yourChoice: (row, column) => `Anotas en la fila ${row}, columna ${column}.`,
  yourSkip: 'No anotas nada.',
  choosing: 'eligiendo',
  done: 'listo',
  promptRoll: 'Elige uno, dos o tres dados y lánzalos.',
  promptKeep: (number) => `Quédate con ${number} o vuelve a lanzarlos todos.`,
  promptWrite: (number) => `Anota ${number} en una casilla marcada, o no anotes nada.`,
  promptNowhere: (number) => `El ${number} no cabe en ninguna casilla: no anotes nada.`,
  promptWait: (who) => `${who} elige los dados.`,
  promptWaitKeep: (who) => `${who} ha lanzado y puede repetir.`,
  promptOthers: (who) => `Falta que elija: ${who}.`,
  promptOver: 'La partida ha terminado.',
};

export const boardWords: { readonly [language in Language]: typeof en } = { en, es };
export type BoardWords = typeof en;
