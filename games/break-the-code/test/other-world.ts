import type { Rng, State, Viewer } from '@cifra/kernel';
import { shuffled } from '@cifra/mind-kit';
import type { TestMove, TestWorld } from '@cifra/testkit';
import {
  type Asked,
  answerOf,
  type BreakTheCode,
  type Card,
  DECK,
  inOrder,
  isSameRow,
  type Tile,
} from '../rules/index.ts';

/** The twenty tiles as they lie: rows by seat, then the centre or the box. */
type Lie = { readonly rows: readonly (readonly Tile[])[]; readonly rest: readonly Tile[] };

function lieOf(tiles: readonly Tile[], seats: number, size: number): Lie {
  const row = (at: number) => inOrder(tiles.slice(at * size, (at + 1) * size));
  return { rows: Array.from({ length: seats }, (_, seat) => row(seat)), rest: inOrder(tiles.slice(seats * size)) };
}

function answersAlike({ card, number, answers }: Asked, one: Lie, other: Lie): boolean {
  return answers.every(({ seat }) => {
    const [a, b] = [one, other].map(({ rows }) => JSON.stringify(answerOf(card, number, rows[seat] ?? [])));
    return a === b;
  });
}

/**
 * Other tiles behind the screens and in the centre that answer every question the same way, and another pile below
 * the cards that have been seen.
 */
export function otherWorld(
  world: TestWorld<BreakTheCode>,
  state: State<BreakTheCode>,
  viewer: Viewer,
  rng: Rng,
): TestWorld<BreakTheCode> | null {
  const { table } = state;
  if (table.end !== null) return null;
  const tiles = world.script.tiles as readonly Tile[];
  const cards = world.script.cards as readonly Card[];
  const seen = cards.length - table.pile;
  const pile = shuffled(cards.slice(seen), rng);
  const other = otherTiles(tiles, state, viewer, rng);
  return {
    ...world,
    script: { ...world.script, tiles: other, cards: [...cards.slice(0, seen), ...pile] },
    moves: world.moves.map((move) => otherGuess(move, table.seats, table.size, viewer, tiles, other, rng)),
  };
}

/** One swap of two hidden tiles that nothing said so far speaks against, or none. */
function otherTiles(tiles: readonly Tile[], { table }: State<BreakTheCode>, viewer: Viewer, rng: Rng): readonly Tile[] {
  const { seats, size, asked, guesses } = table;
  const real = lieOf(tiles, seats, size);
  const ownerOf = (at: number) => Math.floor(at / size);
  const sawCentre = seats > 2 && guesses.some(({ seat }) => seat === viewer);
  const hidden = tiles.flatMap((_, at) => (ownerOf(at) === viewer || (sawCentre && ownerOf(at) === seats) ? [] : [at]));
  const spokenAlike = (lie: Lie) =>
    guesses.every(
      ({ seat, right, tiles: spoken }) => spoken === undefined || isSameRow(spoken, lie.rows[1 - seat] ?? []) === right,
    );
  const swaps = shuffled(
    hidden.flatMap((a) => hidden.flatMap((b) => (a < b && ownerOf(a) !== ownerOf(b) ? [[a, b] as const] : []))),
    rng,
  );
  for (const [a, b] of swaps) {
    const swapped = tiles.with(a, tiles[b] ?? '5g').with(b, tiles[a] ?? '5g');
    const lie = lieOf(swapped, seats, size);
    if (spokenAlike(lie) && asked.every((one) => answersAlike(one, real, lie))) return swapped;
  }
  return tiles;
}

/** What another wrote in secret stays right or wrong, but may be any row. */
function otherGuess(
  move: TestMove<BreakTheCode>,
  seats: number,
  size: number,
  viewer: Viewer,
  tiles: readonly Tile[],
  other: readonly Tile[],
  rng: Rng,
): TestMove<BreakTheCode> {
  if (seats === 2 || move.seat === viewer || move.command.type !== 'guess') return move;
  const wasRight = isSameRow(inOrder(move.command.tiles), lieOf(tiles, seats, size).rest);
  const centre = lieOf(other, seats, size).rest;
  let written = centre;
  while (!wasRight && isSameRow(written, centre)) written = inOrder(shuffled(DECK, rng).slice(0, size));
  return { seat: move.seat, command: { type: 'guess', tiles: written } };
}
