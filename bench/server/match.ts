import { type Card, type Question, questionsOf, type Tile } from '@cifra/break-the-code/rules';

/**
 * The match that all of them play: two-player Break the Code. Twenty questions, which leaves one card face up, so that
 * the match goes on; then guesses of one's own row, which are never right and never end it (B8, B9).
 */
export const ASKS = 20;
export const MOVES = 40;

export type BenchMove =
  | ({ readonly type: 'ask' } & Question)
  | { readonly type: 'guess'; readonly tiles: readonly Tile[] };

export function nextMove(done: number, cards: readonly Card[], own: readonly Tile[]): BenchMove {
  if (done >= ASKS) return { type: 'guess', tiles: own };
  const question = cards[0] === undefined ? undefined : questionsOf(cards[0])[0];
  if (question === undefined) throw new Error(`No card is left after ${done} questions`);
  return { type: 'ask', ...question };
}
