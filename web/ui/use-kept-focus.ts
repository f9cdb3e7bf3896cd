import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * A move, or the start of a match, often takes the pressed button away. Whoever plays by keyboard or screen reader then
 * stays at the board, or where there is none in the room, and is not sent back to the beginning of the page.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const look = () => {
      wasInside.current = part.current?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  // After every change: only an element that went away leaves the focus with the page.
  useEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    const place = part.current?.querySelector<HTMLElement>('.table-board, .board') ?? part.current;
    place?.focus({ preventScroll: true });
  });
  return part;
}
