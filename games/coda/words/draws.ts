import type { DrawInWords, Names, ObservedDraw } from '@cifra/kernel';
import { COLOURS, type Value } from '../rules/tiles.ts';
import type { Words } from './en.ts';

/** Every label under which the rules shuffle or roll (`draws` in `rules/setup.ts`), in words. */
export function tellDraw(words: Words, { label, brought }: ObservedDraw, names: Names): DrawInWords | null {
  if (label === 'first') return { what: words.draws.first, brought: brought.map((seat) => names(Number(seat))) };
  if (label === 'time-up')
    return { what: words.draws.timeUp, brought: brought.map((place) => words.draws.place(Number(place) + 1)) };
  // A tournament's labels begin with the round.
  const [, round = null, name] = /^(?:(\d+)\/)?(\w+)$/.exec(label) ?? [];
  const colour = COLOURS.find((one) => one === name);
  if (colour === undefined) return null;
  const pile = brought as readonly Value[];
  return {
    what: words.draws.pile(colour, round === null ? null : Number(round)),
    brought: pile.map((value) => (value === 'dash' ? words.dash : String(value))),
  };
}
