import type { JsonCommand } from '../match/local-match.ts';

/** A move and what it is called in the player's language. */
export type WordedMove = { readonly command: JsonCommand; readonly text: string };

/** Without accents and capitals, as people type. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Without punctuation too. */
export function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What a move is begun with: «Lanzar naranja» with `lanzar`. */
export function verbOf(text: string): string {
  return wordsOf(text)[0] ?? '';
}

/**
 * The moves that a typed line names: it begins as they do, and its other words are among theirs, in their order, so that
 * `lanza naranja morado` is «Lanzar naranja y morado». Of several the ones with the fewest words left over.
 */
export function movesNamed(line: string, moves: readonly WordedMove[]): readonly JsonCommand[] {
  const typed = wordsOf(line);
  const fitting = moves.flatMap(({ command, text }) => {
    const words = wordsOf(text);
    return startsAlike(typed, words) && isWithin(typed, words) ? [{ command, rest: words.length - typed.length }] : [];
  });
  const least = Math.min(...fitting.map(({ rest }) => rest));
  return fitting.filter(({ rest }) => rest === least).map(({ command }) => command);
}

function startsAlike([first]: readonly string[], [verb]: readonly string[]): boolean {
  return first !== undefined && verb !== undefined && isMeant(first, verb);
}

function isWithin(typed: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  for (const word of words) if (isMeant(typed[at] ?? '', word)) at++;
  return at === typed.length;
}

/** A word may be cut short, a number may not. */
export function isMeant(typed: string, word: string): boolean {
  return typed === word || (typed.length >= 3 && /^\p{L}+$/u.test(typed) && word.startsWith(typed));
}
