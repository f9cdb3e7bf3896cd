import type { RoomOrder, RoomView } from '@cifra/room';
import { keepDeal, keptDeal } from '../browser/kept-deals.ts';
import { randomHex } from './random-hex.ts';

/** Keeps every promise as it was first seen: the same page, or the next one, holds the house to it. */
export function seePromises(room: string, { table, me }: RoomView, isSettled: boolean): void {
  const { phase, match, next } = table;
  see(room, match, table.commitment, phase === 'lobby');
  if (next !== null) see(room, match + 1, next.commitment, true);
  if (!isSettled || (phase !== 'lobby' && phase !== 'over')) return;
  // Whoever is no longer ready, or got up, has no nonce in the deal to come. A house could say so to choose among deals:
  // so it is not forgotten that one was given.
  const seat = table.seats.find(({ person }) => person?.id === me);
  const coming = keptDeal(room, phase === 'lobby' ? match : match + 1);
  if (coming !== null && coming.nonce !== null && coming.isTakenBack !== true && seat?.ready !== true)
    keepDeal({ ...coming, isTakenBack: true });
}

const starting = new Set<string>();

/** Whoever enters this room starts its first match at once: its promise was told, so a nonce can be given for it. */
export function startOnArrival(room: string, commitment: string): void {
  see(room, 1, commitment, true);
  starting.add(room);
}

export function takeStart(room: string): boolean {
  return starting.delete(room);
}

function see(room: string, match: number, promise: string, isEarly: boolean): void {
  if (keptDeal(room, match) === null) keepDeal({ room, match, promise, isEarly, nonce: null });
}

/** 32 bytes of this browser for the deal to come, so that the house alone does not decide it; kept, to look for them in it. */
export function nonceFor(room: string, match: number): string {
  const nonce = randomHex(32);
  const deal = keptDeal(room, match);
  if (deal !== null) {
    const { isTakenBack: _, ...rest } = deal;
    keepDeal({ ...rest, nonce });
  }
  return nonce;
}

/** Said with a nonce for the match that is to begin. */
export function startOrder(room: string, match: number): RoomOrder {
  return { type: 'start', nonce: nonceFor(room, match) };
}
