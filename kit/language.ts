import type { Language } from '@cifra/kernel';
import { signal } from '@preact/signals';

/** What the browser asks for, until a person chooses. */
function wanted(): Language {
  const stored = remembered('cifra.language');
  if (stored === 'es' || stored === 'en') return stored;
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('es')) &&
    !navigator.languages[0]?.toLowerCase().startsWith('en')
    ? 'es'
    : 'en';
}

/** Storage may be switched off: then nothing is remembered, and nothing breaks. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice lasts as long as the page.
  }
}

export const language = signal<Language>(wanted());

export function chooseLanguage(next: Language): void {
  language.value = next;
  remember('cifra.language', next);
}
