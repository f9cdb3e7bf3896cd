import { keepPages } from './pages-here.ts';

/** What a browser hands out so that it can be called. */
export type PushBox = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };

/** Without TLS and a worker no browser can be called; on an iPhone only an installed page can. */
export function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the person, then the browser; null where one of them says no. */
export async function subscribeHere(key: string): Promise<PushBox | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    // Where data is spared nobody has asked for the worker so far.
    await keepPages();
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null;
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch {
    return null;
  }
}

export async function unsubscribeHere(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
