import type { Game, Language, Refusal } from '@cifra/kernel';
import type { ClueContext, Decrypto } from './types.ts';

/** What only whoever runs a match needs: it reads commands, deals, decides what comes of them, and holds clues against words. */
export type Judge = Required<Pick<Game<Decrypto>, 'earlier' | 'parseCommand' | 'draws' | 'setup' | 'decide'>> & {
  readonly whyNotWords: (clue: string, context: ClueContext) => Refusal | null;
  readonly samples: { readonly [language in Language]: readonly string[] };
};

/**
 * With its lists of words the judge is half of the game's weight. Whoever runs matches has it from the start
 * (`judge/index.ts`); a page that follows one (`table.ts`) fetches it when somebody writes. There is only one, so it
 * does not matter when it came.
 */
let one: Judge | null = null;

export function appoint(judge: Judge): void {
  one = judge;
}

/** Null at a page that has not fetched it: there the house judges alone. */
export function judge(): Judge | null {
  return one;
}

/** Where there has to be one. */
export function theJudge(): Judge {
  if (one === null) throw new Error('Nobody runs a match without the judge: import judge/index.ts');
  return one;
}
