import {
  act,
  type Bot,
  expire,
  type Game,
  type Json,
  type LoggedEvent,
  rng as makeRng,
  open,
  type Rng,
  type Seat,
  type Shape,
  type State,
  sealedChance,
  someOptions,
  view,
} from '@cifra/kernel';
import { recording, seedBytes, type TestMove, type TestWorld } from './world.ts';

/** Commands that random play would hardly find, such as a right guess; the test may peek, the game may not. */
export type Extras<G extends Shape> = (state: State<G>, seat: Seat, rng: Rng) => readonly G['Command'][];

export type Playout<G extends Shape> = {
  readonly world: TestWorld<G>;
  readonly seed: string;
  readonly states: readonly State<G>[];
  readonly entries: readonly { readonly version: number; readonly events: readonly LoggedEvent<G>[] }[];
};

export type PlayoutPlan<G extends Shape> = {
  readonly seats: number;
  readonly seed: string;
  readonly options?: G['Options'];
  readonly extras?: Extras<G> | undefined;
  /** Who plays, in place of chance. */
  readonly player?: Bot<G> | undefined;
  /** How often a clock runs out, of 1. */
  readonly timeouts?: number;
  readonly maxMoves?: number;
};

/** A match played at random, or by a bot, with everything that is needed to play it again. */
export function playout<G extends Shape>(game: Game<G>, plan: PlayoutPlan<G>): Playout<G> {
  const rng = makeRng([...plan.seed].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) | 0, plan.seats));
  const options = plan.options ?? someOptions(game, rng);
  const { chance, script } = recording(sealedChance(seedBytes(plan.seed)));
  const first = open(game, plan.seats, options, chance);
  const states = [first.state];
  const entries = [{ version: 1, events: first.events }];
  const moves: TestMove<G>[] = [];
  let state = first.state;
  const maxMoves = plan.maxMoves ?? 5_000;
  while (game.outcome(state.table) === null) {
    if (moves.length >= maxMoves) throw new Error(`${game.id} did not end within ${maxMoves} moves`);
    const seat = rng.pick(game.toAct(state.table));
    const late = rng.unit() < (plan.timeouts ?? 0) ? expire(game, state, seat, chance) : null;
    const command = late?.command ?? someMove(game, state, seat, rng, plan);
    if (command === null) continue;
    const step = late ?? accepted(game, state, seat, command, chance);
    moves.push(late === null ? { seat, command } : { seat, command, timeout: true });
    state = step.state;
    states.push(state);
    entries.push({ version: state.version, events: step.events });
  }
  return {
    world: { seats: plan.seats, options, script: script as { [label: string]: Json }, moves },
    seed: plan.seed,
    states,
    entries,
  };
}

function accepted<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  command: G['Command'],
  chance: Parameters<typeof open>[3],
) {
  const step = act(game, state, seat, command, chance);
  if (!step.ok) throw new Error(`${game.id} refuses a legal ${JSON.stringify(command)}: ${step.refusal.code}`);
  return step.value;
}

function someMove<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  rng: Rng,
  { extras, player }: PlayoutPlan<G>,
): G['Command'] | null {
  const seen = view(game, state, seat);
  if (player !== undefined) return player(seen, rng);
  const rare = extras !== undefined && rng.below(4) === 0 ? extras(state, seat, rng) : [];
  const allowed = rare.filter((command) => game.check(seen, command) === null);
  const choices = allowed.length > 0 ? allowed : [...game.legal(seen)];
  return choices.length === 0 ? null : rng.pick(choices);
}
