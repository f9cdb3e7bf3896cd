import type { Who } from '@cifra/kernel';
import type { Card } from '../rules/cards.ts';
import { type Colour, colourOf, numberOf, type Tile } from '../rules/tiles.ts';
import type { EndReason, Options } from '../rules/types.ts';

const COLOUR: { readonly [colour in Colour]: string } = { b: 'black', w: 'white', g: 'green' };
const tile = (number: number, colour: Colour) => `${number} ${COLOUR[colour]}`;
const named = (one: Tile) => tile(numberOf(one), colourOf(one));

/** The cards as questions; on four of them stands a number that the asker names. */
const CARD: { readonly [card in Card]: (number: string) => string } = {
  'where-0': () => 'Where are the 0s?',
  'where-5': () => 'Where are the 5s?',
  'where-1-2': (number) => `Where are the ${number}s?`,
  'where-3-4': (number) => `Where are the ${number}s?`,
  'where-6-7': (number) => `Where are the ${number}s?`,
  'where-8-9': (number) => `Where are the ${number}s?`,
  consecutive: () => 'Which neighbours rise one by one?',
  'same-colour': () => 'Which neighbours share a colour?',
  odd: () => 'How many are odd?',
  even: () => 'How many are even?',
  black: () => 'How many are black?',
  white: () => 'How many are white?',
  pairs: () => 'How many pairs of one number?',
  sum: () => 'What do all of them add up to?',
  'sum-left': () => 'What do the three leftmost add up to?',
  'sum-right': () => 'What do the three rightmost add up to?',
  'sum-centre': () => 'What do they add up to without both ends?',
  'sum-black': () => 'What do the black ones add up to?',
  'sum-white': () => 'What do the white ones add up to?',
  'c-over-4': () => 'Is c greater than 4?',
  spread: () => 'Highest number minus lowest?',
};

export const en = {
  name: 'Break the Code',
  tile,
  question: (card: Card, number: string) => CARD[card](number),
  list: (items: readonly string[]) => new Intl.ListFormat('en').format(items),
  yes: 'yes',
  no: 'no',
  nowhere: 'nowhere',
  noGroup: 'none',

  dealt: (who: Who) => `The tiles are dealt. ${who === null ? 'You begin' : `${who} begins`}.`,
  asked: (who: Who, question: string) => `${who === null ? 'You ask' : `${who} asks`}: “${question}”`,
  answered: (who: Who, answer: string) => `${who ?? 'You'}: ${answer}.`,
  drawn: (question: string) => `New card: “${question}”`,
  guessed: (who: Who, tiles: string, right: boolean) =>
    `${who === null ? 'You guess' : `${who} guesses`} ${tiles}: ${right ? 'that is right!' : 'that is wrong.'}`,
  guessedInSecret: (who: Who, right: boolean) => {
    if (who === null) return right ? 'You have broken the code!' : 'You guessed in secret, were wrong and are out.';
    return right ? `${who} has broken the code!` : `${who} guessed in secret, was wrong and is out.`;
  },
  declined: (who: Who) => (who === null ? 'You do not guess.' : `${who} does not guess.`),
  toReply: (who: Who) => `${who ?? 'You'} may answer with one guess.`,
  toFinish: (who: Who) => `No card is left: ${who ?? 'you'} may guess once.`,
  lastRound: (who: Who) => `The round is completed: it is ${who === null ? 'your' : `${who}’s`} turn.`,
  ended: {
    guessed: 'The code is broken: the game ends.',
    'both-right': 'Both codes are broken: the game ends.',
    'wrong-guess': 'A wrong guess loses: the game ends.',
    'all-wrong': 'Everybody was wrong: the game ends.',
    'cards-out': 'All questions are answered: the game ends.',
  } as { readonly [reason in EndReason]: string },
  rowOf: (who: Who, tiles: string) => `${who ?? 'You'}: ${tiles}.`,
  centre: (tiles: string) => `Centre: ${tiles}.`,

  winner: (who: string) => `${who} wins.`,
  winners: (who: string) => `${who} win together.`,
  draw: (who: string) => `A draw: ${who} were both right.`,
  nobody: 'Nobody wins.',
  level: 'A draw: nobody broke the code.',

  moveAsk: (question: string) => `Ask “${question}”`,
  moveGuess: (tiles: string) => `Guess ${tiles}`,
  movePass: 'Do not guess',

  yourRow: (tiles: string) => `Your row: ${tiles}`,
  yourGuess: (tiles: string) => `You guessed: ${tiles}`,
  yourCentre: (tiles: string) => `The centre, for your eyes only: ${tiles}`,
  cards: (count: number) => `Face up, with ${count} more in the pile:`,
  questionsSoFar: 'Questions so far:',
  you: 'you',
  isOut: (who: string) => `${who} takes no more turns.`,
  toAskOrGuess: (who: string) => `${who}: ask a question or guess.`,
  toEndRound: (who: string) => `${who}: ask a question or guess, in your last turn.`,
  over: 'The game is over.',

  options: {
    sharedCards: {
      label: 'Shared cards',
      help: 'Whoever asks for the total, for tile c or for the spread answers too, as in the first Japanese edition.',
    },
    lastChance: {
      label: 'Last chance',
      help: 'When the cards run out, everybody still in gets one final guess, in turn order.',
    },
    oneGuess: { label: 'One guess', help: 'With two players a wrong guess loses.' },
  } as { readonly [name in keyof Options]: { readonly label: string; readonly help: string } },

  draws: { tiles: 'The tiles, shuffled', cards: 'The question cards, shuffled', first: 'Who begins' },

  refusals: {
    'already-guessed': () => 'You have made your guess: you take no more turns.',
    'card-not-up': () => 'That card does not lie face up.',
    'no-pass-now': () => 'You cannot pass: ask a question or guess.',
    'number-missing': ({ numbers }: { numbers: readonly number[] }) =>
      `Name a number for this card: ${numbers.join(' or ')}.`,
    'number-needless': () => 'This card takes no number.',
    'number-not-on-card': ({ numbers }: { numbers: readonly number[] }) =>
      `This card asks for ${numbers.join(' or ')}.`,
    'only-guess-last': () => 'No card is left: guess or pass.',
    'only-guess-reply': () => 'Your code was broken: guess once or pass.',
    'tile-count': ({ expected }: { expected: number }) => `A guess has ${expected} tiles.`,
    'tile-too-often': ({ tile: which, copies }: { tile: Tile; copies: number }) =>
      copies === 1 ? `There is only one tile “${named(which)}”.` : `There are only ${copies} tiles “${named(which)}”.`,
  },
};

export type Words = typeof en;
