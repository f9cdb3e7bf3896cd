import { signal } from '@preact/signals';

/** What a screen reader hears next. Two regions take turns, so that the same sentence twice is said twice. */
export const spoken = signal<{ readonly turn: 0 | 1; readonly text: string }>({ turn: 0, text: '' });

/** A sentence stands for so long, in milliseconds, before the next: one that is replaced at once is never read aloud. */
const STANDS = 300;
const waiting: string[] = [];
let isTaken = false;

/** Each sentence is heard once, in order, however quickly they come. */
export function say(text: string): void {
  if (text === '') return;
  if (isTaken) waiting.push(text);
  else put(text);
}

function put(text: string): void {
  isTaken = true;
  spoken.value = { turn: spoken.value.turn === 0 ? 1 : 0, text };
  setTimeout(() => {
    isTaken = false;
    const next = waiting.shift();
    if (next !== undefined) put(next);
  }, STANDS);
}
