import type { Who } from '@cifra/kernel';
import type { Colour } from '../rules/sheet-shape.ts';
import type { EndReason } from '../rules/types.ts';
import { withMinus } from './minus.ts';

const COLOUR: { readonly [colour in Colour]: string } = { orange: 'orange', yellow: 'yellow', purple: 'purple' };

export const en = {
  name: 'Qwinto',
  colour: COLOUR,
  sign: { orange: 'O', yellow: 'Y', purple: 'P' } as { readonly [colour in Colour]: string },
  list: (items: readonly string[]) => new Intl.ListFormat('en').format(items),

  started: (who: Who) => (who === null ? 'You begin.' : `${who} begins.`),
  rolled: (who: Who, dice: string, again: boolean) =>
    `${who === null ? 'You roll' : `${who} rolls`}${again ? ' again' : ''}: ${dice}.`,
  announced: (who: Who, number: number) => `${who === null ? 'Your' : `${who}’s`} ${number} is for everybody.`,
  wrote: (who: Who, number: number, colour: Colour, column: number) =>
    `${who === null ? 'You write' : `${who} writes`} ${number} in ${COLOUR[colour]} ${column}.`,
  wroteNothing: (who: Who) => (who === null ? 'You write nothing.' : `${who} writes nothing.`),
  failed: (who: Who) => (who === null ? 'You mark a fail.' : `${who} marks a fail.`),
  ended: { 'two-rows': 'Two rows are full: the game ends.', 'four-fails': 'The fourth fail: the game ends.' } as {
    readonly [reason in EndReason]: string;
  },
  points: (who: string, points: number) => `${who} (${withMinus(points)})`,
  winner: (who: string) => `${who} wins`,
  winners: (who: string) => `${who} share the victory`,
  practice: 'Practice game',

  moveRoll: (dice: string) => `Roll ${dice}`,
  moveReroll: 'Roll all of them again',
  moveKeep: 'Keep the number',
  moveWrite: (colour: Colour, column: number) => `Write in ${COLOUR[colour]} ${column}`,
  moveSkip: 'Write nothing',
  moveTakeBack: 'Change the choice',

  fails: (count: number) => `fails ${count}`,
  score: (points: number) => `points ${withMinus(points)}`,
  you: 'you',
  toRoll: (who: string) => `${who}: choose dice and roll.`,
  toKeep: (who: string, number: number) => `${who}: keep ${number} or roll again.`,
  toWrite: (number: number, who: string) => `Write ${number}. Still choosing: ${who}.`,
  over: 'The game is over.',

  draws: {
    first: 'Who begins',
    die: (colour: Colour, roll: number) => `The ${COLOUR[colour]} die, roll ${roll}`,
  },

  refusals: {
    'already-chosen': () => 'You have chosen already; the others are still choosing.',
    'cell-taken': () => 'There is a number in that cell already.',
    'column-repeats': ({ number }: { number: number }) => `There is a ${number} in that line already.`,
    'die-twice': () => 'Each die can be rolled once at a time.',
    'no-cell': () => 'There is no cell there.',
    'not-now-roll': () => 'Choose dice and roll first.',
    'not-now-rolled': () => 'The dice lie: keep the number or roll all of them again.',
    'not-now-write': () => 'The number stands: write it or skip.',
    'not-rising': ({ number, other }: { number: number; other: number }) =>
      `In a row numbers rise: ${number} cannot stand on that side of ${other}.`,
    'nothing-chosen': () => 'You have not chosen anything yet.',
    'row-not-rolled': ({ row }: { row: Colour }) => `The ${COLOUR[row]} die was not rolled.`,
  },
};

export type Words = typeof en;
