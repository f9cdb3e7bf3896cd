import type { ComponentChildren } from 'preact';
import type { TileMark } from './Tile.tsx';

type Props = {
  readonly mark: TileMark;
  readonly left: number;
  /** The tile on top: a button where one may draw. */
  readonly children: ComponentChildren;
};

/** A pile that one draws from; it is as high as there are tiles left, up to three. */
export function TilePile({ mark, left, children }: Props) {
  return (
    <span class="tile-pile" data-mark={mark} data-left={left}>
      {children}
    </span>
  );
}
