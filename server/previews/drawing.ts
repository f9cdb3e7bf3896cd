/** A picture for a link, 1200 by 630: what is drawn at the right, and what is said at the left. */
export type Poster = {
  /** The game's own picture, as SVG; null for the house itself. */
  readonly picture: string | null;
  readonly accent: string;
  /** Above the title: who invites. Null where nobody does, or under a name that our letters cannot write. */
  readonly from: { readonly name: string; readonly text: string } | null;
  readonly title: string;
  /** By seat: a person's name, a bot, or nobody. */
  readonly seats: readonly ({ readonly name: string } | 'bot' | null)[];
  readonly foot: string;
};

/** The colours of the tiles by day: a picture has no style sheet. `previews.test.ts` holds them against the tokens. */
export const INKS: { readonly [token: string]: string } = {
  'tile-dark': '#1c212b',
  'tile-dark-ink': '#fbf6ea',
  'tile-light': '#fdf8ec',
  'tile-light-ink': '#1d2430',
  'tile-edge': '#b7a67f',
  jade: '#a8f0cc',
  'jade-ink': '#063b23',
};
/** What the font files call themselves, whatever weight they hold. */
const FAMILIES = { Bitter: 'Bitter Thin', Figtree: 'Figtree Light' } as const;
const INK = '#1c2330';
const QUIET = '#565f6e';

/** What Bitter and Figtree can write; a name in other letters is left to the text beside the picture. */
const WRITABLE = /^[\u0020-\u007e\u00a0-\u024f\u2010-\u2026]+$/;

export function isWritable(text: string): boolean {
  return WRITABLE.test(text);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

type TextStyle = {
  readonly size: number;
  readonly font: 'Bitter' | 'Figtree';
  readonly weight: 500 | 700;
  readonly fill?: string;
};

function text(x: number, y: number, said: string, { size, font, weight, fill = INK }: TextStyle): string {
  return `<text x="${x}" y="${y}" font-family="${FAMILIES[font]}" font-weight="${weight}" font-size="${size}" fill="${fill}">${said}</text>`;
}

/** A letter coin; a dashed frame for a seat that is free, and a small antenna for a bot. */
function coin(x: number, y: number, size: number, who: Poster['seats'][number]): string {
  const radius = size / 5;
  if (who === null)
    return `<rect x="${x + 1.5}" y="${y + 1.5}" width="${size - 3}" height="${size - 3}" rx="${radius}" fill="none" stroke="#8a8f97" stroke-width="3" stroke-dasharray="7 5"/>`;
  const face = `<rect x="${x}" y="${y + 3}" width="${size}" height="${size}" rx="${radius}" fill="#b9ac8d"/><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${radius}" fill="#fffaf0" stroke="#d6caaf"/>`;
  const [middle, centre] = [x + size / 2, y + size / 2];
  if (who === 'bot') {
    const eye = size / 14;
    return `${face}<g fill="${QUIET}"><rect x="${middle - size * 0.27}" y="${centre - size * 0.14}" width="${size * 0.54}" height="${size * 0.38}" rx="${size / 9}"/><path d="M${middle - 1.5} ${centre - size * 0.3}h3v${size * 0.18}h-3z"/><circle cx="${middle}" cy="${centre - size * 0.31}" r="${eye}"/></g><g fill="#fffaf0"><circle cx="${middle - size * 0.12}" cy="${centre + size * 0.05}" r="${eye}"/><circle cx="${middle + size * 0.12}" cy="${centre + size * 0.05}" r="${eye}"/></g>`;
  }
  const initial = [...who.name].find((sign) => isWritable(sign) && sign.trim() !== '')?.toUpperCase() ?? '·';
  return `${face}<text x="${middle}" y="${centre + size * 0.18}" font-family="${FAMILIES.Bitter}" font-weight="700" font-size="${size * 0.5}" fill="${INK}" text-anchor="middle">${escaped(initial)}</text>`;
}

/** So wide is a text, about: no letter of these fonts is wider on average. */
function sizeFor(said: string, width: number, largest: number): number {
  return Math.min(largest, Math.floor(width / (0.58 * Math.max(1, [...said].length))));
}

const MARK = `<g transform="translate(64 52) scale(.72)"><rect width="64" height="64" rx="14" fill="#1c2330"/><rect x="9" y="14" width="22" height="36" rx="5" fill="#fffaf0"/><rect x="33" y="14" width="22" height="36" rx="5" fill="#2f7d57"/><g fill="none" stroke-width="4.5" stroke-linecap="round"><path d="M26 26a8 8 0 1 0 0 12" stroke="#1c2330"/><path d="M40 24h8M44 24v16M40 40h8" stroke="#fffaf0"/></g></g>`;

/** The game's picture on felt with a wooden rail, leaning a little, as a table looks from above. */
function table(picture: string, accent: string): string {
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture) ?? [];
  const scale = Math.min(540 / Number(width), 260 / Number(height));
  const inks = picture
    .replace(/var\(--([a-z-]+)\)/g, (_, token: string) => (token === 'digits' ? FAMILIES.Bitter : (INKS[token] ?? INK)))
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  const place = `translate(${930 - (Number(width) * scale) / 2} ${315 - (Number(height) * scale) / 2}) scale(${scale})`;
  return `<g transform="rotate(-4 930 315)"><rect x="628" y="112" width="700" height="440" rx="40" fill="#000" opacity=".16"/><rect x="620" y="92" width="700" height="440" rx="40" fill="#d9b783"/><rect x="620" y="92" width="700" height="432" rx="40" fill="#ecd3a8"/><rect x="642" y="114" width="700" height="388" rx="26" fill="${accent}"/><rect x="642" y="114" width="700" height="388" rx="26" fill="url(#felt)"/><g transform="${place}" fill="none">${inks}</g></g>`;
}

export function drawPoster({ picture, accent, from, title, seats, foot }: Poster): string {
  const big = { size: sizeFor(title, picture === null ? 900 : 540, 96), font: 'Bitter', weight: 700 } as const;
  const invites =
    from === null
      ? ''
      : `${coin(64, 200, 64, { name: from.name })}${text(148, 246, fitted(from.text, from.name), { size: 36, font: 'Figtree', weight: 500 })}`;
  const coins = seats.slice(0, 8).map((seat, at) => coin(64 + at * 62, 478, 52, seat));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs><linearGradient id="desk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdfaf2"/><stop offset="1" stop-color="#e6decc"/></linearGradient><radialGradient id="felt" cx=".45" cy=".2" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient></defs><rect width="1200" height="630" fill="url(#desk)"/>${picture === null ? '' : table(picture, accent)}${MARK}${text(124, 86, 'Cifra', { size: 32, font: 'Bitter', weight: 700 })}${invites}${text(62, 368, escaped(title), big)}${coins.join('')}${text(64, 580, escaped(foot), { size: 28, font: 'Figtree', weight: 700 })}</svg>`;
}

/** The name stands out of its sentence; a long one is cut. */
function fitted(said: string, name: string): string {
  const short = [...name].length > 14 ? `${[...name].slice(0, 13).join('')}…` : name;
  const [before = '', ...after] = said.split(name);
  return `${escaped(before)}<tspan font-weight="700">${escaped(short)}</tspan>${escaped(after.join(name))}`;
}
