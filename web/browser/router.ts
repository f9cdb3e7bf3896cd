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
