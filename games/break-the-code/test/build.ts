import { Scenario } from '@cifra/testkit';
import {
  type BreakTheCode,
  breakTheCode,
  CARDS,
  type Card,
  type Command,
  DECK,
  type Options,
  TILES,
  type Tile,
} from '../rules/index.ts';

/** Tiles from a line of text: `tiles('0b 2w 5g')`. */
export function tiles(text: string): readonly Tile[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const tile = TILES.find((one) => one === word);
      if (tile === undefined) throw new Error(`"${word}" is no tile`);
      return tile;
    });
}

export type Deal = {
  /** Rows by seat, then the centre with three or four players; the rest is dealt in any order. */
  readonly rows?: readonly string[];
  /** The first cards of the pile, face up ones first. */
  readonly cards?: readonly Card[];
  readonly first?: number;
  readonly seats?: number;
  readonly options?: Partial<Options>;
};

export function dealt({
  rows = [],
  cards = [],
  first = 0,
  seats = 2,
  options = {},
}: Deal = {}): Scenario<BreakTheCode> {
  const given = rows.flatMap((row) => tiles(row));
  const rest = [...DECK];
  for (const tile of given) rest.splice(rest.indexOf(tile), 1);
  const otherCards = CARDS.filter((card) => !cards.includes(card));
  const chance = { tiles: [...given, ...rest], cards: [...cards, ...otherCards], first };
  return new Scenario(breakTheCode, { seats, options, chance });
}

export function ask(card: Card, number?: number): Command {
  return number === undefined ? { type: 'ask', card } : { type: 'ask', card, number };
}

export function guess(row: string): Command {
  return { type: 'guess', tiles: tiles(row) };
}

export const pass: Command = { type: 'pass' };

/** Whoever is in turn asks the first card, so often. */
export function askOn(match: Scenario<BreakTheCode>, times: number): Scenario<BreakTheCode> {
  for (let turn = 0; turn < times; turn++) {
    const [seat] = match.toAct;
    const question = seat === undefined ? undefined : match.legal(seat)[0];
    if (seat === undefined || question?.type !== 'ask') throw new Error(`Nobody can ask question ${turn + 1}`);
    match.when(seat, question);
  }
  return match;
}
