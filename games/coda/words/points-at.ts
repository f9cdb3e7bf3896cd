import type { Seat } from '@cifra/kernel';
import type { Colour } from '../rules/tiles.ts';

/** Names of what a lesson can point at; the board lights it up. */
export const tileAt = (seat: Seat, place: number): string => `tile:${seat}:${place}`;
export const pileOf = (colour: Colour): string => `pile:${colour}`;
export const THUMB = 'thumb';
