declare const self: ServiceWorkerGlobalScope;

/** A tap on a notification leads to its table, in the tab where that is still open. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

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
