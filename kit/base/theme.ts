import { effect, signal } from '@preact/signals';
import { remember, remembered } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const stored = remembered('cifra.theme');
export const theme = signal<Theme>(THEMES.find((one) => one === stored) ?? 'system');

export function chooseTheme(next: Theme): void {
  theme.value = next;
  remember('cifra.theme', next);
}

/** Puts the theme on the page, and follows the system where the person does not choose. */
export function keepTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const system = signal(dark.matches);
  dark.addEventListener('change', () => {
    system.value = dark.matches;
  });
  effect(() => {
    const isDark = theme.value === 'dark' || (theme.value === 'system' && system.value);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#12161d' : '#f5f1e8');
  });
}
