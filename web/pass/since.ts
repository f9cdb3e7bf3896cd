import type { Seat } from '@cifra/kernel';
import type { LogLine } from '../table/log/log.ts';

/** So many sentences are read before one takes the device; the rest stands in the history. */
const MOST = 3;

/** Up to which sentence of the log each seat has had the table before its eyes, by the sentence's key. */
export type LastTold = ReadonlyMap<Seat, string>;

/** These seats have now seen everything that was told. */
export function withSeen(seen: LastTold, seats: readonly Seat[], lines: readonly LogLine[]): LastTold {
  const last = lines.at(-1);
  return last === undefined ? seen : new Map([...seen, ...seats.map((seat) => [seat, last.key] as const)]);
}

/** What was told since all of these seats looked, at most its end, and always its last sentence. */
export function since(seen: LastTold, seats: readonly Seat[], lines: readonly LogLine[]): readonly LogLine[] {
  const from = Math.min(...seats.map((seat) => lines.findIndex(({ key }) => key === seen.get(seat))));
  const start = Number.isFinite(from) ? from + 1 : 0;
  return lines.slice(Math.min(Math.max(start, lines.length - MOST), Math.max(0, lines.length - 1)));
}
