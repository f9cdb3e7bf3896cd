import { playSound } from '@cifra/kit';
import { notices, vibration } from '../../browser/preferences.ts';
import { putAhead } from '../../browser/title.ts';

/**
 * My turn: the title and the app's badge say so; a sound, a vibration and a notification where they are wanted. What it
 * returns takes all that back.
 */
export function noticeTurn(isMine: boolean, text: string, what: string): (() => void) | undefined {
  const badge = navigator as Navigator & {
    setAppBadge?: (count?: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  const clearBadge = () => void badge.clearAppBadge?.().catch(() => undefined);
  // An app that was swept away in one's turn left its badge behind.
  if (!isMine) return clearBadge();
  void badge.setAppBadge?.().catch(() => undefined);
  const takeBack = putAhead(`● ${text}`);
  playSound('turn');
  if (vibration.value === 'on' && 'vibrate' in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate(120);
  // Each table calls for itself.
  const tag = `turn ${location.pathname}`;
  if (document.hidden) inOrder(() => notify(text, what, tag));
  return () => {
    takeBack();
    clearBadge();
    inOrder(() => unnotify(tag));
  };
}

let last: Promise<void> = Promise.resolve();

/** One after another: a notice that had to wait for its worker must not come up after it was put away. */
function inOrder(step: () => Promise<void>): void {
  last = last.then(step).catch(() => undefined);
}

/** A phone shows notifications through the service worker alone, which also leads back here at a tap. */
async function notify(title: string, body: string, tag: string): Promise<void> {
  if (notices.value === 'off' || !('Notification' in window) || Notification.permission !== 'granted') return;
  // On a first visit the worker is there before it can show anything: it still fetches what it keeps.
  if ((await navigator.serviceWorker?.getRegistration()) === undefined) return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, icon: '/icon-192.png', tag, data: location.href });
}

/** The turn is over: what called to it has nothing more to say. */
async function unnotify(tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications?.({ tag })) ?? []) notice.close();
}
