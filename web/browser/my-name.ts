import { remember, remembered } from '@cifra/kit';

const KEY = 'cifra.name';

/** What one is called, as this browser last heard it; empty before that. */
export function myName(): string {
  return remembered(KEY) ?? '';
}

export function rememberMyName(name: string): void {
  remember(KEY, name);
}
