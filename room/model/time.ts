const DAY = 86_400;

/** How many seconds a table can give for each decision: live ones, then days for slow matches (T1). */
export const TIME_LIMITS = [30, 60, 120, 300, DAY, 2 * DAY, 3 * DAY, 7 * DAY] as const;
export type TimeLimit = (typeof TIME_LIMITS)[number];

/** Days for each decision: nobody has to be there. */
export function isSlow(limit: TimeLimit | null): boolean {
  return limit !== null && limit >= DAY;
}

/** Days on which somebody's slow clocks stand (T6), in milliseconds since 1970. */
export type Holiday = { readonly from: number; readonly until: number };

/** So often in a row somebody's time may run out before a bot plays on (T3). */
export const LATE = 2;

/** How long after a decision was asked for the others can agree that a bot plays on, in milliseconds (T3). */
export const ASKED_LONG_AGO = 120_000;

/** A player's word that a bot should play on for a seat that does not decide. It holds for that decision alone. */
export type SleepVote = { readonly seat: number; readonly by: number; readonly decision: string };
