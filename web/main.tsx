import '@cifra/kit/kit.css';
import './ui/page.css';
import { keepAudible, keepTheme, language } from '@cifra/kit';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { fetchPage } from './app/Page.tsx';
import { reloadOnce } from './browser/reload.ts';
import { startRouter } from './browser/router.ts';
import { showAccents } from './games/accents.ts';
import { loadWords } from './words/index.ts';

keepTheme();
showAccents();
keepAudible();
startRouter();
// After an update the house may no longer have a part of the page that was opened before: the new page has.
addEventListener('vite:preloadError', () => void reloadOnce());
fetchPage();
effect(() => {
  document.documentElement.lang = language.value;
  void loadWords();
});

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no place for the app');
await loadWords();
render(<App />, root);

// A tap on a notification leads to the tab that it speaks of: the worker asks each where it is.
navigator.serviceWorker?.addEventListener('message', ({ ports }) => ports[0]?.postMessage(location.href));

const HOUR = 3_600_000;

/** The worker keeps the page for when there is no connection, and fetches a new one by itself. */
async function keepOffline(): Promise<void> {
  const worker = await navigator.serviceWorker.register('/sw.js');
  setInterval(() => void worker.update().catch(() => undefined), HOUR);
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepOffline().catch(() => undefined);
