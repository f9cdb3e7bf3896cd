import type { Json } from './json.ts';

/** A player's mistake, as a value: worded by whoever shows it, in the player's language. */
export type Refusal = { readonly code: string; readonly [detail: string]: Json };

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(code: string, details: { readonly [detail: string]: Json } = {}): Result<never> {
  return { ok: false, refusal: { code, ...details } };
}
