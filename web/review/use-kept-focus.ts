import { useEffect, useRef } from 'preact/hooks';

/** Where what had the focus is gone when another moment is picked, keys go on at its headline; back in the whole, at its card. */
export function useKeptFocus(picked: number | null): void {
  const before = useRef(picked);
  useEffect(() => {
    const left = before.current;
    before.current = picked;
    const { activeElement: active, body } = document;
    const isLost = active === null || active === body || active.getClientRects().length === 0;
    if (left === picked || !isLost) return;
    const to = picked === null ? `.moment-card[data-version="${left}"]` : '.moment-headline';
    document.querySelector<HTMLElement>(to)?.focus({ preventScroll: picked !== null });
  }, [picked]);
}
