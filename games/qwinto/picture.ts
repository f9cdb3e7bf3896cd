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

/** Each colour has pips of its own shape, as on the table. */
const PIP = {
  round: '<circle r="4.2"/>',
  diamond: '<path d="M0-5.4 4.8 0 0 5.4-4.8 0z"/>',
  square: '<path d="M-3.8-3.8h7.6v7.6h-7.6z"/>',
} as const;

type Look = { readonly face: string; readonly edge: string; readonly ink: string; readonly pip: keyof typeof PIP };

const die = (x: number, face: keyof typeof PIPS, look: Look, turn: number) =>
  `<g transform="translate(${x} 28) rotate(${turn})"><rect x="-21" y="-17" width="42" height="42" rx="10" fill="${look.edge}"/><rect x="-21" y="-21" width="42" height="42" rx="10" fill="${look.face}"/><g fill="${look.ink}">${PIPS[
    face
  ]
    .map(([right, down]) => `<g transform="translate(${right * 10} ${down * 10})">${PIP[look.pip]}</g>`)
    .join('')}</g></g>`;

export const picture = drawing(
  164,
  58,
  die(28, 3, { face: '#e0672a', edge: '#a8430c', ink: '#fff', pip: 'round' }, -8) +
    die(82, 6, { face: '#f0c23a', edge: '#bd8d0e', ink: '#1e1a10', pip: 'diamond' }, 5) +
    die(136, 5, { face: '#7f4bb5', edge: '#56308a', ink: '#fff', pip: 'square' }, -4),
);
