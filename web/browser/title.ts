import { path } from './router.ts';

/** The page's heading, once there is one; at home the name of the house says enough. */
function titleNow(): string {
  const heading = path.value === '/' ? null : document.querySelector('main h1:not(.loading *)');
  return heading === null ? 'Cifra' : `${heading.textContent} · Cifra`;
}

let ahead = '';

function show(): void {
  const now = ahead + titleNow();
  if (document.title !== now) document.title = now;
}

/** Puts a text before the page's own title, until what it returns is called. */
export function putAhead(text: string): () => void {
  ahead = `${text} · `;
  show();
  return () => {
    ahead = '';
    show();
  };
}

/** Calls the tab like its page, however late that comes and whatever it becomes. */
export function followHeading(): () => void {
  const observer = new MutationObserver(show);
  const content = document.getElementById('content');
  if (content !== null) observer.observe(content, { childList: true, subtree: true, characterData: true });
  show();
  return () => observer.disconnect();
}
