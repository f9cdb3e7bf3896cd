import type { Card } from '../rules/cards.ts';

/** Names of what a lesson can point at; the board lights it up. */
export const tileAt = (code: string, place: number): string => `tile:${code}:${place}`;
export const cardAt = (card: Card): string => `card:${card}`;
export const GUESS = 'guess';
