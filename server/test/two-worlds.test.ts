import { findGame } from '@cifra/games/rules';
import {
  type AnyGame,
  canonical,
  type Event,
  rng as makeRng,
  type Rng,
  type Shape,
  type State,
  type Viewer,
} from '@cifra/kernel';
import { type Extras, playout, playWorld, type SecrecyKit, type TestWorld } from '@cifra/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extras as rareInBreakTheCode } from '../../games/break-the-code/test/extras.ts';
import { otherWorld as otherBreakTheCode } from '../../games/break-the-code/test/other-world.ts';
import { extras as rareInCoda } from '../../games/coda/test/extras.ts';
import { otherWorld as otherCoda } from '../../games/coda/test/other-world.ts';
import { extras as rareInDecrypto } from '../../games/decrypto/test/extras.ts';
import { otherWorld as otherDecrypto } from '../../games/decrypto/test/other-world.ts';
import { otherWorld as otherQwinto } from '../../games/qwinto/test/other-world.ts';
import { observe, openStage, type Stage, scripted } from './observed-match.ts';

type OtherWorld = SecrecyKit<Shape>['otherWorld'];
type Case = {
  readonly id: string;
  readonly seats: number;
  readonly otherWorld: OtherWorld;
  readonly extras?: Extras<Shape>;
};

// Each game's own types meet here as those of any game.
const CASES = [
  { id: 'break-the-code', seats: 3, otherWorld: otherBreakTheCode, extras: rareInBreakTheCode },
  { id: 'coda', seats: 3, otherWorld: otherCoda, extras: rareInCoda },
  { id: 'decrypto', seats: 4, otherWorld: otherDecrypto, extras: rareInDecrypto },
  { id: 'qwinto', seats: 3, otherWorld: otherQwinto },
] as unknown as readonly Case[];

/** Moments of a match that are compared for each observer, and how far into the match they lie at most. */
const MOMENTS = 2;
const FARTHEST = 16;

let stages: [Stage, Stage];
beforeAll(async () => {
  stages = [await openStage(), await openStage()];
});
afterAll(async () => {
  for (const stage of stages) await stage.stop();
});

type Pair = readonly [TestWorld<Shape>, TestWorld<Shape>];

/** Two matches up to some moment that this viewer cannot tell apart by the rules of the printed game. */
function* pairs({ id, seats, otherWorld, extras }: Case, game: AnyGame, viewer: Viewer, rng: Rng): Generator<Pair> {
  for (let at = 0; ; at++) {
    const { world, states } = playout(game, { seats, seed: `${id}-wire-${viewer}-${at}`, extras });
    const length = rng.below(Math.min(FARTHEST, states.length));
    const real = { ...world, moves: world.moves.slice(0, length) };
    const other = otherWorld(real, states[length] as State<Shape>, viewer, rng);
    if (other === null) continue;
    const [a, b] = [playWorld(game, real), playWorld(game, other)];
    if (a !== null && b !== null && canonical(a.states.at(-1)) !== canonical(b.states.at(-1))) yield [real, other];
  }
}

/** The first thing that the observer was sent in one world and not in the other; null where all is the same. */
async function difference(
  game: AnyGame,
  viewer: Viewer,
  worlds: Pair,
  plant: (game: AnyGame) => AnyGame = (plain) => plain,
): Promise<string | null> {
  const probes = playout(game, { seats: worlds[0].seats, seed: `${game.id}-probes` }).world.moves;
  const asides = ['left', 'a longer word, about another thing'];
  const [a = [], b = []] = await Promise.all(
    stages.map((stage, at) => {
      const world = worlds[at] as TestWorld<Shape>;
      stage.game = scripted(plant(game), world.script);
      return observe(stage, viewer, {
        world,
        aside: asides[at] ?? '',
        probes: probes.slice(0, 8).map(({ command }) => command),
      });
    }),
  );
  expect(a.length).toBeGreaterThan(30);
  for (let at = 0; at < Math.max(a.length, b.length); at++) if (a[at] !== b[at]) return `${a[at]}\n≠\n${b[at]}`;
  return null;
}

describe.each(CASES)('$id on the wire', (one) => {
  const game = findGame(one.id)?.game as AnyGame;
  const viewers: Viewer[] = [...Array.from({ length: one.seats }, (_, seat) => seat), 'spectator'];

  test.each(viewers)('what %s is sent does not tell two worlds apart that the rules do not', async (viewer) => {
    const found = pairs(one, game, viewer, makeRng(viewer === 'spectator' ? 99 : viewer));
    for (let moment = 0; moment < MOMENTS; moment++)
      expect(await difference(game, viewer, found.next().value as Pair)).toBeNull();
  });

  test('a room that breaks leaves the same lines in the log', async () => {
    const [worlds = never()] = pairs(one, game, 'spectator', makeRng(5));
    const before = stages.map(({ logged }) => logged.length);
    expect(await difference(game, 'spectator', worlds, breaksAt(worlds[0].moves.length))).toBeNull();
    expect(stages.map(({ logged }, at) => logged.length - (before[at] ?? 0))).toEqual([1, 1]);
  });

  test('a leak planted in what is told is caught', async () => {
    const [worlds = never()] = pairs(one, game, 'spectator', makeRng(7));
    expect(await difference(game, 'spectator', worlds, tellsAll)).toContain('"leak"');
  });

  test('a leak planted in an error text is caught', async () => {
    const [worlds = never()] = pairs(one, game, 0, makeRng(8));
    expect(await difference(game, 0, worlds, refusesWithSecrets)).toContain('"hint"');
  });
});

function never(): never {
  throw new Error('There is always another pair');
}

/** A broken invariant at the last move. */
function breaksAt(moves: number): (plain: AnyGame) => AnyGame {
  return (plain) => {
    let decided = 0;
    return {
      ...plain,
      decide: (...given) => {
        if (++decided === moves) throw new Error('Broken on purpose');
        return plain.decide(...given);
      },
    };
  };
}

/** All that is behind the table, in every fact. */
function tellsAll(plain: AnyGame): AnyGame {
  const plant = (event: Event<Shape>): Event<Shape> => {
    const fact = { ...event.fact, leak: [event.whispers ?? null, event.sealed ?? null] };
    return { ...event, fact };
  };
  return {
    ...plain,
    setup: (...given) => plain.setup(...given).map(plant),
    decide: (...given) => plain.decide(...given).map(plant),
  };
}

/** A refusal that remembers what was dealt and decided. */
function refusesWithSecrets(plain: AnyGame): AnyGame {
  const events: Event<Shape>[] = [];
  const remember = (more: readonly Event<Shape>[]) => {
    events.push(...more);
    return [...more];
  };
  return {
    ...plain,
    setup: (...given) => remember(plain.setup(...given)),
    decide: (...given) => remember(plain.decide(...given)),
    check: (...given) => {
      const refusal = plain.check(...given);
      return refusal === null ? null : { ...refusal, hint: JSON.stringify(events) };
    },
  };
}
