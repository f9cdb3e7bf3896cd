import { useEffect, useRef } from 'preact/hooks';
import type { Draft } from '../rules/table.ts';
import { turned } from './turning.ts';

/** Somebody writes, or a sheet lies over the table. */
function isElsewhere(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  return at?.closest('input:not([type="radio"]), textarea, select, [contenteditable]') != null;
}

/** Listens to keys that belong to the board; `onKey` says whether it took one. */
export function useBoardKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isElsewhere(event) && latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

type DialActions = {
  readonly draft: Draft;
  readonly turn: (draft: Draft) => void;
  readonly confirm: () => void;
  readonly clear: () => void;
};

/** Digits set the dial that has the focus, or the next empty one; Enter confirms, Esc clears. */
export function useDialKeys(actions: DialActions | null): void {
  useBoardKeys((event) => {
    if (actions === null) return false;
    const { draft, turn, confirm, clear } = actions;
    const at = document.activeElement;
    if (/^[1-4]$/.test(event.key)) {
      const dials = [...document.querySelectorAll('fieldset.stops')];
      const focused = dials.findIndex((one) => one.contains(at));
      const dial = focused >= 0 ? focused : draft.indexOf(null);
      if (dial < 0) return false;
      turn(turned(draft, dial, Number(event.key), null).to);
      const next = dials[dial + 1] ?? dials[dial];
      if (focused >= 0) next?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
      return true;
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const dials = [...document.querySelectorAll('fieldset.stops')];
      const focused = dials.findIndex((one) => one.contains(at));
      if (focused < 0) return false;
      const to = dials[focused + (event.key === 'ArrowUp' ? -1 : 1)];
      (to?.querySelector<HTMLInputElement>('input:checked') ?? to?.querySelector('input'))?.focus();
      return true;
    }
    // A button keeps its own Enter.
    if (event.key === 'Enter' && !(at instanceof HTMLButtonElement) && !(at instanceof HTMLAnchorElement)) {
      confirm();
      return true;
    }
    if (event.key === 'Escape' && draft.some((digit) => digit !== null)) {
      clear();
      return true;
    }
    return false;
  });
}
