import type { Language, LessonIn, Shape } from '@cifra/kernel';
import type { ComponentType } from 'preact';
import { fetchPart } from '../browser/lazy-parts.ts';
import type { GameId } from './game-ids.ts';

type Rules = { readonly Rules: ComponentType };

/** What teaches a game; each part is fetched when somebody opens it. */
const LEARN: {
  readonly [id in GameId]: {
    readonly lesson: () => Promise<{ readonly lesson: unknown }>;
    readonly rules: { readonly [language in Language]: () => Promise<Rules> };
  };
} = {
  'break-the-code': {
    lesson: () => import('@cifra/break-the-code/learn/lesson'),
    rules: {
      en: () => import('@cifra/break-the-code/learn/rules.en'),
      es: () => import('@cifra/break-the-code/learn/rules.es'),
    },
  },
  coda: {
    lesson: () => import('@cifra/coda/learn/lesson'),
    rules: { en: () => import('@cifra/coda/learn/rules.en'), es: () => import('@cifra/coda/learn/rules.es') },
  },
  decrypto: {
    lesson: () => import('@cifra/decrypto/learn/lesson'),
    rules: { en: () => import('@cifra/decrypto/learn/rules.en'), es: () => import('@cifra/decrypto/learn/rules.es') },
  },
  qwinto: {
    lesson: () => import('@cifra/qwinto/learn/lesson'),
    rules: { en: () => import('@cifra/qwinto/learn/rules.en'), es: () => import('@cifra/qwinto/learn/rules.es') },
  },
};

/** A page knows no game's own types; a lesson fits the game under whose name it was fetched. */
export async function loadLesson(game: GameId): Promise<LessonIn<Shape>> {
  const { lesson } = await fetchPart(`lesson ${game}`, LEARN[game].lesson);
  return lesson as LessonIn<Shape>;
}

export function loadRules(game: GameId, language: Language): Promise<Rules> {
  return fetchPart(`rules ${game} ${language}`, LEARN[game].rules[language]);
}
