import type { Colour } from '../rules/index.ts';

const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
};

/** A die with its pips; before the throw it shows the sign of its colour, so that colour is not the only mark. */
export function Die({
  colour,
  face,
  sign,
}: {
  readonly colour: Colour;
  readonly face: number | null;
  readonly sign: string;
}) {
  return (
    <svg class="die" data-colour={colour} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="1.5" y="1.5" width="37" height="37" rx="9" />
      {face === null ? (
        <text x="20" y="27" text-anchor="middle">
          {sign}
        </text>
      ) : (
        (PIPS[face] ?? []).map(([x, y]) => <circle key={`${x}${y}`} cx={x * 10} cy={y * 10} r="3.4" />)
      )}
    </svg>
  );
}
