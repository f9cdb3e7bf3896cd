import '@cifra/kit/kit.css';
import './shell/shell.css';
import { keepTheme, language } from '@cifra/kit';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './shell/App.tsx';
import { startRouter } from './shell/router.ts';
import { loadWords } from './words/index.ts';

keepTheme();
startRouter();
effect(() => {
  document.documentElement.lang = language.value;
  void loadWords();
});

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no place for the app');
await loadWords();
render(<App />, root);

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
