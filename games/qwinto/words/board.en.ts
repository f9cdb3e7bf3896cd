import type { Colour } from '../rules/sheet-shape.ts';
import type { Choice } from '../rules/types.ts';
import { withMinus } from './minus.ts';

const points = (count: number) => `${withMinus(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
const list = (items: readonly string[]) => new Intl.ListFormat('en').format(items);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const place = (row: Colour, line: number) => `${row} ${line}`;

export const en = {
  you: 'You',
  points,
  list,

  // The sheet
  mySheet: 'My sheet',
  sheetOf: (who: string) => `Sheet of ${who}`,
  rising: 'low to high',
  row: { orange: 'Orange', yellow: 'Yellow', purple: 'Purple' } as { readonly [colour in Colour]: string },
  rowName: (row: Colour) => `${upper(row)} row`,
  rowScore: (row: Colour, score: number, isFull: boolean) =>
    `${upper(row)} row: ${points(score)}${isFull ? ', full' : ''}`,
  bonus: (line: number, score: number | null) => `Line ${line}: ${score === null ? 'not full yet' : points(score)}`,
  bonusSum: (sum: number) => `Lines together: ${points(sum)}`,
  lineBonus: 'Full lines',
  failsLabel: 'Fails, −5',
  fails: (fails: number) => (fails === 1 ? '1 fail' : `${fails} fails`),
  total: 'Total',
  pentagon: 'pentagon',
  empty: 'empty',
  dead: 'struck: no number fits any more',
  chosen: (number: number) => `${number}, chosen`,
  fresh: 'new',
  cell: (row: Colour, line: number) => upper(place(row, line)),

  // People
  seats: 'Table',
  others: 'The others',
  rolls: 'rolls',
  choosing: 'is choosing',
  done: 'has chosen',
  look: (who: string) => `Look at the sheet of ${who}`,
  isAway: 'away',
  isStoodInFor: 'a bot plays on',

  // What is asked
  rollsYou: 'You roll',
  rollsOther: (who: string) => `${who} rolls`,
  risk: 'write nothing and you fail',
  forAll: (who: string | null, number: number) => `${who === null ? 'Your' : `${who}’s`} ${number}, for everybody`,
  promptRoll: 'Choose one, two or three dice.',
  promptKeep: (number: number) => `You rolled ${number}. Keep it?`,
  promptWrite: (number: number) => `Where does the ${number} go?`,
  promptNowhere: (number: number) => `${number} fits nowhere on your sheet.`,
  promptWait: (who: string) => `${who} is choosing dice…`,
  promptWaitKeep: (who: string, number: number) => `${who}: ${number}. May roll again…`,
  promptChosen: (who: readonly string[]) => `You have chosen. Waiting for ${list(who)}.`,
  promptOthers: (who: readonly string[]) => `Waiting for ${list(who)}.`,
  promptOpens: 'Everybody has chosen.',
  promptOver: 'The match is over.',
  /** What a chosen cell would bring. */
  gain: (row: Colour, line: number, gain: number) =>
    `${upper(place(row, line))}: ${gain < 0 ? '' : '+'}${withMinus(gain)}.`,
  closes: (bonus: number) => `That fills the line, +${bonus} of it.`,
  couldClose: (bonus: number) => `If you fill the line, +${bonus}.`,
  skipCosts: 'Nothing is written: a fail, −5.',
  skipFree: 'Nothing is written. It costs you nothing.',

  // The dice
  dice: 'Dice',
  die: { orange: 'Orange die', yellow: 'Yellow die', purple: 'Purple die' } as { readonly [colour in Colour]: string },
  dieShows: (colour: Colour, face: number) => `${upper(colour)} die: ${face}`,
  dieOut: (colour: Colour) => `${upper(colour)} die: not rolled`,
  sum: (number: number) => `Together ${number}`,
  opened: (number: number) => `Everybody’s ${number}`,
  /** Where it was written, in the least room: the row is told by its mark. */
  wroteShort: (choice: Choice) => (choice === 'skip' ? 'passes' : `line ${choice.column}`),
  wrote: (choice: Choice) => (choice === 'skip' ? 'passes' : place(choice.row, choice.column)),
  failed: 'fail, −5',

  // The thumb
  actions: 'Your move',
  roll: (dice: readonly Colour[]) => (dice.length === 3 ? 'Roll 3 dice' : `Roll ${list(dice)}`),
  rollAny: 'Roll',
  chooseDice: 'choose at least one die',
  keep: (number: number) => `Keep ${number}`,
  reroll: 'Roll all again',
  write: (number: number) => `Write ${number}`,
  writeAt: (row: Colour, line: number) => `${row} row, line ${line}`,
  chooseCell: 'choose a cell',
  skip: 'Write nothing',
  failCosts: 'fail, −5',
  costsNothing: 'it costs nothing',
  sure: 'Yes, mark a fail',
  chooseAgain: 'No, choose',
  change: 'Change my choice',
  rolling: 'Rolling…',
  tapOn: 'tap to go on',
  wait: 'Waiting',
  nextRolls: (who: string | null) => (who === null ? 'You roll next' : `${who} rolls next`),
  backToMine: 'Back to my sheet',

  // The end
  tally: 'Points',
  lines: 'Lines',
  failsRow: 'Fails',
  winner: 'winner',
};
