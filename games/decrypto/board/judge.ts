import { signal } from '@preact/signals';
import { judge } from '../rules/table.ts';

/** Is what judges words here? Until then only the house says which clues are too near a keyword. */
const isHere = signal(judge() !== null);

export function canJudge(): boolean {
  return isHere.value;
}

/** Half of the game's weight, for whoever begins to write. Where it does not come the house judges alone. */
export function fetchJudge(): void {
  if (isHere.value) return;
  import('../rules/judge/index.ts').then(
    () => {
      isHere.value = true;
    },
    () => undefined,
  );
}
