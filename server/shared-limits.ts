import type { House, Limits } from './house.ts';
import { Buckets } from './limits.ts';
import type { StorageBudget } from './storage-budget.ts';
import type { HouseMessage, HouseNeighbours } from './store/neighbours.ts';

/** An address with fewer sockets than this share of what it may have is not worth a word. */
const FEW = 8;
/** As many are told in one message: it has room for 8,000 bytes, and a key for 45. */
const AT_ONCE = 100;

function bucketsOf(limits: Limits, storage: StorageBudget): readonly (readonly [string, Buckets])[] {
  const all: readonly (readonly [string, unknown])[] = [...Object.entries(limits), ...Object.entries(storage.buckets)];
  return all.filter((one): one is readonly [string, Buckets] => one[1] instanceof Buckets);
}

/**
 * Limits over all processes. Each counts for itself; what somebody has used beyond half of a right is told to the
 * others, who take it away too. So whoever goes to three processes at once has three times the burst of one second,
 * and from then on what one process would give; whoever stays below half costs nobody a word. Of strict limits all is
 * told and owed: for nothing else is half of it too much.
 */
export function tellUsed({ limits, storage, settings, neighbours, monotonicNow }: House): void {
  if (neighbours.count < 2) return;
  for (const [limit, buckets] of bucketsOf(limits, storage)) tell(neighbours, limit, buckets.toTell(monotonicNow()));
  tell(neighbours, 'sockets', limits.sockets.atLeast(Math.max(1, settings.socketsPerAddress / FEW)));
}

function tell(neighbours: HouseNeighbours, limit: string, used: readonly (readonly [string, number])[]): void {
  for (let at = 0; at < used.length; at += AT_ONCE)
    neighbours.say({ type: 'used', limit, by: used.slice(at, at + AT_ONCE) });
}

/** The same, at another process. */
export function hearUsed(
  { limits, storage, monotonicNow }: House,
  { limit, by }: Extract<HouseMessage, { type: 'used' }>,
  from: string,
): void {
  if (limit === 'sockets') limits.sockets.countedElsewhere(from, by);
  const [, buckets] = bucketsOf(limits, storage).find(([name]) => name === limit) ?? [];
  const now = monotonicNow();
  for (const [key, cost] of by) buckets?.of(key, now).spentElsewhere(now, cost);
}
