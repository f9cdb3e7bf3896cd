import type { RoomOrder } from '@cifra/room';
import { signal } from '@preact/signals';

/** Gives an order to the room that one is in; null elsewhere. The settings stand outside of every page and need it. */
export const roomOrder = signal<((order: RoomOrder) => void) | null>(null);
