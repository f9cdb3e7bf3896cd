import { drawing, drawnDigit } from '@cifra/kit/drawing';

const lamp = (y: number, colour: string) =>
  `<circle cx="121" cy="${y}" r="7" fill="#1b1710"/><circle cx="121" cy="${y}" r="4.5" fill="${colour}"/>`;

/** A code on the console's display: digits of light behind glass, and two lamps in the enamel. */
export const picture = drawing(
  140,
  62,
  `<rect x="2" y="5" width="136" height="55" rx="13" fill="#000" opacity=".2"/><rect x="2" y="2" width="136" height="55" rx="13" fill="#f6eedd" stroke="#b9ac8d"/><rect x="2" y="47" width="136" height="10" rx="9" fill="#d9cdb2"/><rect x="11" y="9" width="94" height="38" rx="7" fill="#0f0c06" stroke="#4a3814"/>${[
    4, 2, 1,
  ]
    .map((digit, at) => drawnDigit(32 + at * 26, 28.5, digit, '#ffb938'))
    .join('')}${lamp(20, '#ffb938')}${lamp(38, '#5c5546')}`,
);
