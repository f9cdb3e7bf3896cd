import { act, open, type Rng, rng, type State, sealedChance, seatHand, seedFrom, view } from '@cifra/kernel';
import { type Coda, type Command, coda, type Options } from '../rules/index.ts';

export function optionsOf(options: Partial<Options>): Options {
  const parsed = coda.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return parsed.value;
}

/**
 * A match in which three attacks of four are right and are mostly followed by a stop, so that drawn tiles stay hidden;
 * slots are drawn by lot. It is played as far as so many turns.
 */
export function lively(
  seats: number,
  seed: string,
  options: Partial<Options>,
  turns = Number.POSITIVE_INFINITY,
): readonly State<Coda>[] {
  const dice = rng(Number.parseInt(seedFrom(seed).slice(0, 7), 16));
  const chance = sealedChance(Buffer.from(seedFrom(seed), 'hex'));
  const states = [open(coda, seats, optionsOf(options), chance).state];
  for (let [state] = states; state !== undefined; state = states.at(-1)) {
    if (state.table.turns > turns || coda.outcome(state.table) !== null) break;
    const seat = dice.pick(coda.toAct(state.table));
    const legal = [...coda.legal(view(coda, state, seat))];
    const command = likelier(state, legal, dice.pick(legal), dice);
    const step = act(coda, state, seat, command, chance);
    if (!step.ok) throw new Error(`${JSON.stringify(command)}: ${step.refusal.code}`);
    states.push(step.value.state);
  }
  return states;
}

function likelier({ hands, table }: State<Coda>, legal: readonly Command[], any: Command, dice: Rng): Command {
  const slots = legal.filter(({ type }) => type === 'place');
  if (table.phase !== 'attack' || slots.length > 0) return slots.length > 0 ? dice.pick(slots) : any;
  if (table.hits > 0 && dice.unit() < 0.85) return { type: 'stop' };
  if (any.type !== 'attack' || dice.unit() < 0.25) return any;
  return { ...any, value: hands[seatHand(any.seat)]?.row[any.place] ?? any.value };
}
