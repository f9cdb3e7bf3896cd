/** Colours of people's coins; white letters meet AA on each, and neighbours in the list are far apart. */
export const COIN_COLOURS = [
  '#4046ad',
  '#a13d1f',
  '#1c6b44',
  '#8a3a78',
  '#7a5200',
  '#1f6480',
  '#a02a4b',
  '#54602a',
] as const;

/** A colour of one's own that stays the same wherever the name is seen (FNV-1a over its letters). */
export function coinColour(name: string): string {
  let hash = 0x811c9dc5;
  for (const letter of name.normalize('NFC')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return COIN_COLOURS[(hash >>> 0) % COIN_COLOURS.length] ?? COIN_COLOURS[0];
}

/** The letter on the coin: the first that one would say, however many signs it is made of. */
export function coinLetter(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}
