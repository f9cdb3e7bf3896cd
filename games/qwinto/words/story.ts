import type { Language, Who } from '@cifra/kernel';
import type { Colour } from '../rules/sheet-shape.ts';
import type { EndReason } from '../rules/types.ts';

const list = (language: Language) => (items: readonly string[]) => new Intl.ListFormat(language).format(items);

const DICE_ES: { readonly [colour in Colour]: string } = { orange: 'naranja', yellow: 'amarillo', purple: 'morado' };
const ROW_ES: { readonly [colour in Colour]: string } = { orange: 'naranja', yellow: 'amarilla', purple: 'morada' };

const en = {
  rolls: (who: Who, dice: readonly Colour[], number: number, again: boolean): string =>
    again
      ? `${who === null ? 'You roll' : `${who} rolls`} again: ${number}.`
      : `${who === null ? 'You roll' : `${who} rolls`} ${list('en')(dice)}: ${number}.`,
  stands: (who: Who, number: number): string => `${who === null ? 'Your' : `${who}’s`} ${number} is for everybody.`,
  /** The number and whose it was, before what each has made of it. */
  numberOf: (who: Who, number: number): string => `${who === null ? 'Your' : `${who}’s`} ${number}:`,
  writes: (who: Who, row: Colour, line: number): string => `${who ?? 'you'} in ${row} ${line}`,
  /** Several others wrote: their places are on the table, the sentence must stay short. */
  alsoWrite: (names: readonly string[], isAll: boolean): string =>
    isAll ? 'everybody else too' : `${few('en', names, (more) => `${more} others`)} too`,
  allWrite: 'everybody writes it',
  passes: (who: readonly Who[]): string => {
    const [only] = who;
    const verb = who.length === 1 && only !== null ? 'passes' : 'pass';
    return `${list('en')(who.map((one) => one ?? 'you'))} ${verb}`;
  },
  fails: (who: Who): string => `${who === null ? 'you fail' : `${who} fails`}, −5`,
  alone: (row: Colour, line: number, number: number): string => `You wrote ${number} in ${row} ${line}.`,
  aloneFail: (number: number): string => `You did not write the ${number}: a fail, −5.`,
  ended: {
    'two-rows': (who: readonly Who[]): string =>
      `${begins(list('en')(who.map((one) => one ?? 'you')))} filled two rows.`,
    'four-fails': (who: readonly Who[]): string =>
      `${begins(list('en')(who.map((one) => one ?? 'you')))} marked the fourth fail.`,
  } as { readonly [reason in EndReason]: (who: readonly Who[]) => string },
  ahead: (who: Who, points: number, of: string): string =>
    `${who === null ? 'You are' : `${who} is`} ${points} ${points === 1 ? 'point' : 'points'} ahead of ${of}.`,
  behind: (points: number, of: string): string =>
    `You were ${points} ${points === 1 ? 'point' : 'points'} behind ${of}.`,
  shared: (points: number): string => `Level at ${points} points.`,
  practice: (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}.`,
};

const es: typeof en = {
  rolls: (who, dice, number, again) =>
    again
      ? `${who === null ? 'Repites' : `${who} repite`}: ${number}.`
      : `${who === null ? 'Lanzas' : `${who} lanza`} ${list('es')(dice.map((colour) => DICE_ES[colour]))}: ${number}.`,
  stands: (who, number) => `${who === null ? `Tu ${number}` : `El ${number} de ${who}`} es para todos.`,
  numberOf: (who, number) => (who === null ? `Tu ${number}:` : `El ${number} de ${who}:`),
  writes: (who, row, line) => `${who ?? 'tú'} en ${ROW_ES[row]} ${line}`,
  alsoWrite: (names, isAll) =>
    isAll ? 'todos los demás también' : `${few('es', names, (more) => `otros ${more}`)} también`,
  allWrite: 'lo anotan todos',
  passes: (who) => {
    const [only] = who;
    if (who.length === 1) return only === null ? 'tú no anotas' : `${only} no anota`;
    const others = who.filter((one) => one !== null);
    return who.includes(null) ? `tú no anotas, ${list('es')(others)} tampoco` : `${list('es')(others)} no anotan`;
  },
  fails: (who) => `${who === null ? 'fallas tú' : `${who} falla`}, −5`,
  alone: (row, line, number) => `Anotaste el ${number} en ${ROW_ES[row]} ${line}.`,
  aloneFail: (number) => `No anotaste el ${number}: fallo, −5.`,
  ended: {
    'two-rows': (who) => endedEs(who, ['Llenaste', 'llenó', 'llenaron'], 'dos filas'),
    'four-fails': (who) => endedEs(who, ['Marcaste', 'marcó', 'marcaron'], 'el cuarto fallo'),
  },
  ahead: (who, points, of) =>
    `${who === null ? 'Le sacas' : `${who} le saca`} ${points} ${points === 1 ? 'punto' : 'puntos'} a ${of}.`,
  behind: (points, of) =>
    `Te ${points === 1 ? 'faltó' : 'faltaron'} ${points} ${points === 1 ? 'punto' : 'puntos'} para alcanzar a ${of}.`,
  shared: (points) => `Empate a ${points} puntos.`,
  practice: (points) => `${points} ${points === 1 ? 'punto' : 'puntos'}.`,
};

/** More than so many names make a sentence that nobody reads. */
const FEW = 2;

function few(language: Language, names: readonly string[], count: (more: number) => string): string {
  return names.length <= FEW ? list(language)(names) : count(names.length);
}

function begins(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function endedEs(who: readonly Who[], [you, one, several]: readonly [string, string, string], what: string): string {
  const [only] = who;
  if (who.length > 1) return `${begins(list('es')(who.map((name) => name ?? 'tú')))} ${several} ${what}.`;
  return only === null || only === undefined ? `${you} ${what}.` : `${only} ${one} ${what}.`;
}

export const storyWords: { readonly [language in Language]: typeof en } = { en, es };
export type StoryWords = typeof en;
