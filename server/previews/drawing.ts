/** A picture for a link, 1200 by 630: what is drawn at the right, and what is said at the left. */
export type Poster = {
  /** The game's own picture, as SVG, on felt of its colour; of the house those of all games. */
  readonly pictures: readonly { readonly picture: string; readonly accent: string }[];
  /** Above the title: who invites, or what the page is. Null where nobody does, or under a name that our letters cannot write. */
  readonly from: { readonly name?: string; readonly text: string } | null;
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

/** What Bitter and Figtree can write. */
const UNWRITABLE = /[^\u0020-\u007e\u00a0-\u024f\u2010-\u2026]+/g;

/** What our letters can write of a name: without its flower. Of other letters nothing is left, and of a mixture no half. */
export function writable(name: string): string {
  const rest = name.replace(UNWRITABLE, '').replace(/ +/g, ' ').trim();
  const isWhole = (name.match(/[\p{L}\p{N}]/gu) ?? []).every((sign) => rest.includes(sign));
  return isWhole && /[\p{L}\p{N}]/u.test(rest) ? rest : '';
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
  const [initial] = writable(who.name).toUpperCase();
  // A name in letters that we cannot draw: somebody, all the same.
  if (initial === undefined)
    return `${face}<g fill="${QUIET}"><circle cx="${middle}" cy="${centre - size * 0.1}" r="${size * 0.14}"/><path d="M${middle - size * 0.25} ${centre + size * 0.28}a${size * 0.25} ${size * 0.22} 0 0 1 ${size * 0.5} 0z"/></g>`;
  return `${face}<text x="${middle}" y="${centre + size * 0.18}" font-family="${FAMILIES.Bitter}" font-weight="700" font-size="${size * 0.5}" fill="${INK}" text-anchor="middle">${escaped(initial)}</text>`;
}

/** So wide is a text, about: no letter of these fonts is wider on average. */
function sizeFor(said: string, width: number, largest: number): number {
  return Math.min(largest, Math.floor(width / (0.58 * Math.max(1, [...said].length))));
}

const MARK = `<g transform="translate(64 52) scale(.72)"><rect width="64" height="64" rx="14" fill="#1c2330"/><rect x="9" y="14" width="22" height="36" rx="5" fill="#fffaf0"/><rect x="33" y="14" width="22" height="36" rx="5" fill="#2f7d57"/><g fill="none" stroke-width="4.5" stroke-linecap="round"><path d="M26 26a8 8 0 1 0 0 12" stroke="#1c2330"/><path d="M40 24h8M44 24v16M40 40h8" stroke="#fffaf0"/></g></g>`;

type Place = { readonly x: number; readonly y: number; readonly scale: number };
const WHOLE: Place = { x: 0, y: 0, scale: 1 };
/** Of the house: four small tables, the right ones cut by the edge like a large one. */
const SMALL: readonly Place[] = [0, 1, 2, 3].map((at) => ({
  x: 236 + (at % 2) * 330,
  y: 30 + Math.floor(at / 2) * 235,
  scale: 0.52,
}));

/** The game's picture on felt with a wooden rail, leaning a little, as a table looks from above. */
function table({ picture, accent }: Poster['pictures'][number], { x, y, scale: size }: Place): string {
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture) ?? [];
  // A small table is seen whole.
  const [long, middle] = size === 1 ? [700, 930] : [580, 910];
  const scale = Math.min((long - 160) / Number(width), 260 / Number(height));
  const inks = picture
    .replace(/var\(--([a-z-]+)\)/g, (_, token: string) => (token === 'digits' ? FAMILIES.Bitter : (INKS[token] ?? INK)))
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  const place = `translate(${middle - (Number(width) * scale) / 2} ${315 - (Number(height) * scale) / 2}) scale(${scale})`;
  const felt = size === 1 ? long : long - 44;
  return `<g transform="translate(${x} ${y}) scale(${size})"><g transform="rotate(-4 930 315)"><rect x="628" y="112" width="${long}" height="440" rx="40" fill="#000" opacity=".16"/><rect x="620" y="92" width="${long}" height="440" rx="40" fill="#d9b783"/><rect x="620" y="92" width="${long}" height="432" rx="40" fill="#ecd3a8"/><rect x="642" y="114" width="${felt}" height="388" rx="26" fill="${accent}"/><rect x="642" y="114" width="${felt}" height="388" rx="26" fill="url(#felt)"/><g transform="${place}" fill="none">${inks}</g></g></g>`;
}

/** As few lines as are needed for large letters, two at most, of about the same length. */
function linesOf(title: string): readonly string[] {
  const words = title.split(' ');
  if ([...title].length <= 10 || words.length === 1) return [title];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

function titleOf(title: string, width: number): string {
  const lines = linesOf(title);
  const size = Math.min(...lines.map((line) => sizeFor(line, width, lines.length > 1 ? 76 : 96)));
  const y = lines.length > 1 ? 346 : 368;
  return lines
    .map((line, at) => text(62, y + at * size * 1.05, escaped(line), { size, font: 'Bitter', weight: 700 }))
    .join('');
}

/** What is said at the foot, over two lines where one is too short. */
function footOf(foot: string): string {
  const style = { size: 28, font: 'Figtree', weight: 700 } as const;
  const lines = [...foot].length > 36 ? linesOf(foot) : [foot];
  return lines.map((line, at) => text(64, 580 - (lines.length - 1 - at) * 36, escaped(line), style)).join('');
}

export function drawPoster({ pictures, from, title, seats, foot }: Poster): string {
  const said = { size: 36, font: 'Figtree', weight: 500 } as const;
  const invites =
    from === null
      ? ''
      : from.name === undefined
        ? text(64, 246, escaped(from.text), said)
        : `${coin(64, 200, 64, { name: from.name })}${text(148, 246, fitted(from.text, from.name), said)}`;
  const coins = seats.slice(0, 8).map((seat, at) => coin(64 + at * 62, 478, 52, seat));
  const places = pictures.length === 1 ? [WHOLE] : SMALL;
  const tables = places.flatMap((place, at) => {
    const one = pictures[at];
    return one === undefined ? [] : [table(one, place)];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs><linearGradient id="desk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdfaf2"/><stop offset="1" stop-color="#e6decc"/></linearGradient><radialGradient id="felt" cx=".45" cy=".2" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient></defs><rect width="1200" height="630" fill="url(#desk)"/>${tables.join('')}${MARK}${text(124, 86, 'Cifra', { size: 32, font: 'Bitter', weight: 700 })}${invites}${titleOf(title, pictures.length === 1 ? 540 : 470)}${coins.join('')}${footOf(foot)}</svg>`;
}

/** The name stands out of its sentence; a long one is cut. */
function fitted(said: string, name: string): string {
  const short = [...name].length > 14 ? `${[...name].slice(0, 13).join('')}…` : name;
  const [before = '', ...after] = said.split(name);
  return `${escaped(before)}<tspan font-weight="700">${escaped(short)}</tspan>${escaped(after.join(name))}`;
}
