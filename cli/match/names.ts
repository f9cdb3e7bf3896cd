import type { MatchFile, Names, Shape } from '@cifra/kernel';
import type { Words } from '../words/en.ts';

/** What a match file calls its players, with the seat that commands and views speak of. */
export function namesIn(file: MatchFile<Shape>, words: Words): Names {
  return (seat) => {
    const name = printable(file.names?.[seat] ?? '').trim();
    return name === '' ? words.seat(seat) : `${name} (${seat})`;
  };
}

/** A file comes from anywhere: nothing in it may steer the terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, '');
}
