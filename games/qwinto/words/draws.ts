import type { DrawInWords, Names, ObservedDraw } from '@cifra/kernel';
import { COLOURS } from '../rules/sheet-shape.ts';
import type { Words } from './en.ts';

/** Every label under which the rules shuffle or roll (`draws` in `rules/setup.ts`), in words. */
export function tellDraw(words: Words, { label, index, brought }: ObservedDraw, names: Names): DrawInWords | null {
  if (label === 'first') return { what: words.draws.first, brought: brought.map((seat) => names(Number(seat))) };
  const colour = COLOURS.find((one) => one === label);
  if (colour === undefined) return null;
  return { what: words.draws.die(colour, (index ?? 0) + 1), brought: brought.map(String) };
}
