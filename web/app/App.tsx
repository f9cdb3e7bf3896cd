import { IconButton, LiveRegions } from '@cifra/kit';
import { Mark } from '../ui/Mark.tsx';
import { areSettingsOpen } from '../ui/settings-open.ts';
import { words } from '../words/index.ts';
import { Page } from './Page.tsx';
import { QuickChoices } from './QuickChoices.tsx';
import { SettingsWhenWanted } from './SettingsWhenWanted.tsx';

export function App() {
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
          <a class="button quiet seldom" href="/about">
            {nav.about}
          </a>
          <QuickChoices />
          <IconButton
            icon="settings"
            label={nav.settings}
            onPress={() => {
              areSettingsOpen.value = true;
            }}
          />
        </nav>
      </header>
      <main id="content" class="page" tabIndex={-1}>
        <Page />
      </main>
      <SettingsWhenWanted />
      <LiveRegions />
    </>
  );
}
