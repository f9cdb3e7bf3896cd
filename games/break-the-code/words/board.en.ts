import type { Card } from '../rules/cards.ts';
import { type Colour, PLACES } from '../rules/tiles.ts';

const list = (items: readonly string[]) => new Intl.ListFormat('en').format(items);
const either = (items: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(items);

/** What stands beside a number over a row. */
type Tag = { readonly before?: string; readonly after?: string };

const ONE: { readonly [card in Card]?: Tag } = { pairs: { after: 'pair' } };

const TAGS: { readonly [card in Card]?: Tag } = {
  odd: { after: 'odd' },
  even: { after: 'even' },
  pairs: { after: 'pairs' },
  sum: { before: 'sum' },
  'sum-left': { before: 'sum' },
  'sum-right': { before: 'sum' },
  'sum-centre': { before: 'sum' },
  'sum-black': { before: 'sum' },
  'sum-white': { before: 'sum' },
  'same-colour': { after: 'same colour' },
  consecutive: { after: 'one by one' },
};

export const en = {
  you: 'You',
  myRow: 'Your row',
  knows: (who: string | null): string => (who === null ? 'The others know:' : `${who} knows:`),
  saysYours: (who: string): string => `${who} says you have:`,
  saidYours: (who: string): string => `This is what ${who} said:`,
  nothingKnown: 'nothing yet',
  rowOf: (who: string): string => `${who}’s row`,
  centre: 'The centre',
  myGuess: 'Your guess',
  rows: 'Rows',
  hidden: 'hidden',
  place: (at: number): string => `Place ${PLACES[at]}`,
  tile: (number: number, colour: Colour): string => `${number} ${{ b: 'black', w: 'white', g: 'green' }[colour]}`,
  maybe: (numbers: readonly string[]): string => either(numbers),
  noted: 'noted',
  overFour: (isOver: boolean): string => (isOver ? 'above 4' : 'at most 4'),
  numberOnly: (number: number): string => `a ${number}`,
  manyPossible: (count: number): string => `${count} tiles possible`,
  tag: (card: Card, isOne: boolean): Tag => (isOne ? ONE[card] : undefined) ?? TAGS[card] ?? {},
  atPlaces: (letters: readonly string[]): string => `at ${letters.join(', ')}`,
  none: (card: Card, number: number | null): string =>
    card === 'consecutive' ? 'none in a row' : card === 'same-colour' ? 'no same colour' : `no ${number}s`,
  spread: (size: number): string => `${PLACES[size - 1]} − a`,
  answers: 'Answers',
  noAnswers: 'Nothing has been asked yet.',
  pile: (count: number): string => (count === 1 ? '1 card in the pile' : `${count} cards in the pile`),
  isNew: 'new',
  noOne: 'none',
  tapLine: 'Tap a line to see it on the rows.',
  failedRow: (tiles: string): string => `Not ${tiles}`,
  left: (rows: number): string => (rows === 1 ? 'row is possible' : 'rows are possible'),
  notAmong: (rows: number): string => (rows === 1 ? 'not the only one possible' : `not among the ${rows}`),
  count: 'Count the possible rows',
  isOut: 'takes no more turns',
  rightGuess: 'found it',
  wrongGuess: 'was wrong',
  everybodyAnswers: 'everybody answers',
  isAway: 'away',
  isStoodInFor: 'a bot plays on',
  turnOf: (who: string | null): string => (who === null ? 'Your turn.' : `It is ${who}’s turn.`),

  cards: 'Questions',
  chooseCard: 'Choose a card',
  ask: 'Ask',
  askNumber: (number: number): string => `Ask for the ${number}s`,
  whichNumber: 'Which number?',
  guess: 'Guess',
  wait: 'Please wait',
  waitHelp: 'Meanwhile tap a tile and take notes',
  noCards: 'No card is left.',

  ways: 'What you can do',
  leftAt: (numbers: readonly string[], isSetting: boolean): string =>
    isSetting
      ? 'tap the tile that it is'
      : numbers.length === 0
        ? 'nothing is left'
        : numbers.length > 6
          ? 'tap to cross out'
          : numbers.length === 1
            ? `only ${list(numbers)} is left`
            : `${list(numbers)} are left · tap to cross out`,
  chooseTile: 'choose the tile',
  otherPlace: (at: number): string => `To place ${PLACES[at]}`,
  undo: 'Undo',
  itIs: 'It is…',
  done: 'Done',
  back: 'Back',
  mine: 'yours',
  usedAt: (at: number): string => `at ${PLACES[at]}`,
  oneLeft: 'one left',
  crossed: 'crossed out',
  impossible: 'impossible',
  certain: 'certain',
  owners: 'Who has which tile',
  ownersHelp: 'one mark for the whole table',
  belongs: (who: string): string => `${who} has it`,
  toOwners: 'Whose is it?',
  toPlace: (at: number): string => `Place ${PLACES[at]}`,
  say: 'Say',
  sayRow: (digits: string): string => `Say ${digits}`,
  sayAnyway: 'Say it anyway',
  missing: (count: number): string => (count === 1 ? 'One place is empty' : `${count} places are empty`),
  pass: 'Do not guess',
  passAsk: 'Give up your last guess?',
  passHelp: 'Nobody can give it back to you.',
  noticeOnce: 'You guess only once.',
  noticeOnceHelp: 'If you are wrong you take no more turns, but you still answer.',
  noticeLoses: 'At this table a wrong guess loses.',
  noticeOnly: 'This is your only guess.',
  noticeFree: 'Name the whole row.',
  noticeFreeHelp: 'If you are wrong, you only lose the turn.',
  warn: {
    order: (tile: string, place: number, after: string, at: number): string =>
      `The ${tile} at ${PLACES[place]} cannot follow the ${after} at ${PLACES[at]}.`,
    orderHelp: (place: number, lowest: number): string =>
      lowest > 9 ? 'A row always rises.' : `A row always rises: ${PLACES[place]} must be ${lowest} or more.`,
    failed: 'You have already said this row.',
    failedHelp: 'It was wrong.',
    contradicts: 'This row does not fit an answer.',
    contradictsHelp: (question: string, answer: string): string => `${question} ${answer}`,
    impossible: (tile: string, place: number): string => `The ${tile} cannot be at ${PLACES[place]}.`,
    impossibleHelp: 'No possible row has it there.',
  },

  promptFree: 'Ask one of the cards, or guess.',
  promptFinal: 'Somebody was right: this is your last turn.',
  promptReply: 'Your rival was right. You have one guess for a draw.',
  promptLast: 'No card is left. You may guess once, or pass.',
  promptWait: (who: string): string => `${who} asks or guesses.`,
  promptWaitFinal: (who: string): string => `${who} has one last turn: to ask or to guess.`,
  promptWaitReply: (who: string): string => `${who} has one guess for a draw.`,
  promptWaitLast: (who: string): string => `${who} may guess once, or pass.`,
  promptOver: 'The match is over. All rows lie open.',

  end: {
    question: 'Question',
    asked: 'Questions asked',
    guesses: 'Guesses',
    all: 'All questions and answers',
    noted: 'You had noted',
  },
};
