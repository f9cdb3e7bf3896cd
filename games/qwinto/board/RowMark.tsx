import type { PipShape } from '@cifra/kit';
import type { Colour } from '../rules/sheet-shape.ts';

/** Rows and dice differ by the shape of their sign too. */
export const SHAPE: { readonly [colour in Colour]: PipShape } = {
  orange: 'round',
  yellow: 'diamond',
  purple: 'square',
};

/** The sign of a row: round, diamond or square. */
export function RowMark({ row }: { readonly row: Colour }) {
  return <i class="qwinto-row-mark" data-row={row} data-shape={SHAPE[row]} aria-hidden="true" />;
}
