import type { Colour, Value } from '../rules/tiles.ts';
import type { BoardWords } from './board-words.ts';

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDING: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd' };
const nth = (place: number) => `${place + 1}${ENDING[ORDINAL.select(place + 1)] ?? 'th'}`;
const named = (value: Value) => (value === 'dash' ? 'dash' : String(value));
const aNumber = (value: Value) => `${value === 8 || value === 11 ? 'an' : 'a'} ${named(value)}`;
const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const tiles = (colour: Colour, value: Value | null) =>
  value === null ? `${colour}, hidden` : `${colour}, ${named(value)}`;

export const en: BoardWords = {
  you: 'You',
  tile: (colour, value, place, isOpen) => `tile ${place + 1}, ${tiles(colour, value)}${isOpen ? ', open' : ''}`,
  isIt: (sign) => `${sign}?`,
  pencilled: (values, isHelped) =>
    `${isHelped ? 'can be' : 'pencilled'} ${new Intl.ListFormat('en', { type: 'disjunction' }).format(values.map(named))}`,
  isOut: 'out',
  isAway: 'away',
  isStoodInFor: 'a bot plays on',
  standing: (count) => `${count} standing`,
  points: (points) => many(points, 'point'),
  round: (round) => `Round ${round}\u00a0of\u00a03`,

  pool: 'Pool',
  colours: (colour) => colour,
  drawnMine: 'You drew',
  drawnRisk: 'falls if you miss',
  drawnOf: (who) => `Drawn by ${who}`,
  drawnApart: 'still apart',
  drawnTile: (colour, value) => `drawn tile, ${tiles(colour, value)}`,

  begins: (who) => (who === null ? 'You begin.' : `${who} begins.`),
  yourTurn: 'Your turn',
  turnOf: (who) => (who === null ? 'It is your turn.' : `It is ${who}’s turn.`),
  choose: 'Everybody chooses their colours.',
  seen: 'Tiles in sight',
  seenOf: (colour, values) => `${colour} tiles in sight: ${values.map(named).join(', ') || 'none'}`,

  mix: 'Dark and light',
  takes: (dark, light) => `${dark} dark, ${light} light`,
  take: (dark, light) => `Take ${dark} dark and ${light} light`,
  draw: (colour) => `Draw ${colour}`,
  drawPile: (colour, count) => `pile of ${count} ${colour} tiles`,
  slots: 'Place in your row',
  slot: (place) => nth(place),
  slotName: (place) => `as the ${nth(place)} tile`,
  place: (place) => `Put it ${nth(place)}`,
  placeAhead: (place) => `It will stand ${nth(place)}`,
  dash: 'Your dash',
  nobodySees: 'Nobody sees that you have one.',
  placeHelp: 'Nobody sees where, nor whether you had a choice.',
  choosePlace: 'choose a place',
  whereAhead: 'Where will your drawn tile stand?',

  about: (who, place, colour) => `${who}’s ${nth(place)} tile, ${colour}`,
  which: 'Which number is it?',
  pencil: 'What could it be?',
  ways: 'Attack or take notes',
  wayAttack: 'Attack',
  wayPencil: 'Notes',
  number: (value) => (value === 'dash' ? 'Dash' : String(value)),
  why: { mine: 'yours', open: 'open', missed: 'missed', failed: 'not it', order: 'no fit' },
  certain: 'certain',
  attack: (value) => `Attack: it is ${aNumber(value)}`,
  attackAny: 'Attack',
  chooseTile: 'tap a hidden tile',
  chooseNumber: 'choose a number',
  otherTile: 'Other tile',
  done: 'Done',
  undo: 'Undo',
  stop: (value) => (value === null ? 'Stop' : `Stop and keep your ${named(value)} hidden`),
  open: (colour, value) => `Open your ${colour} ${named(value)}`,
  openAny: 'Open',
  chooseOwn: 'choose one of your tiles',
  wait: 'Not your turn yet',
  soon: 'Your turn in a moment',
  noteTile: 'tap a hidden tile to take notes',

  roundOver: (round) => `End of round ${round} of 3`,
  roundWon: (who) => (who === null ? 'You win the round' : `${who} wins the round`),
  toRound: (round) => `To round ${round}`,
  standingSum: (hasDrawn) => (hasDrawn ? 'Standing, with the drawn one:' : 'Standing:'),
  earned: {
    hits: 'Right attacks, 1 each',
    lastTiles: 'Last tiles, 3 each',
    round: 'The round, 5',
    hidden: 'Standing tiles',
  },
  before: (rounds) => (rounds === 1 ? 'From round 1' : `From rounds 1 to ${rounds}`),
  total: 'Total',
  tally: 'Points',
  hitsAndMisses: { hits: 'Right attacks', misses: 'Wrong attacks', standing: 'Still standing' },
  drawnBeside: 'drawn',

  promptTake: 'Choose how many of your tiles are dark.',
  promptArrange: 'Choose a place for your dash.',
  promptReady: 'Your row is dealt. Say that you are ready.',
  ready: 'Ready',
  placeAgain: 'Place again',
  promptDraw: 'Draw a tile of either colour.',
  promptAttack: 'Tap a hidden tile and say its number.',
  promptMore: 'Right! Attack again, or stop.',
  promptPlace: 'Choose a place for the drawn tile.',
  promptOpen: 'Wrong. Open one of your own hidden tiles.',
  promptOthers: 'The others are still choosing.',
  promptWait: (who) => `It is ${who}’s turn.`,
  promptOver: 'The match is over.',
};
