import { type AnyGame, act, rng as makeRng, open, type Rng, sealedChance, view } from '@cifra/kernel';

/** A whole random match by our rules, as a room would play it; returns the number of orders. */
export function playOurs(game: AnyGame, seats: number, options: object, rng: Rng): number {
  const seed = new Uint8Array(32);
  for (let at = 0; at < 32; at += 4) new DataView(seed.buffer).setUint32(at, rng.below(2 ** 32));
  const chance = sealedChance(seed);
  let { state } = open(game, seats, options, chance);
  let orders = 0;
  while (game.outcome(state.table) === null) {
    const seat = rng.pick(game.toAct(state.table));
    const moves = [...game.legal(view(game, state, seat))];
    if (moves.length === 0) continue;
    const step = act(game, state, seat, rng.pick(moves), chance);
    if (!step.ok) throw new Error(`${game.id} refused a legal move: ${step.refusal.code}`);
    state = step.value.state;
    orders++;
  }
  return orders;
}

export const benchRng = (): Rng => makeRng(2026);
