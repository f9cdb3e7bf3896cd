import {
  canonical,
  type Event,
  type Game,
  rng as makeRng,
  type Rng,
  type Shape,
  type State,
  see,
  type Viewer,
  view,
} from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { type Extras, playout } from './playout.ts';
import { type PlayedWorld, playWorld, type TestWorld } from './world.ts';

export type SecrecyKit<G extends Shape> = {
  /**
   * Another world that this viewer cannot tell apart from the real one by the rules of the printed game: other
   * hidden tiles that give the same answers, another pile, another's unrevealed choice. Null where there is none
   * to be found at this moment. It must not look at what the game said to the viewer: that is what is tested.
   */
  otherWorld(world: TestWorld<G>, state: State<G>, viewer: Viewer, rng: Rng): TestWorld<G> | null;
  /** Copies of the game with a leak planted on purpose; each must be caught. */
  readonly leaks?: { readonly [name: string]: Game<G> };
  /** How many sit where the planted leaks are looked for; the fewest where it is not said. */
  readonly leakSeats?: number;
  /** Real worlds to try for each number of seats. */
  readonly worlds?: number;
};

type Finding = { readonly compared: number; readonly leak: string | null };

/** Every byte that a viewer is sent is the same in a world that it cannot tell apart. */
export function secrecy<G extends Shape>(game: Game<G>, kit: SecrecyKit<G>, extras?: Extras<G>): void {
  // Alone there is nobody to keep a secret from.
  const fewest = Math.max(2, game.seats.min);
  const seatCounts = Array.from({ length: game.seats.max - fewest + 1 }, (_, at) => fewest + at);

  describe(`${game.id} keeps its secrets`, () => {
    test.each(seatCounts)('%i seats: no viewer can tell two worlds apart that the rules do not', (seats) => {
      const found = compareWorlds(game, kit, seats, extras);
      expect(found.leak).toBeNull();
      expect(found.compared, 'worlds compared').toBeGreaterThan(10);
    });

    const leaks: { readonly [name: string]: Game<G> } = {
      'whispers and sealed parts in the fact': leaky(game, (event) => ({
        ...event,
        fact: { ...event.fact, leak: [event.whispers ?? null, event.sealed ?? null] },
      })),
      ...kit.leaks,
    };
    test.each(Object.keys(leaks))('a leak planted on purpose is caught: %s', (name) => {
      expect(compareWorlds(leaks[name] as Game<G>, kit, kit.leakSeats ?? fewest, extras).leak).not.toBeNull();
    });
  });
}

function compareWorlds<G extends Shape>(
  game: Game<G>,
  kit: SecrecyKit<G>,
  seats: number,
  extras: Extras<G> | undefined,
): Finding {
  let compared = 0;
  const probes = probesOf(game, seats);
  for (let at = 0; at < (kit.worlds ?? 12); at++) {
    const seed = `${game.id}-secrecy-${at}`;
    const rng = makeRng(at * 1009 + seats);
    const { world, states } = playout(game, { seats, seed, extras });
    for (let cut = 0; cut < 4; cut++) {
      // Early moments hide the most, so they are tried as often as all others together.
      const length = cut < 2 ? rng.below(Math.min(8, states.length)) : rng.below(states.length);
      const real = { ...world, moves: world.moves.slice(0, length) };
      const state = states[length] as State<G>;
      for (const viewer of [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'] as Viewer[]) {
        const other = kit.otherWorld(real, state, viewer, rng);
        if (other === null) continue;
        const [a, b] = [playWorld(game, real), playWorld(game, other)];
        if (a === null) throw new Error('The real world does not play again');
        if (b === null) throw new Error(`The other world of ${viewer} is not a legal match`);
        if (canonical(a.states.at(-1)) === canonical(b.states.at(-1))) continue;
        compared++;
        const difference = firstDifference(sent(game, a, viewer, probes), sent(game, b, viewer, probes));
        if (difference !== null) return { compared, leak: `${viewer} at ${length}: ${difference}` };
      }
    }
  }
  return { compared, leak: null };
}

/** Every byte for this viewer: what it is told, its view, its moves, and what it is refused and why. */
function sent<G extends Shape>(
  game: Game<G>,
  { entries, states }: PlayedWorld<G>,
  viewer: Viewer,
  probes: readonly G['Command'][],
): readonly string[] {
  const lines: string[] = [];
  for (const [at, entry] of entries.entries()) {
    const state = states[at] as State<G>;
    lines.push(canonical(see(game, state.seats, entry, viewer)));
    lines.push(
      `waits for ${game.toAct(state.table)}`,
      canonical(game.deadline(state.table)),
      canonical(game.outcome(state.table)),
    );
  }
  const last = states.at(-1) as State<G>;
  const seen = view(game, last, viewer);
  lines.push(canonical(seen));
  for (const command of game.legal(seen)) lines.push(canonical(command));
  for (const command of probes) lines.push(canonical(game.check(seen, command)));
  return lines;
}

/** Commands of some other match: sent by the wrong one, too early or too late, they make error texts. */
function probesOf<G extends Shape>(game: Game<G>, seats: number): readonly G['Command'][] {
  const { moves } = playout(game, { seats, seed: `${game.id}-probes` }).world;
  return moves.slice(0, 40).map((move) => move.command);
}

function firstDifference(a: readonly string[], b: readonly string[]): string | null {
  for (let at = 0; at < Math.max(a.length, b.length); at++) if (a[at] !== b[at]) return `${a[at]} ≠ ${b[at]}`;
  return null;
}

function leaky<G extends Shape>(game: Game<G>, plant: (event: Event<G>) => Event<G>): Game<G> {
  return {
    ...game,
    setup: (seats, options, chance) => game.setup(seats, options, chance).map(plant),
    decide: (state, seat, command, chance) => game.decide(state, seat, command, chance).map(plant),
  };
}
