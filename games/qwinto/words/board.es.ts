import type { Colour } from '../rules/sheet-shape.ts';
import type { BoardWords } from './board-words.ts';
import { withMinus } from './minus.ts';

const points = (count: number) => `${withMinus(count)} ${Math.abs(count) === 1 ? 'punto' : 'puntos'}`;
const list = (items: readonly string[]) => new Intl.ListFormat('es').format(items);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const DIE: { readonly [colour in Colour]: string } = { orange: 'naranja', yellow: 'amarillo', purple: 'morado' };
const ROW: { readonly [colour in Colour]: string } = { orange: 'naranja', yellow: 'amarilla', purple: 'morada' };
const place = (row: Colour, line: number) => `${ROW[row]} ${line}`;

export const es: BoardWords = {
  you: 'Tú',
  points,
  list,

  mySheet: 'Mi hoja',
  sheetOf: (who) => `Hoja de ${who}`,
  rising: 'de menos a más',
  row: { orange: 'Naranja', yellow: 'Amarilla', purple: 'Morada' },
  rowName: (row) => `Fila ${ROW[row]}`,
  rowScore: (row, score, isFull) => `Fila ${ROW[row]}: ${points(score)}${isFull ? ', entera' : ''}`,
  bonus: (line, score) => `Línea ${line}: ${score === null ? 'aún sin llenar' : points(score)}`,
  bonusSum: (sum) => `Líneas en total: ${points(sum)}`,
  lineBonus: 'Líneas llenas',
  failsLabel: 'Fallos, −5',
  fails: (fails) => (fails === 1 ? '1 fallo' : `${fails} fallos`),
  total: 'Total',
  pentagon: 'pentágono',
  empty: 'vacía',
  dead: 'tachada: ya no cabe ningún número',
  chosen: (number) => `${number}, elegida`,
  fresh: 'nuevo',
  cell: (row, line) => upper(place(row, line)),

  seats: 'Mesa',
  others: 'Las demás hojas',
  rolls: 'lanza',
  choosing: 'está eligiendo',
  done: 'ya ha elegido',
  look: (who) => `Ver la hoja de ${who}`,
  isAway: 'fuera',
  isStoodInFor: 'juega un bot',

  rollsYou: 'Lanzas tú',
  rollsOther: (who) => `Lanza ${who}`,
  risk: 'si no anotas, fallo',
  forAll: (who, number) => (who === null ? `Tu ${number}, para todos` : `El ${number} de ${who}, para todos`),
  promptRoll: 'Elige uno, dos o tres dados.',
  promptKeep: (number) => `Has sacado un ${number}. ¿Te lo quedas?`,
  promptWrite: (number) => `¿Dónde anotas el ${number}?`,
  promptNowhere: (number) => `El ${number} no cabe en tu hoja.`,
  promptWait: (who) => `${who} elige sus dados…`,
  promptWaitKeep: (who, number) => `${who} ha sacado un ${number} y puede repetir…`,
  promptChosen: (who) => `Has elegido. ${who.length === 1 ? 'Falta' : 'Faltan'} ${list(who)}.`,
  promptOthers: (who) => `${who.length === 1 ? 'Falta' : 'Faltan'} ${list(who)}.`,
  promptOver: 'La partida ha terminado.',
  gain: (row, line, gain) => `${upper(place(row, line))}: ${gain < 0 ? '' : '+'}${withMinus(gain)}.`,
  closes: (bonus) => `Llena la línea: +${bonus}.`,
  couldClose: (bonus) => `Si llenas la línea, +${bonus}.`,
  skipCosts: 'No anotas nada: fallo, −5.',
  skipFree: 'No anotas nada. No te cuesta puntos.',

  dice: 'Dados',
  die: { orange: 'Dado naranja', yellow: 'Dado amarillo', purple: 'Dado morado' },
  dieShows: (colour, face) => `Dado ${DIE[colour]}: ${face}`,
  dieOut: (colour) => `Dado ${DIE[colour]}: sin lanzar`,
  sum: (number) => `En total ${number}`,
  opened: (number) => `El ${number} de todos`,
  wrote: (choice) => (choice === 'skip' ? 'no anota' : place(choice.row, choice.column)),
  failed: 'fallo, −5',

  actions: 'Tu jugada',
  roll: (dice) => (dice.length === 3 ? 'Lanzar los tres dados' : `Lanzar ${list(dice.map((colour) => DIE[colour]))}`),
  rollAny: 'Lanzar',
  chooseDice: 'elige al menos un dado',
  keep: (number) => `Me quedo el ${number}`,
  reroll: 'Otra vez',
  write: (number) => `Anotar el ${number}`,
  writeAt: (row, line) => `fila ${ROW[row]}, línea ${line}`,
  chooseCell: 'elige una casilla',
  skip: 'No anoto',
  failCosts: 'fallo, −5',
  costsNothing: 'no cuesta nada',
  sure: 'Sí, marcar fallo',
  chooseAgain: 'No, elijo',
  change: 'Cambiar mi elección',
  rolling: 'Lanzando…',
  tapOn: 'toca para seguir',
  wait: 'Esperando',
  nextRolls: (who) => (who === null ? 'Ahora lanzas tú' : `Ahora lanza ${who}`),
  backToMine: 'Volver a mi hoja',

  tally: 'Puntos',
  lines: 'Líneas',
  failsRow: 'Fallos',
  winner: 'gana',
};
