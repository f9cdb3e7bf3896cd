import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * A move often takes the pressed button away. Whoever plays by keyboard or screen reader then stays at the board,
 * and is not sent back to the beginning of the page.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const look = () => {
      wasInside.current = board.current?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  // After every change of the board: only an element that went away leaves the focus with the page.
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) board.current?.focus({ preventScroll: true });
  });
  return board;
}
