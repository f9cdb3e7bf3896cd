import { type Refusal, type Seat, seatHand, type View } from '@cifra/kernel';
import { CARDS, type Card, numbersOf, questionsOf } from './cards.ts';
import { copiesOf, DECK, type Tile } from './tiles.ts';
import type { BreakTheCode, Command, Table } from './types.ts';

export function toAct({ turn }: Table): readonly Seat[] {
  return turn === null ? [] : [turn];
}

/** Made once: they are listed at every turn. */
const ASKS: ReadonlyMap<Card, readonly Command[]> = new Map(
  CARDS.map((card) => [card, questionsOf(card).map((question) => ({ type: 'ask', ...question }))]),
);

/** Every question, a pass where it is allowed, and of the thousands of guesses one as a sample. */
export function* legal(view: View<BreakTheCode>): Generator<Command> {
  const { viewer, table } = view;
  if (viewer === 'spectator' || table.turn !== viewer) return;
  if (table.phase === 'free') for (const card of table.cards) yield* ASKS.get(card) ?? [];
  else yield { type: 'pass' };
  yield { type: 'guess', tiles: someRow(table, view.hands[seatHand(viewer)]?.tiles ?? []) };
}

/**
 * A row of tiles that the viewer does not hold, another one each turn. The unseen tiles stand in order and are cut
 * into one stretch a place; the turn's number, read with the stretch as its base, says which tile of each is taken.
 */
function someRow({ size, asked, guesses }: Table, own: readonly Tile[]): readonly Tile[] {
  const unseen = without(DECK, own);
  const stretch = Math.floor(unseen.length / size);
  let turn = asked.length + guesses.length;
  const tiles: Tile[] = [];
  for (let place = 0; place < size; place++) {
    const tile = unseen[place * stretch + (turn % stretch)];
    if (tile !== undefined) tiles.push(tile);
    turn = Math.floor(turn / stretch);
  }
  return tiles;
}

function without(tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] {
  const left = [...taken];
  return tiles.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function check({ viewer, table }: View<BreakTheCode>, command: Command): Refusal | null {
  if (viewer === 'spectator') return { code: 'not-your-turn' };
  if (table.out.includes(viewer)) return { code: 'already-guessed' };
  if (table.turn !== viewer) return { code: 'not-your-turn' };
  switch (command.type) {
    case 'ask':
      return whyNotAsk(table, command);
    case 'guess':
      return whyNotGuess(table, command.tiles);
    case 'pass':
      return table.phase === 'free' ? { code: 'no-pass-now' } : null;
  }
}

function whyNotAsk({ phase, cards }: Table, { card, number }: Command & { type: 'ask' }): Refusal | null {
  if (phase !== 'free') return { code: phase === 'reply' ? 'only-guess-reply' : 'only-guess-last' };
  if (!cards.includes(card)) return { code: 'card-not-up', card };
  const numbers = numbersOf(card);
  if (numbers.length === 0) return number === undefined ? null : { code: 'number-needless', card };
  if (number === undefined) return { code: 'number-missing', card, numbers };
  return numbers.includes(number) ? null : { code: 'number-not-on-card', card, numbers };
}

/** Any row that the tiles allow, even one that the guesser knows to be wrong. */
function whyNotGuess({ size }: Table, tiles: readonly Tile[]): Refusal | null {
  if (tiles.length !== size) return { code: 'tile-count', expected: size };
  // Counted only where one stands twice.
  const tooMany = tiles.find((tile, at) => tiles.lastIndexOf(tile) !== at && count(tiles, tile) > copiesOf(tile));
  return tooMany === undefined ? null : { code: 'tile-too-often', tile: tooMany, copies: copiesOf(tooMany) };
}

function count(tiles: readonly Tile[], wanted: Tile): number {
  return tiles.filter((tile) => tile === wanted).length;
}
