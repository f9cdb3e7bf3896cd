import type { Names } from '@cifra/kernel';
import type { ShareCard, ShareMark } from '@cifra/kit';

/** What a card says besides the game's own part. */
export type SharedMatch = {
  readonly game: string;
  readonly headline: string;
  readonly card: ShareCard;
  readonly names: Names;
  readonly url: string;
};

const SIGN: { readonly [mark in ShareMark]: string } = {
  full: '■',
  empty: '□',
  won: '★',
  lost: '✕',
  bar: '─',
  space: ' ',
};

/** Letters in the place of names, for whoever does not want to tell who played. */
export const namelessSeat: Names = (seat) => String.fromCharCode(65 + seat);

/** Whose each row is. */
export const shareLabels = ({ rows }: ShareCard, names: Names): readonly string[] =>
  rows.map(({ seat, side }) => side ?? (seat === undefined ? '' : names(seat)));

/** A match in a few lines that spoil nothing: what was won, by whom, and what it looked like. */
export function shareText({ game, headline, card, names, url }: SharedMatch): string {
  const labels = shareLabels(card, names);
  const width = Math.max(0, ...labels.map((label) => label.length));
  const rows = card.rows.map(({ marks }, at) => {
    const label = width === 0 ? '' : `${(labels[at] ?? '').padEnd(width)} `;
    return `${label}${marks.map((mark) => SIGN[mark]).join('')}`.trimEnd();
  });
  const parts = [`Cifra · ${game}`, headline, card.line, '', ...rows, '', url];
  return parts.filter((part, at) => part !== '' || at > 2).join('\n');
}
