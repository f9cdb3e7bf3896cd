declare const self: ServiceWorkerGlobalScope;

/** A tap on a notification leads to its table, in the tab where that is still open. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

type Called = { readonly title?: string; readonly body?: string; readonly navigate?: string; readonly tag?: string };

/** What the house sends is declarative: a browser that knows that shows it by itself, and here is the same for the others. */
self.addEventListener('push', (event) => {
  const { notification = {} } = readPush(event.data);
  const { title = 'Cifra', body = '', navigate = '/matches', tag = 'turns' } = notification;
  const data = new URL(navigate, self.location.origin).href;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data }));
});

function readPush(data: PushMessageData | null): { readonly notification?: Called } {
  try {
    return (data?.json() ?? {}) as { readonly notification?: Called };
  } catch {
    return {};
  }
}

/** How long a tab may take to say where it is; a frozen one never does. */
const PATIENCE = 500;

/** Not every browser follows a page that changes its own address: the page is asked, and believed. */
function placeOf(tab: WindowClient): Promise<string> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(String(data));
    tab.postMessage('where', [port2]);
    setTimeout(() => done(tab.url), PATIENCE);
  });
}

async function show(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const places = await Promise.all(tabs.map(placeOf));
  const tab = tabs[places.indexOf(address)];
  await (tab === undefined ? self.clients.openWindow(address) : tab.focus());
}
