import { useRef } from 'preact/hooks';
import { fetchPart } from '../browser/lazy-parts.ts';
import { Missing } from '../ui/Missing.tsx';
import { areSettingsOpen } from '../ui/settings-open.ts';
import { useLoaded } from '../ui/use-loaded.ts';

/** The settings are fetched when somebody first opens them: most people never do, and home has to be light. */
export function SettingsWhenWanted() {
  const isWanted = useRef(false);
  isWanted.current ||= areSettingsOpen.value;
  return isWanted.current ? <FetchedSettings /> : null;
}

function FetchedSettings() {
  const part = useLoaded(() => fetchPart('settings', () => import('./Settings.tsx')), 'settings');
  if (part === null) return null;
  if (part === 'missing') return <Missing />;
  return (
    <part.Settings
      isOpen={areSettingsOpen.value}
      onClose={() => {
        areSettingsOpen.value = false;
      }}
    />
  );
}
