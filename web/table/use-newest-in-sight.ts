import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A list that grows at its end: when there is a new last line it is scrolled into sight, and the page stays. */
export function useNewestInSight(last: string | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element !== null && last !== undefined) element.scrollTop = element.scrollHeight;
  }, [last]);
  return list;
}
