const PATIENCE = 5_000;
const KEY = 'cifra.loaded-anew';

/** Longer than any part may be on its way before it fails: what failed twice is not tried a third time. */
const LONG = 600_000;

/** Waits until the worker keeps the newest page, if there is a newer one. */
async function renewWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (next == null) return;
  await new Promise<void>((done) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated' || next.state === 'redundant') done();
    });
  });
}

/** Loads the page in its newest version; by itself the worker would show the one that it kept. */
export async function reloadPage(): Promise<void> {
  const enough = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([renewWorker().catch(() => undefined), enough]);
  location.reload();
}

/**
 * The same without being asked; not again and again where it does not help, and not where nothing could be loaded. Tells
 * whether the house can be reached.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isReachable())) return false;
  if (mayTry()) await reloadPage();
  return true;
}

/** Without a connection a browser would put its own page of errors in place of ours, and of all that was typed. */
async function isReachable(): Promise<boolean> {
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
  return answer?.ok === true;
}

/** Where nothing can be remembered it might go on for ever: there a person has to ask for it. */
function mayTry(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < LONG) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
