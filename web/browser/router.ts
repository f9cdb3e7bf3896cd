import { signal } from '@preact/signals';

/** Where we are. The address bar is the truth; links inside the house change it without loading the page anew. */
export const path = signal(location.pathname);

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  path.value = location.pathname;
}

/** Ordinary links stay ordinary: new tabs, downloads and other sites are left to the browser. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  if (/^\/(api|docs|metrics|health)\b/.test(link.pathname)) return;
  event.preventDefault();
  const isOnThisPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  // To a place on this page the browser takes the focus along, and Back still leads to the page before.
  if (isOnThisPage) location.replace(link.href);
  else go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
}

/** Null where somebody cut an escape in two: such an address leads nowhere. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** `/r/:room` against `/r/abc` gives `{ room: 'abc' }`; null where it does not fit. */
export function match(pattern: string, at: string): { readonly [name: string]: string } | null {
  const wanted = pattern.split('/');
  const parts = at.replace(/\/+$/, '').split('/');
  if (wanted.length !== parts.length) return null;
  const found: { [name: string]: string } = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (!name.startsWith(':')) {
      if (name !== part) return null;
      continue;
    }
    const value = decode(part);
    if (value === null || value === '') return null;
    found[name.slice(1)] = value;
  }
  return found;
}
