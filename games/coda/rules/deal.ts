import { type ByHand, type Event, type HandId, seatHand } from '@cifra/kernel';
import { openingSize } from './setup.ts';
import { COLOURS, type Colour, inOrder, type Known, type Value } from './tiles.ts';
import type { Coda, Options, Pool, Whisper } from './types.ts';

/** So many from the front; where dashes may not open they are passed over and stay next in the pool. */
function takeFrom(pile: readonly Value[], count: number, dashInOpening: boolean): [readonly Value[], readonly Value[]] {
  if (dashInOpening) return [pile.slice(0, count), pile.slice(count)];
  const numbers: readonly Value[] = pile.filter((value) => value !== 'dash').slice(0, count);
  return [numbers, pile.filter((value) => !numbers.includes(value))];
}

/** So that nobody learns who holds a dash of the opening, all arrange where there may be one (C13). */
function everybodyArranges({ dashes, dashInOpening }: Options): boolean {
  return dashes && dashInOpening;
}

/** Each seat in turn takes its darks and its lights from the front (C3). */
export function deal(pool: Pool, darks: readonly number[], options: Options, rules: number): Event<Coda> {
  const rest: { [colour in Colour]: readonly Value[] } = { ...pool };
  const whispers: { [id in HandId]?: Whisper } = {};
  const rows: (readonly Colour[] | null)[] = [];
  for (const [seat, dark] of darks.entries()) {
    const counts = { dark, light: openingSize(darks.length) - dark };
    const tiles: Known[] = [];
    for (const colour of COLOURS) {
      const [taken, left] = takeFrom(rest[colour], counts[colour], options.dashInOpening);
      rest[colour] = left;
      tiles.push(...taken.map((value) => ({ colour, value })));
    }
    const row = inOrder(tiles.filter(({ value }) => value !== 'dash'));
    const dashes = tiles.filter(({ value }) => value === 'dash').map(({ colour }) => colour);
    whispers[seatHand(seat)] = { row, dashes };
    const waits = rules === 1 ? dashes.length > 0 : everybodyArranges(options);
    rows.push(waits ? null : row.map(({ colour }) => colour));
  }
  const counts = { dark: rest.dark.length, light: rest.light.length };
  return { fact: { type: 'dealt', rows, pool: counts }, whispers: whispers as ByHand<Whisper>, sealed: { pool: rest } };
}
