import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * A list that grows at its end: when there is a new last line it is scrolled into sight, and the page stays. The first line
 * in sight is a whole one, for which the list keeps a little room after its end.
 */
export function useNewestInSight(last: string | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null || last === undefined) return;
    element.style.paddingBlockEnd = '';
    const { top } = element.getBoundingClientRect();
    const lowest = element.scrollHeight - element.clientHeight;
    const starts = [...element.children].map((line) => line.getBoundingClientRect().top - top + element.scrollTop);
    // Where even the last line is higher than the list, it is read from its beginning.
    const whole = starts.find((start) => start >= lowest) ?? starts.at(-1) ?? 0;
    if (lowest <= 0) return;
    element.style.paddingBlockEnd = `${Math.max(0, whole - lowest)}px`;
    element.scrollTop = whole;
  }, [last]);
  return list;
}
