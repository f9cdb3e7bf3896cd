import type { Answer } from '../rules/types.ts';

export const en = {
  name: 'Higher, lower',
  dealt: (first: string) => `Both hide a number. ${first} begins.`,
  named: (who: string, number: number, answer: Answer) =>
    `${who} names ${number}: ${{ higher: 'higher', lower: 'lower', right: 'right' }[answer]}.`,
  turned: (who: string) => `It is ${who}’s turn.`,
  move: (number: number) => `Name ${number}`,
  won: (who: string) => `${who} has found the other’s number.`,
  range: (who: string, from: number, to: number) => `${who}: from ${from} to ${to}`,
  mine: (number: number) => `My number: ${number}`,
  ask: (from: number, to: number) => `Name a number from ${from} to ${to}.`,
  wait: (who: string) => `${who} is to name a number.`,
  over: 'The match is over.',
  choose: 'Which number is it?',
  first: 'Who begins',
  drawn: (who: string) => `The number of ${who}`,
  option: { label: 'Top', help: 'The highest number that can be hidden.' },
  refusals: {
    'not-your-turn': () => 'It is not your turn.',
    'impossible-number': (from: number, to: number) => `It lies between ${from} and ${to}.`,
  },
};

export type Words = typeof en;
