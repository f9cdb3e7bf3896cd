import { signal } from '@preact/signals';

/** What a screen reader hears next. Two regions take turns, so that the same sentence twice is said twice. */
export const spoken = signal<{ readonly turn: 0 | 1; readonly text: string }>({ turn: 0, text: '' });

export function say(text: string): void {
  if (text === '') return;
  spoken.value = { turn: spoken.value.turn === 0 ? 1 : 0, text };
}
