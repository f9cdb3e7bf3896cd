import { signal } from '@preact/signals';

/** The settings can be opened from the header and from a table. */
export const areSettingsOpen = signal(false);
