import { act, type Bot, rng as makeRng, open, sealedChance, seedFrom, view } from '@cifra/kernel';
import { type Qwinto, qwinto } from '../../rules/index.ts';
import type { Luck } from './luck.ts';

export type Seated = { readonly name: string; readonly bot: Bot<Qwinto> };

/** A mean with the half-width of its 95 % interval. */
export class Tally {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#sum / this.count;
  }

  get deviation(): number {
    return Math.sqrt(Math.max(0, this.#squares / this.count - this.mean ** 2));
  }

  get margin(): number {
    return (1.96 * this.deviation) / Math.sqrt(this.count);
  }
}

type Result = {
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly turns: number;
};

function seedBytes(words: string): Uint8Array {
  const hex = seedFrom(words);
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** One match by the rules themselves; every decision's time goes to `onDecision`, every roll to `luck`. */
export function playMatch(
  seated: readonly Seated[],
  seed: string,
  onDecision: (name: string, milliseconds: number) => void,
  luck: Luck,
): Result {
  const chance = sealedChance(seedBytes(seed));
  const numbers = makeRng([...seed].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) | 0, 7));
  let { state } = open(qwinto, seated.length, {}, chance);
  let turns = 0;
  for (;;) {
    const outcome = qwinto.outcome(state.table);
    if (outcome !== null) return { points: outcome.scores ?? [], winners: outcome.winners, turns };
    const [seat] = qwinto.toAct(state.table);
    const { name, bot } = seated[seat];
    const seen = view(qwinto, state, seat);
    const before = performance.now();
    const command = bot(seen, numbers);
    onDecision(name, performance.now() - before);
    if (command.type === 'roll') turns++;
    const step = act(qwinto, state, seat, command, chance);
    if (!step.ok) throw new Error(`${name} gave a refused ${JSON.stringify(command)}: ${step.refusal.code}`);
    state = step.value.state;
    if (command.type === 'roll' || command.type === 'reroll') luck.add(state.table, seat, command.type === 'reroll');
  }
}
