const HOUR = 3_600_000;
const HOURS = 24;
/** Codes and addresses that are told apart in an hour; what comes on top is only counted. */
const MOST_CODES = 40;
const MOST_ADDRESSES = 500;

type Hour = { readonly began: number; total: number; readonly byCode: Map<string, Map<string, number>> };

export type RefusalReport = {
  /** In the last day. */
  readonly total: number;
  readonly byCode: readonly { readonly code: string; readonly count: number; readonly addresses: number }[];
  /** Who was refused most. */
  readonly busiest: { readonly address: string; readonly count: number } | null;
};

/** Who was refused what in the last day, by hours and in memory: an operator asks for it, a log would be flooded. */
export class RefusalTally {
  readonly #now: () => number;
  #hours: Hour[] = [];
  /** Since the start. */
  total = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  add(code: string, address: string): void {
    const hour = this.#hour();
    this.total++;
    hour.total++;
    let byAddress = hour.byCode.get(code);
    if (byAddress === undefined) {
      if (hour.byCode.size >= MOST_CODES) return;
      byAddress = new Map();
      hour.byCode.set(code, byAddress);
    }
    const count = byAddress.get(address);
    if (count !== undefined || byAddress.size < MOST_ADDRESSES) byAddress.set(address, (count ?? 0) + 1);
    else byAddress.set('', (byAddress.get('') ?? 0) + 1);
  }

  report(): RefusalReport {
    this.#hour();
    const codes = new Map<string, { count: number; readonly addresses: Set<string> }>();
    const addresses = new Map<string, number>();
    for (const { byCode } of this.#hours)
      for (const [code, byAddress] of byCode)
        for (const [address, count] of byAddress) {
          const known = codes.get(code) ?? { count: 0, addresses: new Set() };
          codes.set(code, known);
          known.count += count;
          known.addresses.add(address);
          if (address !== '') addresses.set(address, (addresses.get(address) ?? 0) + count);
        }
    const [busiest] = [...addresses].sort(([, a], [, b]) => b - a);
    return {
      total: this.#hours.reduce((sum, { total }) => sum + total, 0),
      byCode: [...codes]
        .map(([code, { count, addresses: from }]) => ({ code, count, addresses: from.size }))
        .sort((a, b) => b.count - a.count),
      busiest: busiest === undefined ? null : { address: busiest[0], count: busiest[1] },
    };
  }

  #hour(): Hour {
    const now = this.#now();
    const last = this.#hours.at(-1);
    if (last !== undefined && now - last.began < HOUR) return last;
    const hour: Hour = { began: now, total: 0, byCode: new Map() };
    this.#hours = [...this.#hours.filter(({ began }) => now - began < HOURS * HOUR), hour];
    return hour;
  }
}
