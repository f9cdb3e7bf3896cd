import '@cifra/kit/kit.css';
import './ui/page.css';
import { keepAudible, keepTheme, language } from '@cifra/kit';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { fetchPage } from './app/Page.tsx';
import { canKeepPages, keepPages } from './browser/pages-here.ts';
import { reloadOnce } from './browser/reload.ts';
import { startRouter } from './browser/router.ts';
import { keepPartsHere, mayKeepHere } from './device/parts.ts';
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

const CALM = 3_000;

/** Keeps what playing without a connection needs; first the pages, and what bots need when those have come to rest. */
async function keepOffline(): Promise<void> {
  if (!(await mayKeepHere())) return;
  await keepPages();
  setTimeout(() => void keepPartsHere(), CALM);
}

if (import.meta.env.PROD && canKeepPages()) void keepOffline().catch(() => undefined);
