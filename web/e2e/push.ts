import type { Page } from '@playwright/test';
import type { Person } from './people.ts';

/**
 * What a push service hands to the worker of somebody's page. The browser's own service is not of this machine, so the
 * debugger hands it over, to the worker that the page has registered.
 */
export async function pushTo({ page, context }: Person, origin: string): Promise<(data: string) => Promise<void>> {
  await context.grantPermissions(['notifications'], { origin });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const debug = await context.newCDPSession(page);
  const registered = new Promise<string>((done) =>
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) done(first.registrationId);
    }),
  );
  await debug.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await debug.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** What the worker shows now, with where each leads. */
export function notificationsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ body, data }) => `${body} ${String(data)}`);
  });
}
