import { drawing, drawnDigit } from '@cifra/kit/drawing';

/** A code on the console's display: digits of light in three windows. */
const window = (x: number, digit: number) =>
  `<rect x="${x}" y="8" width="30" height="36" rx="5" fill="#14110a" stroke="#5d420f"/>${drawnDigit(x + 15, 26, digit, '#ffb938')}`;

export const picture = drawing(
  128,
  52,
  `<rect x="1" y="1" width="126" height="50" rx="9" fill="#2b2415" stroke="#5d420f"/>${window(9, 4)}${window(49, 2)}${window(89, 1)}`,
);
