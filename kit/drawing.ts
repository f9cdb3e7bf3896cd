import type { TileMark } from './Tile.tsx';

/** Pictures as SVG text, so that whoever only lists games needs neither a browser nor a component. */

export type DrawnTile = {
  readonly mark: Exclude<TileMark, 'blank'> /** Null shows the back. */;
  readonly value: number | null;
};

const SIZE = { width: 38, height: 50, gap: 8 };

const LOOKS = {
  moon: { face: 'var(--tile-dark)', ink: 'var(--tile-dark-ink)', sign: '<path d="M-6 0h12" stroke-width="3"/>' },
  sun: { face: 'var(--tile-light)', ink: 'var(--tile-light-ink)', sign: '<circle r="2.8" stroke-width="1.5"/>' },
  leaf: { face: '#1f7a4d', ink: '#fff', sign: '<path d="M0-2.5 2.5 0 0 2.5-2.5 0Z" stroke-width="1.5"/>' },
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
    return `<g transform="translate(${1 + at * (width + gap)} 1)"><rect y="3" width="${width}" height="${height}" rx="7" fill="#000" opacity=".18"/><rect width="${width}" height="${height}" rx="7" fill="${face}" stroke="var(--tile-edge)"/>${
      value === null
        ? `<path d="m9 32 20-20M9 22l11-11M18 33l11-11" stroke="${ink}" stroke-width="2" opacity=".25"/>`
        : drawnDigit(width / 2, 21, value, ink)
    }<g transform="translate(${width / 2} 42)" stroke="${ink}" opacity=".75">${sign}</g></g>`;
  };
  return drawing(tiles.length * (width + gap) - gap + 2, height + 5, tiles.map(one).join(''));
}
