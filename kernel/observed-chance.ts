import type { Chance } from './chance.ts';
import type { Json } from './json.ts';

/** One shuffle or draw, and what it brought. */
export type ObservedDraw = {
  readonly kind: 'shuffle' | 'draw';
  readonly label: string;
  /** Which of the draws under this label; a shuffle has none. */
  readonly index: number | null;
  readonly brought: readonly Json[];
};

/** The same chance, and somebody is told whatever it brings. */
export function observedChance(inner: Chance, tell: (drawn: ObservedDraw) => void): Chance {
  return {
    shuffle(label, items, count) {
      const brought = inner.shuffle(label, items, count);
      tell({ kind: 'shuffle', label, index: null, brought });
      return brought;
    },
    draw(label, items, index = 0) {
      const brought = inner.draw(label, items, index);
      tell({ kind: 'draw', label, index, brought: [brought] });
      return brought;
    },
  };
}
