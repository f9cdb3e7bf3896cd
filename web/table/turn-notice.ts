import { playSound } from '@cifra/kit';
import { notices, vibration } from '../browser/preferences.ts';
import { putAhead } from '../browser/title.ts';

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
  if (document.hidden) void notify(text, what, tag);
  return () => {
    takeBack();
    clearBadge();
    void unnotify(tag);
  };
}

/** A phone shows notifications through the service worker alone, which also leads back here at a tap. */
async function notify(title: string, body: string, tag: string): Promise<void> {
  if (notices.value === 'off' || !('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { body, icon: '/icon-192.png', tag, data: location.href });
}

/** The turn is over: what called to it has nothing more to say. */
async function unnotify(tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications?.({ tag })) ?? []) notice.close();
}
