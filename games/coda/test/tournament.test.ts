import { act, open, rng, type State, sealedChance, view } from '@cifra/kernel';
import { seedBytes } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { DUELLIST, searcher } from '../mind/bot.ts';
import { references } from '../mind/references.ts';
import { tournamentChance } from '../mind/tournament.ts';
import { type Coda, coda, ROUNDS } from '../rules/index.ts';

describe('[C18] what a round is worth in a tournament', () => {
  test('after the last round only who has most points wins, and equal points share', () => {
    const last = { points: [40, 60], roundsLeft: 0 };
    expect(tournamentChance(last, [19, 0], 0)).toBeLessThan(0.01);
    expect(tournamentChance(last, [20, 0], 0)).toBeCloseTo(0.5, 2);
    expect(tournamentChance(last, [21, 0], 0)).toBeGreaterThan(0.99);
  });

  test('before it a lead is worth the more, the fewer rounds are to come', () => {
    const chances = [2, 1, 0].map((roundsLeft) => tournamentChance({ points: [30, 10], roundsLeft }, [0, 0], 0));
    expect(chances[0]).toBeGreaterThan(0.5);
    expect(chances).toEqual(chances.toSorted());
    expect(tournamentChance({ points: [30, 10, 25], roundsLeft: 1 }, [0, 0, 0], 0)).toBeLessThan(chances[1] ?? 0);
  });

  test('20 points ahead or behind change what is done in the last round', () => {
    const player = searcher({ ...DUELLIST, rollouts: 300, temperature: 0 });
    const decisions = positions('last-round', 24).map(({ state, seat }) =>
      [-20, 20].map((lead) => {
        const points = seat === 0 ? [40 + lead, 40] : [40, 40 + lead];
        return player(view(coda, { ...state, table: { ...state.table, points } }, seat), rng(1));
      }),
    );
    const changed = decisions.filter(([behind, ahead]) => JSON.stringify(behind) !== JSON.stringify(ahead));
    expect(changed.length).toBeGreaterThanOrEqual(3);
  });
});

/** Attacks of the last round with something to choose, by players who play on while a hit is likely. */
function positions(seed: string, count: number): readonly { readonly state: State<Coda>; readonly seat: number }[] {
  const found: { readonly state: State<Coda>; readonly seat: number }[] = [];
  const parsed = coda.parseOptions({ tournament: true });
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  const dice = rng(1);
  for (let match = 0; found.length < count; match++) {
    const chance = sealedChance(seedBytes(`${seed}-${match}`));
    let { state } = open(coda, 2, parsed.value, chance);
    while (coda.outcome(state.table) === null) {
      const [seat = 0] = coda.toAct(state.table);
      const { phase, round, hits } = state.table;
      if (phase === 'attack' && round === ROUNDS && hits > 0) found.push({ state, seat });
      const command = references['sensible-greedy'](view(coda, state, seat), dice);
      const step = act(coda, state, seat, command, chance);
      if (!step.ok) throw new Error(step.refusal.code);
      state = step.value.state;
    }
  }
  return found.slice(0, count);
}
