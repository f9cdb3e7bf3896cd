import { language } from '@cifra/kit';
import { computed, signal } from '@preact/signals';
import { en, type Words } from './en.ts';

/** English is there at once; Spanish comes when it is wanted, and stays. */
const loaded = signal<{ readonly en: Words; readonly es?: Words }>({ en });

export async function loadWords(): Promise<void> {
  if (language.value !== 'es' || loaded.value.es !== undefined) return;
  const { es } = await import('./es.ts');
  loaded.value = { ...loaded.value, es };
}

export const words = computed<Words>(() => loaded.value[language.value] ?? loaded.value.en);
