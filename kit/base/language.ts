import type { Language } from '@cifra/kernel';
import { signal } from '@preact/signals';
import { remember, remembered } from './storage.ts';

const KEY = 'cifra.language';

/** What a person chose, or what the browser asks for: Spanish where it is wanted and English is not wanted more. */
export function preferredLanguage(stored: string | null, asked: readonly string[]): Language {
  if (stored === 'es' || stored === 'en') return stored;
  const tags = asked.map((tag) => tag.toLowerCase());
  return tags[0]?.startsWith('en') !== true && tags.some((tag) => tag.startsWith('es')) ? 'es' : 'en';
}

export const language = signal<Language>(preferredLanguage(remembered(KEY), navigator.languages));

export function chooseLanguage(next: Language): void {
  language.value = next;
  remember(KEY, next);
}
