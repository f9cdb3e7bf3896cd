/** A text as it is kept and shown: one way to write each letter, single spaces, none around. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Are there signs that nobody sees? Controls, joiners and halves of letters could hide a keyword from the rules. */
export function isUnseen(text: string): boolean {
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(text);
}

/** Remembers what a pure function said, for as many arguments as a few matches need. */
export function remembered<T>(of: (text: string) => T, most = 4_000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = of(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}

/** Without case and accents. The tilde of ñ is no accent: `caña` and `cana` are two words. */
export const folded = remembered((text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, ''),
);

/** The words of a text in lower case, accents kept; an English genitive counts as the word itself. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(/['’]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Two texts with the same key are the same clue (D16): case, accents, spaces and signs do not count. */
export function keyOf(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}
