import type { BotName, Language } from '@cifra/kernel';
import type { Animal } from './people/animals/names.ts';

/** How good a character is, from the gentlest on. */
export const STRENGTHS = ['child', 'beginner', 'casual', 'good', 'strong', 'best'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Somebody to play against: a bot with a name and a face, who thinks in a way of its own. */
export type Character = {
  /** What programs and logs call it; no level, and no player to measure against, is called so. */
  readonly id: BotName;
  /** The same in all languages. */
  readonly name: string;
  readonly animal: Animal;
  readonly strength: Strength;
  /** How it thinks, in one sentence. */
  readonly line: { readonly [language in Language]: string };
};

const WORDS: { readonly [language in Language]: { readonly [strength in Strength]: string } } = {
  en: {
    child: 'a child',
    beginner: 'a beginner',
    casual: 'plays now and then',
    good: 'plays well',
    strong: 'very strong',
    best: 'the best we have',
  },
  es: {
    child: 'como un niño',
    beginner: 'principiante',
    casual: 'juega de vez en cuando',
    good: 'juega bien',
    strong: 'muy fuerte',
    best: 'lo mejor que tenemos',
  },
};

/** A strength in words. */
export function strengthText(language: Language, strength: Strength): string {
  return WORDS[language][strength];
}
