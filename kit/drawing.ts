import type { TileMark } from './pieces/Tile.tsx';

/** Pictures as SVG text, so that whoever only lists games needs neither a browser nor a component. */

export type DrawnTile = {
  readonly mark: Exclude<TileMark, 'blank'> /** Null shows the back. */;
  readonly value: number | null;
};

const SIZE = { width: 38, height: 50, gap: 8 };

/** Nobody lays tiles out with a ruler: how far each leans, and by how much it stands higher. */
const LEAN = [
  { turn: -4, up: 0 },
  { turn: 2, up: 3 },
  { turn: 0, up: 0 },
  { turn: 5, up: 1 },
] as const;

/** The marks of the tiles, on a field of 24 by 24 around the middle. */
const LOOKS = {
  moon: {
    face: 'var(--tile-dark)',
    ink: 'var(--tile-dark-ink)',
    sign: '<path fill="currentColor" d="M3.4-9.3a9.9 9.9 0 1 0 6 13.2 8.3 8.3 0 0 1-6-13.2z"/>',
  },
  sun: {
    face: 'var(--tile-light)',
    ink: 'var(--tile-light-ink)',
    sign: '<g stroke="currentColor" stroke-width="2.8" stroke-linecap="round"><circle r="4.3"/><path d="M0-10.1v1.9M0 8.2v1.9M-10.1 0h1.9M8.2 0h1.9M-7.1-7.1l1.3 1.3M5.8 5.8l1.3 1.3M-7.1 7.1l1.3-1.3M5.8-5.8l1.3-1.3"/></g>',
  },
  leaf: {
    face: 'var(--jade)',
    ink: 'var(--jade-ink)',
    sign: '<path fill="currentColor" d="M-8.8 8.8C-10-2.8-3-9 8.8-8.8 9 3 2.8 9.6-5.7 8.2l4.6-6.3-5.7 4.3z"/>',
  },
} as const;

/** An SVG of this size, which grows and shrinks with the text around it. */
export function drawing(width: number, height: number, inside: string): string {
  return `<svg viewBox="0 0 ${width} ${height}" width="${width / 16}em" height="${height / 16}em" fill="none">${inside}</svg>`;
}

/** A digit in the middle of x and y. */
export function drawnDigit(x: number, y: number, digit: number, ink: string): string {
  return `<text x="${x}" y="${y}" fill="${ink}" font-family="var(--digits)" font-size="21" font-weight="700" text-anchor="middle" dominant-baseline="central">${digit}</text>`;
}

/** Tiles beside each other, as they stand on a table. */
export function drawnRow(tiles: readonly DrawnTile[]): string {
  const { width, height, gap } = SIZE;
  const one = ({ mark, value }: DrawnTile, at: number) => {
    const { face, ink, sign } = LOOKS[mark];
    const { turn, up } = LEAN[at % LEAN.length] ?? { turn: 0, up: 0 };
    const place = `translate(${3 + at * (width + gap)} ${5 - up}) rotate(${turn} ${width / 2} ${height / 2})`;
    return `<g transform="${place}"><rect y="3" width="${width}" height="${height}" rx="7" fill="#000" opacity=".18"/><rect width="${width}" height="${height}" rx="7" fill="${face}" stroke="var(--tile-edge)"/>${
      value === null
        ? `<g transform="translate(${width / 2} 27)" color="${ink}" opacity=".4">${sign}</g>`
        : `${drawnDigit(width / 2, 20, value, ink)}<g transform="translate(${width / 2} 40) scale(.42)" color="${ink}" opacity=".85">${sign}</g>`
    }</g>`;
  };
  return drawing(tiles.length * (width + gap) - gap + 6, height + 12, tiles.map(one).join(''));
}
