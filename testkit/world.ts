import {
  act,
  type Chance,
  expire,
  type Game,
  type Json,
  type LoggedEvent,
  observedChance,
  open,
  type Script,
  type Seat,
  type Shape,
  type State,
  scriptedChance,
  sealedChance,
  seedFrom,
} from '@cifra/kernel';

/** An order of a seat, or of the clock for it. */
export type TestMove<G extends Shape> = {
  readonly seat: Seat;
  readonly command: G['Command'];
  readonly timeout?: true;
};

/** All that a match is made of: change one part and another match comes out. */
export type TestWorld<G extends Shape> = {
  readonly seats: number;
  readonly options: G['Options'];
  readonly script: Script;
  readonly moves: readonly TestMove<G>[];
};

export type PlayedWorld<G extends Shape> = {
  /** States after each entry, the deal first. */
  readonly states: readonly State<G>[];
  readonly entries: readonly { readonly version: number; readonly events: readonly LoggedEvent<G>[] }[];
};

/** No chance but the script's: a draw that the script lacks is a mistake of the test. */
export const noChance: Chance = {
  shuffle: (label) => {
    throw new Error(`The script has no "${label}"`);
  },
  draw: (label) => {
    throw new Error(`The script has no "${label}"`);
  },
};

/** Writes down every draw, so that a match can be played again and varied. */
export function recording(inner: Chance): { chance: Chance; script: { [label: string]: Json } } {
  const script: { [label: string]: Json } = {};
  const chance = observedChance(inner, ({ label, index, brought }) => {
    if (index === null) script[label] = [...brought];
    else {
      const row = (script[label] ?? []) as Json[];
      script[label] = row;
      row[index] = brought[0] as Json;
    }
  });
  return { chance, script };
}

/** Plays a world; null when one of its moves is refused. */
export function playWorld<G extends Shape>(game: Game<G>, world: TestWorld<G>): PlayedWorld<G> | null {
  // What the other world draws beyond its script does not matter, but must be the same each time.
  const chance = scriptedChance(world.script, sealedChance(seedBytes('beyond the script')));
  const first = open(game, world.seats, world.options, chance);
  const states = [first.state];
  const entries = [{ version: 1, events: first.events }];
  let state = first.state;
  for (const move of world.moves) {
    const step = move.timeout
      ? expire(game, state, move.seat, chance)
      : orNull(act(game, state, move.seat, move.command, chance));
    if (step === null) return null;
    state = step.state;
    states.push(state);
    entries.push({ version: state.version, events: step.events });
  }
  return { states, entries };
}

function orNull<T>(result: { ok: true; value: T } | { ok: false }): T | null {
  return result.ok ? result.value : null;
}

export function seedBytes(words: string): Uint8Array {
  const hex = seedFrom(words);
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}
