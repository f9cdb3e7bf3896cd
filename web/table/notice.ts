import { notices, vibration } from '../house/preferences.ts';
import { play } from '../house/sounds.ts';
import { putAhead } from '../shell/title.ts';

/**
 * My turn: the title and the app's badge say so; a sound, a vibration and a notification where they are wanted. What it
 * returns takes all that back.
 */
export function noticeTurn(isMine: boolean, text: string, what: string): (() => void) | undefined {
  const badge = navigator as Navigator & {
    setAppBadge?: (count?: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  void (isMine ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => undefined);
  if (!isMine) return;
  const takeBack = putAhead(`● ${text}`);
  play('turn');
  if (vibration.value === 'on' && 'vibrate' in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate(120);
  if (document.hidden) void notify(text, what);
  return () => {
    takeBack();
    void unnotify();
  };
}

const TAG = 'turn';

/** A phone shows notifications through the service worker alone, which also leads back here at a tap. */
async function notify(title: string, body: string): Promise<void> {
  if (notices.value === 'off' || !('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { body, icon: '/icon-192.png', tag: TAG, data: location.href });
}

/** The turn is over: what called to it has nothing more to say. */
async function unnotify(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications?.({ tag: TAG })) ?? []) notice.close();
}
