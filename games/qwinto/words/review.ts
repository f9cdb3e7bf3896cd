import type { Language } from '@cifra/kernel';
import type { Colour } from '../rules/sheet-shape.ts';

const list = (language: Language) => (items: readonly string[]) => new Intl.ListFormat(language).format(items);

const en = {
  exact: 'What dice can bring is counted exactly.',
  list: list('en'),
  sheet: (isMine: boolean, who: string) => (isMine ? 'Your sheet' : `Sheet of ${who}`),
  onCells: { win: 'In each cell: wins of 100', points: 'In each cell: points to be expected' },
  wins: { win: 'wins of 100', points: 'points to be expected' },
  soFar: (points: number, fails: number) =>
    `${points} ${points === 1 ? 'point' : 'points'} so far, ${fails} of 4 fails`,
  best: 'best',
  made: 'chosen',
  row: { orange: 'orange', yellow: 'yellow', purple: 'purple' } as { readonly [colour in Colour]: string },
  die: { orange: 'orange', yellow: 'yellow', purple: 'purple' } as { readonly [colour in Colour]: string },
  cell: (row: string, column: number) => `${row} ${column}`,
  nothing: 'Write nothing',
  number: (number: number) => `Where does the ${number} go?`,
  whichDice: 'Which dice?',
  again: 'Keep it or roll again?',
  keep: (number: number) => `Keep the ${number}`,
  reroll: 'Roll all of them again',
  points: (expected: number, after: number) =>
    `In points: about ${Math.round(after)} in the end, instead of ${Math.round(expected)}.`,
  pointsBest: (expected: number) => `In points: about ${Math.round(expected)} in the end.`,
  headline: {
    cell: (number: number, where: string) => `The ${number} was worth more in ${where}`,
    nothing: (number: number) => `Better not to write the ${number}`,
    write: (number: number, where: string) => `The ${number} had a place in ${where}`,
    dice: (dice: string) => `${dice.charAt(0).toUpperCase()}${dice.slice(1)} was the better roll`,
    keep: (number: number) => `The ${number} was good enough`,
    reroll: (number: number) => `The ${number} was worth another try`,
    bestCell: (number: number) => `The ${number} in its best place`,
    bestNothing: 'Right to write nothing',
    bestDice: 'The best dice',
    bestKeep: 'Right to keep it',
    bestReroll: 'Right to roll again',
    tookBack: 'Taken back, to decide anew',
  },
  summary: {
    wrote: (number: number, where: string) => `The ${number} went to ${where}.`,
    instead: (number: number, where: string, better: string) => `The ${number} went to ${where}; ${better} was better.`,
    skipped: (number: number) => `The ${number} was not written.`,
    rolled: (dice: string) => `Rolled ${dice}.`,
    rolledInstead: (dice: string, better: string) => `Rolled ${dice}; ${better} was better.`,
    kept: (number: number) => `Kept the ${number}.`,
    again: (number: number) => `Rolled again after a ${number}.`,
  },
  tips: {
    cell: 'leave room on both sides: the middle of a row wants a middle number, and a full line brings the number in its pentagon as well.',
    dice: 'choose dice by the gaps you have left: three dice for high places, one for low ones.',
    nothing: 'a number in the wrong place closes more than it opens. On somebody else’s roll, nothing costs nothing.',
    again: 'a second roll is free: use it whenever the first one fits badly.',
  },
};

type Words = typeof en;

const es: Words = {
  exact: 'Lo que pueden traer los dados se cuenta con exactitud.',
  list: list('es'),
  sheet: (isMine, who) => (isMine ? 'Tu hoja' : `Hoja de ${who}`),
  onCells: { win: 'En cada casilla: ganas de cada 100', points: 'En cada casilla: puntos que se podían esperar' },
  wins: { win: 'ganas de cada 100', points: 'puntos que se podían esperar' },
  soFar: (points, fails) => `${points} ${points === 1 ? 'punto' : 'puntos'} hasta aquí, ${fails} de 4 fallos`,
  best: 'mejor',
  made: 'elegida',
  row: { orange: 'naranja', yellow: 'amarilla', purple: 'morada' },
  die: { orange: 'naranja', yellow: 'amarillo', purple: 'morado' },
  cell: (row, column) => `${row} ${column}`,
  nothing: 'No anotar',
  number: (number) => `¿Dónde va el ${number}?`,
  whichDice: '¿Qué dados?',
  again: '¿Quedárselo o repetir?',
  keep: (number) => `Quedarse el ${number}`,
  reroll: 'Volver a lanzarlos todos',
  points: (expected, after) => `En puntos: unos ${Math.round(after)} al final, en vez de ${Math.round(expected)}.`,
  pointsBest: (expected) => `En puntos: unos ${Math.round(expected)} al final.`,
  headline: {
    cell: (number, where) => `El ${number} valía más en la ${where}`,
    nothing: (number) => `Mejor no anotar el ${number}`,
    write: (number, where) => `El ${number} tenía sitio en la ${where}`,
    dice: (dice) => `Mejor lanzar ${dice}`,
    keep: (number) => `El ${number} ya estaba bien`,
    reroll: (number) => `El ${number} pedía otra tirada`,
    bestCell: (number) => `El ${number}, en su mejor sitio`,
    bestNothing: 'Bien no anotado',
    bestDice: 'Los mejores dados',
    bestKeep: 'Bien guardado',
    bestReroll: 'Bien repetido',
    tookBack: 'Decisión retirada para pensarla otra vez',
  },
  summary: {
    wrote: (number, where) => `El ${number} fue a la ${where}.`,
    instead: (number, where, better) => `El ${number} fue a la ${where}; mejor, ${better}.`,
    skipped: (number) => `El ${number} no se anotó.`,
    rolled: (dice) => `Dados: ${dice}.`,
    rolledInstead: (dice, better) => `Dados: ${dice}; mejor, ${better}.`,
    kept: (number) => `Se quedó el ${number}.`,
    again: (number) => `Repitió tras un ${number}.`,
  },
  tips: {
    cell: 'deja sitio a los dos lados: en medio de una fila van los números medios, y una línea llena suma además el número de su pentágono.',
    dice: 'elige los dados por los huecos que te quedan: tres para los sitios altos, uno para los bajos.',
    nothing: 'un número mal puesto cierra más de lo que abre. Si tira otro, no anotar no cuesta nada.',
    again: 'la segunda tirada es gratis: úsala siempre que la primera encaje mal.',
  },
};

export const reviewWords: { readonly [language in Language]: Words } = { en, es };
