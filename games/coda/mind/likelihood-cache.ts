import { bit } from './codes.ts';
import type { PastDecision } from './past-decisions.ts';
import type { Situation } from './situation.ts';
import type { PossibleDeal } from './worlds.ts';

/** How well each model explains a decision, by the set of tiles that the decider held. */
export type Explained = Map<number, Float64Array>;

/** Far more than one decision needs; then it starts afresh. */
const MOST = 4000;

/**
 * Remembers how well a decision was explained. In a duel that depends on what lay on the table and on what the decider
 * held, and on nothing else, so that whoever looks at the same past in thousands of deals need not reckon again.
 */
export class LikelihoodCache {
  readonly #decisions = new Map<string, Explained>();

  of(situation: Situation, decision: PastDecision): Explained {
    const key = tableOf(situation, decision);
    let explained = this.#decisions.get(key);
    if (explained === undefined) {
      if (this.#decisions.size >= MOST) this.#decisions.clear();
      explained = new Map();
      this.#decisions.set(key, explained);
    }
    return explained;
  }
}

export function heldIn(world: PossibleDeal, { seat, held }: PastDecision): number {
  let mask = 0;
  for (const place of held) mask |= bit(world[seat]?.[place] ?? 0);
  return mask;
}

function tableOf({ rows }: Situation, { seat, target, place, code, mightStop, rows: past }: PastDecision): string {
  let key = `${seat} ${target} ${place} ${code} ${mightStop}`;
  for (const [owner, row] of past.entries())
    for (const tile of row) {
      const seen = rows[owner]?.[tile.place];
      if (tile.hidden) key += `|${owner} ${seen?.shade} ${tile.banned} ${tile.inferred}`;
      else key += `|${owner} open ${seen?.code}`;
    }
  return key;
}
