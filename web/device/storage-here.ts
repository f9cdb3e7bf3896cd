import { signal } from '@preact/signals';
import type { DeviceNews } from './messages.ts';

/** Can what happens on this device be kept? */
export const storageHere = signal<DeviceNews['storage']>('fine');
