/** Somebody writes, or a sheet lies over the table: then keys are not for the board. */
export function isKeyForBoard(event: KeyboardEvent, root: HTMLElement | null): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (root === null || document.querySelector('dialog[open]') !== null) return false;
  return at?.closest('input:not([type="radio"]), textarea, select, [contenteditable]') == null;
}

/** To the nearest thing that can be pressed, in the direction of the arrow. Tells whether there was one. */
export function moveFocus(key: string, root: HTMLElement | null): boolean {
  const from = document.activeElement;
  if (root === null || (from instanceof HTMLInputElement && from.type === 'radio')) return false;
  const all = [...root.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (one) => one.offsetParent !== null,
  );
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  if (from === null || !root.contains(from) || !(from instanceof HTMLElement)) {
    all[0]?.focus();
    return all.length > 0;
  }
  const here = centre(from);
  let best: HTMLElement | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const there = centre(one);
    const [along, across] = isVertical ? [there.y - here.y, there.x - here.x] : [there.x - here.x, there.y - here.y];
    // What lies in another line is farther than anything in this one.
    const far = Math.abs(along) + Math.abs(across) * 4;
    if (one === from || along * sign <= 2 || far >= nearest) continue;
    best = one;
    nearest = far;
  }
  best?.focus();
  return best !== null;
}

function centre(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
