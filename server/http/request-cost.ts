import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { addressOf } from './origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs of what its address may ask for; 1 where nothing is said. */
    readonly cost?: number;
  }
}

/** A token that is none: whoever guesses is soon done. */
export const BAD_TOKEN = 5;

/** Does it ask the interface for programs? The route says so: an address can be written in many ways (`/%61pi/…`). */
export function isInterface({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith('/api/');
}

/** Pays for a request; where that is not possible, in how many seconds it will be. */
export function payFor({ limits, settings, counts, monotonicNow }: House, request: FastifyRequest): number | null {
  const at = monotonicNow();
  const { requests, pages } = limits;
  const cost = request.routeOptions.config?.cost ?? 1;
  const bucket = (isInterface(request) ? requests : pages).of(addressOf(request.raw, settings), at);
  if (bucket.take(at, cost)) return null;
  counts.limited++;
  return Math.max(1, bucket.secondsUntil(at, cost));
}

/** A wrong token was shown. */
export function payForBadToken({ limits, settings, monotonicNow }: House, request: FastifyRequest): void {
  const at = monotonicNow();
  limits.requests.of(addressOf(request.raw, settings), at).spend(at, BAD_TOKEN);
}
