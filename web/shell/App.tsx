import { useSignal } from '@preact/signals';
import { words } from '../words/index.ts';
import { Live } from './Live.tsx';
import { Mark } from './Mark.tsx';
import { Page } from './Page.tsx';
import { Settings } from './Settings.tsx';

export function App() {
  const settings = useSignal(false);
  const { nav, skipToContent } = words.value;
  return (
    <>
      <a class="button skip" href="#content">
        {skipToContent}
      </a>
      <header class="top">
        <a class="brand" href="/">
          <Mark />
          Cifra
        </a>
        <nav class="row" aria-label="Cifra">
          <a class="button quiet" href="/rooms">
            {nav.rooms}
          </a>
          <a class="button quiet" href="/about">
            {nav.about}
          </a>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              settings.value = true;
            }}
          >
            {nav.settings}
          </button>
        </nav>
      </header>
      <main id="content" class="page" tabIndex={-1}>
        <Page />
      </main>
      <Settings
        isOpen={settings.value}
        onClose={() => {
          settings.value = false;
        }}
      />
      <Live />
    </>
  );
}
