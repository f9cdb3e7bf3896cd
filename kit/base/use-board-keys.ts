import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isKeyForBoard } from './move-focus.ts';

/** Keys of a board: `act` tells whether a key did something, and is the one of the latest drawing. */
export function useBoardKeys(root: RefObject<HTMLElement | null>, act: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isKeyForBoard(event, root.current) && latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [root]);
}
