import type { Bot, Bots, Rng } from '@cifra/kernel';
import { type BreakTheCode, type Card, type Command, questionsOf, type Tile } from '../rules/index.ts';
import { type Candidates, worldsOf } from './worlds.ts';

/** Cards by how much they tell at the start of a match. */
const TELLING: readonly Card[] = [
  'sum',
  'sum-white',
  'sum-black',
  'sum-centre',
  'sum-left',
  'sum-right',
  'consecutive',
  'same-colour',
  'spread',
  'even',
  'odd',
  'where-5',
  'black',
  'white',
  'where-3-4',
  'where-6-7',
  'where-1-2',
  'where-8-9',
  'pairs',
  'where-0',
  'c-over-4',
];

/** Asks the card that tells most and guesses when few rows are left; quick, and sensible enough for a first match. */
export function simple(few: number): Bot<BreakTheCode> {
  return (view, rng) => {
    const { viewer, table } = view;
    const worlds = worldsOf(view);
    const isDuel = table.seats === 2;
    const hunted = isDuel ? worlds.row(1 - Number(viewer)) : worlds.centre();
    const [card] = TELLING.filter((one) => table.cards.includes(one));
    // With more players a wrong guess is the last one (B11).
    const isTimeToGuess = hunted.ids.length <= (isDuel ? few : 1);
    if (table.phase !== 'free' || card === undefined || isTimeToGuess)
      return { type: 'guess', tiles: likeliest(hunted, worlds.table.rows, rng) };
    return ask(card, rng);
  };
}

function ask(card: Card, rng: Rng): Command {
  return { type: 'ask', ...rng.pick(questionsOf(card)) };
}

/** One of the rows that are most likely. */
function likeliest({ ids, weights }: Candidates, rows: readonly (readonly Tile[])[], rng: Rng): readonly Tile[] {
  const most = weights.reduce((best, weight) => Math.max(best, weight), 0);
  const best = [...ids].filter((_, at) => weights[at] === most);
  return rows[rng.pick(best)] ?? [];
}

export const bots: Bots<BreakTheCode> = { novice: simple(1), club: simple(2), master: simple(2) };
