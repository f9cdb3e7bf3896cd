declare const self: ServiceWorkerGlobalScope;

/** A tap on a notification leads to its table, in the tab where that is still open. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

async function show(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const tab = tabs.find(({ url }) => url === address);
  await (tab === undefined ? self.clients.openWindow(address) : tab.focus());
}
