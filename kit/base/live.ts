import { signal } from '@preact/signals';

/** What a screen reader hears next. Two regions take turns, so that the same sentence twice is said twice. */
export const spoken = signal<{ readonly turn: 0 | 1; readonly text: string }>({ turn: 0, text: '' });

/** A sentence stands for so long, in milliseconds, before the next: one that is replaced at once is never read aloud. */
const STANDS = 300;
const waiting: string[] = [];
let standing: ReturnType<typeof setTimeout> | null = null;

/** Each sentence is heard once, in order, however quickly they come. */
export function say(text: string): void {
  if (text === '') return;
  if (standing !== null) waiting.push(text);
  else put(text);
}

/** This and nothing of what was still to be said: that was for somebody who does not listen any more. */
export function sayInstead(text: string): void {
  waiting.length = 0;
  if (standing !== null) clearTimeout(standing);
  put(text);
}

function put(text: string): void {
  spoken.value = { turn: spoken.value.turn === 0 ? 1 : 0, text };
  standing = setTimeout(() => {
    standing = null;
    const next = waiting.shift();
    if (next !== undefined) put(next);
  }, STANDS);
}
