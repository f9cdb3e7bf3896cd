import { KEYWORDS } from '../rules/index.ts';

/** What a player thinks that the rivals' four words are. */
export type Guesses = readonly string[];

const NO_GUESSES: Guesses = Array.from({ length: KEYWORDS }, () => '');

/** Notes are the player's own text: whatever stands there, the board must open. */
export function readGuesses(text: string): Guesses {
  try {
    const raw: unknown = JSON.parse(text);
    if (!Array.isArray(raw)) return NO_GUESSES;
    return NO_GUESSES.map((none, at) => (typeof raw[at] === 'string' ? raw[at] : none));
  } catch {
    return NO_GUESSES;
  }
}

export function writeGuesses(guesses: Guesses): string {
  return JSON.stringify(guesses);
}

/** A word that was changed here stays as it is; of the others the house's counts. */
export function mergedGuesses(here: Guesses, kept: Guesses, theirs: Guesses): Guesses {
  return here.map((guess, at) => (guess === kept[at] ? (theirs[at] ?? guess) : guess));
}
