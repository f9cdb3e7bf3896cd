const HOUR = 3_600_000;

/** Without TLS a browser keeps no pages. */
export function canKeepPages(): boolean {
  return 'caches' in globalThis && navigator.serviceWorker !== undefined;
}

export async function arePagesKept(): Promise<boolean> {
  return canKeepPages() && (await navigator.serviceWorker.getRegistration()) !== undefined;
}

let kept: Promise<void> | null = null;

/** Keeps the pages for when there is no connection: a worker fetches them, and later by itself newer ones. */
export function keepPages(): Promise<void> {
  kept ??= begin().catch((error) => {
    kept = null;
    throw error;
  });
  return kept;
}

async function begin(): Promise<void> {
  const worker = await navigator.serviceWorker.register('/sw.js');
  setInterval(() => void worker.update().catch(() => undefined), HOUR);
  await navigator.serviceWorker.ready;
}
