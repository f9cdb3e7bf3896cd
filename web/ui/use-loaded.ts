import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** A part of a page that is fetched: null until it is here, `missing` where it could not be fetched; no `load` while it is not wanted. */
export function useLoaded<T extends object>(load: (() => Promise<T>) | null, key: string): T | 'missing' | null {
  const found = useSignal<{ readonly key: string; readonly part: T | 'missing' } | null>(null);
  const isWanted = load !== null;
  useEffect(() => {
    if (load === null) return undefined;
    let isCurrent = true;
    void load()
      .catch(() => 'missing' as const)
      .then((part) => {
        if (isCurrent) found.value = { key, part };
      });
    return () => {
      isCurrent = false;
    };
  }, [key, found, isWanted]);
  return found.value?.key === key ? found.value.part : null;
}
