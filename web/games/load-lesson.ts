import type { AnyManifest } from '@cifra/games/manifests';
import type { Language, LessonIn, Shape } from '@cifra/kernel';
import type { ComponentType } from 'preact';
import { fetchPart } from '../browser/lazy-parts.ts';

/** What teaches a game; each part is fetched when somebody opens it. */
export function loadLesson({ id, load }: AnyManifest): Promise<LessonIn<Shape>> {
  return fetchPart(`lesson ${id}`, load.lesson);
}

export function loadRules({ id, load }: AnyManifest, language: Language): Promise<ComponentType> {
  return fetchPart(`rules ${id} ${language}`, load.rulesPage[language]);
}
