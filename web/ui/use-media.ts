import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Does the window answer to this media query, now and when it changes? */
export function useMedia(query: string): ReadonlySignal<boolean> {
  const holds = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => {
      holds.value = list.matches;
    };
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query, holds]);
  return holds;
}
