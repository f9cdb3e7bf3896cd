import { drawing } from '@cifra/kit/drawing';

/** Where the pips of a face lie, in steps from the middle. */
const PIPS = {
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
} as const;

const die = (x: number, face: keyof typeof PIPS, colour: string, turn: number) =>
  `<g transform="translate(${x} 28) rotate(${turn})"><rect x="-21" y="-18" width="42" height="42" rx="10" fill="#000" opacity=".18"/><rect x="-21" y="-21" width="42" height="42" rx="10" fill="${colour}"/>${PIPS[
    face
  ]
    .map(([right, down]) => `<circle cx="${right * 10}" cy="${down * 10}" r="4" fill="#fff"/>`)
    .join('')}</g>`;

export const picture = drawing(
  164,
  56,
  die(28, 3, '#b84a08', -8) + die(82, 6, '#8f6800', 5) + die(136, 5, '#7a3f9f', -4),
);
