import type { Language } from '@cifra/kernel';
import { whyNotClue } from '../rules/judge/index.ts';

/** The code of the refusal when this clue is given by a team with this keyword, or `fine`. */
export function said(language: Language, keyword: string, clue: string): string {
  return whyNotClue(clue, { language, words: [keyword], used: [] })?.code ?? 'fine';
}

/** `keyword: clue clue …`, a line each; `_` stands for a space inside a clue. */
export function pairs(text: string): { keyword: string; clue: string }[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [keyword = '', clues = ''] = line.split(':').map((part) => part.trim());
      return clues.split(/\s+/).map((clue) => ({ keyword, clue: clue.replaceAll('_', ' ') }));
    });
}
