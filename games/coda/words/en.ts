import type { Who } from '@cifra/kernel';
import type { Colour, Value } from '../rules/tiles.ts';

const COLOUR: { readonly [colour in Colour]: string } = { dark: 'dark', light: 'light' };
const value = (named: Value) => (named === 'dash' ? 'dash' : String(named));
/** Places are counted from 1 where people read them. */
const nth = (place: number) => `tile ${place + 1}`;
const has = (who: Who) => (who === null ? 'You have' : `${who} has`);
const own = (who: Who) => (who === null ? 'your' : `${who}’s`);

export const en = {
  name: 'Coda',
  colour: COLOUR,
  sign: { dark: 'D', light: 'L' } as { readonly [colour in Colour]: string },
  dash: '–',
  list: (items: readonly string[]) => new Intl.ListFormat('en').format(items),

  shuffled: (round: number | null, who: Who) =>
    `${round === null ? 'The tiles are mixed' : `Round ${round}`}: everybody chooses colours. ${who ?? 'You'} will begin.`,
  took: (who: Who) => `${has(who)} chosen.`,
  dealt: 'The rows are dealt.',
  readied: (who: Who) => `${has(who)} arranged the opening row.`,
  rowsShown: 'All rows stand.',
  arranged: (who: Who) => `${who === null ? 'You place' : `${who} places`} a dash of the opening.`,
  turned: (who: Who) => `It is ${own(who)} turn.`,
  drew: (who: Who, colour: Colour) => `${who === null ? 'You draw' : `${who} draws`} a ${COLOUR[colour]} tile.`,
  chose: (who: Who) => `${who === null ? 'You think' : `${who} thinks`} about the drawn tile.`,
  attacked: (who: Who, whose: Who, place: number, named: Value, right: boolean) =>
    `${who === null ? 'You say' : `${who} says`} that ${own(whose)} ${nth(place)} is ${named === 'dash' ? 'a dash' : value(named)}: ${right ? 'right' : 'wrong'}.`,
  stopped: (who: Who) => (who === null ? 'You stop.' : `${who} stops.`),
  timeUp: (who: Who) => `${has(who)} run out of time.`,
  asked: (who: Who) => `${who === null ? 'You choose' : `${who} chooses`} a place for the drawn tile.`,
  joinedHidden: (who: Who, colour: Colour, place: number) =>
    `The ${COLOUR[colour]} tile joins ${own(who)} row, hidden, as ${nth(place)}.`,
  joinedOpen: (who: Who, colour: Colour, place: number, named: Value) =>
    `The drawn tile opens: ${COLOUR[colour]} ${value(named)} joins ${own(who)} row as ${nth(place)}.`,
  owed: (who: Who) => `No tile was drawn: ${who ?? 'you'} must open one of ${who === null ? 'your' : 'their'} own.`,
  revealed: (who: Who, place: number, named: Value) =>
    `${who === null ? 'You open' : `${who} opens`} ${nth(place)}: ${value(named)}.`,
  wentOut: (who: Who) =>
    who === null ? 'You have no hidden tile left and are out.' : `${who} has no hidden tile left and is out.`,
  won: (who: Who, row: string) => `${who === null ? 'You are' : `${who} is`} the last with a hidden tile: ${row}.`,
  bonus: (who: Who, points: number) =>
    `${who === null ? 'You get' : `${who} gets`} 5 points for the round and ${points} for the hidden tiles.`,
  winner: (who: string) => `${who} wins.`,
  winners: (who: string) => `${who} share the victory.`,
  points: (who: string, points: number) => `${who} ${points}`,

  moveTake: (dark: number) => `Take ${dark} dark, the rest light`,
  moveReady: (slots: readonly number[]) =>
    slots.length === 0 ? 'Ready' : `Ready, with a dash as ${slots.map(nth).join(' and ')}`,
  movePlace: (slot: number) => `Place the tile as number ${slot + 1} of the row`,
  moveDraw: (colour: Colour) => `Draw a ${COLOUR[colour]} tile`,
  moveAttack: (whose: string, place: number, named: Value) => `Attack ${whose}, ${nth(place)}: ${value(named)}`,
  moveStop: 'Stop',
  moveOpen: (place: number) => `Open your ${nth(place)}`,
  moveTimeUp: 'Time is up',

  you: 'you',
  out: 'out',
  pool: (dark: number, light: number) => `Pool: ${dark} dark, ${light} light`,
  round: (round: number) => `Round ${round} of 3`,
  lastAttack: 'Last attack',
  drawn: (who: string, tile: string) => `${who} has drawn ${tile}`,
  expects: {
    take: (who: string) => `Choosing colours: ${who}.`,
    arrange: (who: string) => `Arranging the opening rows: ${who}.`,
    draw: (who: string) => `${who}: draw a tile.`,
    attack: (who: string) => `${who}: attack.`,
    goOn: (who: string) => `${who}: attack again or stop.`,
    place: (who: string) => `${who}: say where the tile goes.`,
    open: (who: string) => `${who}: open one of your own tiles.`,
    over: () => 'The match is over.',
  },

  options: {
    dashes: { label: 'Dashes', help: 'The advanced game: a dark and a light dash that may stand anywhere in a row.' },
    dashInOpening: { label: 'Dashes in the opening', help: 'With dashes: one may already be among the first tiles.' },
    clock: {
      label: 'Clock',
      help: 'A minute and twenty seconds for every decision; too late counts as a wrong attack, or after a right one as a stop.',
    },
    memory: { label: 'By memory', help: 'Only the last attack can be read, and there are no notes.' },
    tournament: { label: 'Tournament', help: 'Three rounds for points, with a bonus for the tiles that stay hidden.' },
  },

  draws: {
    first: 'Who begins',
    timeUp: 'Time was up: the tile that opened by lot',
    place: (number: number) => `place ${number}`,
    pile: (colour: Colour, round: number | null) =>
      `${round === null ? 'The' : `Round ${round}: the`} ${COLOUR[colour]} tiles, shuffled`,
  },

  refusals: {
    'already-placed': () => 'You have already said where the drawn tile goes.',
    'attack-first': () => 'Attack at least once before you stop.',
    'colour-gone': ({ colour }: { colour: Colour }) => `No ${COLOUR[colour]} tile is left in the pool.`,
    'no-dashes': () => 'This match is played without dashes.',
    'no-such-opponent': () => 'Nobody sits there.',
    'no-such-tile': () => 'There is no tile at that place.',
    'not-now-arrange': () => 'The opening is still being arranged: say that your row is ready.',
    'not-now-attack': () => 'Attack an opponent’s hidden tile; after a right attack you may stop.',
    'not-now-draw': () => 'Draw a tile first.',
    'not-now-open': () => 'Your attack was wrong: open one of your own hidden tiles.',
    'not-now-place': () => 'Say where the drawn tile goes.',
    'not-now-take': () => 'Choose first how many of your tiles are dark.',
    'nothing-to-place': () => 'You hold no tile whose place you could choose.',
    'others-first': () => 'You are ready; others are not yet.',
    'own-tile': () => 'Attack an opponent, not yourself.',
    'tile-already-open': () => 'That tile is open already.',
    'too-many': ({ most }: { most: number }) => `You take ${most} tiles in all.`,
    'wrong-slots': ({ dashes, last }: { dashes: number; last: number }) =>
      dashes === 0
        ? 'You have no dash to place: your row is ready as it stands.'
        : `Say a place from 0 to ${last} for ${dashes === 1 ? 'your dash' : 'each of your dashes, the dark one first, two different ones'}.`,
    'wrong-slot': ({ slots }: { slots: readonly number[] }) =>
      `The tile cannot stand there. It can be number ${slots.map((slot) => slot + 1).join(', ')} of your row.`,
  },
};

export type Words = typeof en;
