import { language } from '@cifra/kit';
import { computed, signal } from '@preact/signals';
import { en, type Words } from './en.ts';

/** English is there at once; Spanish comes when it is wanted, and stays. */
const loaded = signal<{ readonly en: Words; readonly es?: Words }>({ en });

/** Where Spanish cannot be fetched, English is better than nothing. */
export async function loadWords(): Promise<void> {
  if (language.value !== 'es' || loaded.value.es !== undefined) return;
  const found = await import('./es.ts').catch(() => null);
  if (found !== null) loaded.value = { ...loaded.value, es: found.es };
}

export const words = computed<Words>(() => loaded.value[language.value] ?? loaded.value.en);
