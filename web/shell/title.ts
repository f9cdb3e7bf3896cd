import { path } from './router.ts';

/** The page's heading, once there is one; at home the name of the house says enough. */
function titleNow(): string {
  const heading = path.value === '/' ? null : document.querySelector('main h1:not(.loading *)');
  return heading === null ? 'Cifra' : `${heading.textContent} · Cifra`;
}

/** Calls the tab like its page, however late that comes and whatever it becomes. */
export function followHeading(): () => void {
  let last: string | null = null;
  const look = () => {
    const now = titleNow();
    // While the heading stays, the title belongs to the table, which says there whose turn it is.
    if (now === last) return;
    last = now;
    document.title = now;
  };
  const observer = new MutationObserver(look);
  const content = document.getElementById('content');
  if (content !== null) observer.observe(content, { childList: true, subtree: true, characterData: true });
  look();
  return () => observer.disconnect();
}
