import { notices, vibration } from '../house/preferences.ts';
import { play } from '../house/sounds.ts';

/** My turn: the title and the app's badge say so; a sound, a vibration and a notification where they are wanted. */
export function noticeTurn(isMine: boolean, text: string, what: string): void {
  document.title = isMine ? `● ${text} · Cifra` : 'Cifra';
  const badge = navigator as Navigator & {
    setAppBadge?: (count?: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  void (isMine ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => undefined);
  if (!isMine) return;
  play('turn');
  if (vibration.value === 'on' && 'vibrate' in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate(120);
  if (document.hidden) void notify(text, what);
}

/** A phone shows notifications through the service worker alone. */
async function notify(title: string, body: string): Promise<void> {
  if (notices.value === 'off' || !('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { body, icon: '/icon-192.png', tag: 'turn' });
}
