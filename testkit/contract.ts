import {
  accept,
  act,
  canonical,
  expire,
  follow,
  type Game,
  handsOf,
  LANGUAGES,
  type MatchFile,
  rng as makeRng,
  open,
  replay,
  type Shape,
  type State,
  scriptedChance,
  sealedChance,
  see,
  seedFrom,
  type Tellings,
  type View,
  type Viewer,
  verify,
  view,
} from '@cifra/kernel';
import { kernelRefusal } from '@cifra/kernel/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forge, matchFile } from './match-file.ts';
import { assertJson } from './plain-json.ts';
import { type Extras, type Playout, playout } from './playout.ts';
import { type SecrecyKit, secrecy } from './secrecy.ts';
import { transcript } from './transcript.ts';
import { versions } from './versions.ts';
import { seedBytes } from './world.ts';

export type ContractKit<G extends Shape> = {
  readonly tellings: Tellings<G>;
  readonly extras?: Extras<G>;
  readonly secrecy: SecrecyKit<G>;
  /** Seeded matches kept as text files, at least two. */
  readonly goldens: readonly {
    readonly seats: number;
    readonly seed: string;
    readonly options?: Partial<G['Options']>;
  }[];
  /** Where the goldens live: `new URL('./golden/', import.meta.url)`. */
  readonly goldenFolder: URL;
  /** Random matches for each number of seats. */
  readonly matches?: number;
};

/** What every game must pass, by one call. */
export function contract<G extends Shape>(game: Game<G>, kit: ContractKit<G>): void {
  const matches = kit.matches ?? 12;
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at);
  const plans = seatCounts.flatMap((seats) =>
    Array.from({ length: matches }, (_, at) => ({
      seats,
      seed: `${game.id}-${at}`,
      extras: kit.extras,
      timeouts: at % 3 === 0 ? 0.05 : 0,
    })),
  );

  // Played once, looked at by several tests.
  const played = new Map<(typeof plans)[number], Playout<G>>();
  const play = (plan: (typeof plans)[number]): Playout<G> => {
    const match = played.get(plan) ?? playout(game, plan);
    played.set(plan, match);
    return match;
  };

  describe(`${game.id} keeps the contract`, () => {
    test.each(seatCounts)('random matches of %i seats end, and every promise holds at every step', (seats) => {
      for (const plan of plans.filter((one) => one.seats === seats)) {
        const match = play(plan);
        checkSteps(game, match);
        checkLog(game, match);
        checkOutcome(game, match);
      }
    });

    test('a match file proves itself, and one that was changed does not', () => {
      for (const plan of plans.filter((_, at) => at % 3 === 0)) checkVerify(game, play(plan));
    });

    test('everything that happens can be told in every language', () => {
      for (const plan of plans) checkTelling(game, play(plan), kit.tellings);
    });

    test('arbitrary input is refused, never thrown, and changes nothing', () => fuzz(game, kit.tellings));

    test.each(seatCounts)('[T2] a match in which everybody is always late comes to an end, with %i seats', (seats) => {
      const { world } = playout(game, { seats, seed: `${game.id} late`, timeouts: 1 });
      expect(world.moves.every(({ timeout }) => timeout)).toBe(true);
    });

    test.each(kit.goldens.map((golden, at) => ({ ...golden, at })))(
      'golden match $at: $seed, $seats seats',
      async ({ seats, seed, options }) => {
        const parsed = options === undefined ? accept(undefined) : game.parseOptions(options);
        if (!parsed.ok) throw new Error(parsed.refusal.code);
        const plan = {
          seats,
          seed,
          extras: kit.extras,
          ...(parsed.value === undefined ? {} : { options: parsed.value }),
        };
        await expect(transcript(game, plan)).toMatchFileSnapshot(new URL(`${seed}.txt`, kit.goldenFolder).pathname);
      },
    );
  });

  versions(game, kit.tellings, kit.goldenFolder);

  secrecy(game, kit.secrecy, kit.extras);
}

function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

function checkSteps<G extends Shape>(game: Game<G>, { world, entries, states }: Playout<G>): void {
  const clients = new Map<Viewer, View<G> | null>(viewersOf(world.seats).map((viewer) => [viewer, null]));
  for (const [at, state] of states.entries()) {
    const entry = entries[at];
    if (entry === undefined) throw new Error(`No entry ${at}`);
    assertJson(entry, `entry ${at}`);
    assertJson(state, `state ${at}`);
    for (const [viewer, last] of clients) {
      const next = follow(game, last, see(game, world.seats, entry, viewer), viewer);
      expect(canonical(next), `the fold of ${viewer} at ${at}`).toBe(canonical(view(game, state, viewer)));
      expect(Object.keys(next.hands).sort()).toEqual([...handsOf(viewer, game.teams(world.seats))].sort());
      clients.set(viewer, next);
    }
    checkMoves(game, state);
  }
}

function checkMoves<G extends Shape>(game: Game<G>, state: State<G>): void {
  const toAct = game.toAct(state.table);
  const over = game.outcome(state.table) !== null;
  expect(toAct.length === 0, `waits for ${toAct}, over: ${over}`).toBe(over);
  expect(new Set(toAct).size).toBe(toAct.length);
  let moves = 0;
  for (const viewer of viewersOf(state.seats)) {
    const seen = view(game, state, viewer);
    const legal = [...game.legal(seen)];
    if (viewer === 'spectator' || !toAct.includes(viewer)) expect(legal, `${viewer} is not to act`).toEqual([]);
    const written = legal.map(canonical);
    for (const [at, command] of legal.entries()) {
      // Plain comparisons: there are hundreds of thousands of them.
      const refusal = game.check(seen, command);
      if (refusal !== null) throw new Error(`A legal ${written[at]} is refused: ${canonical(refusal)}`);
      const parsed = game.parseCommand(JSON.parse(JSON.stringify(command)));
      if (!parsed.ok || canonical(parsed.value) !== written[at])
        throw new Error(`${written[at]} is not parsed as it is`);
    }
    expect(new Set(written).size, 'each legal move once').toBe(legal.length);
    moves += legal.length;
    if (viewer !== 'spectator' && toAct.includes(viewer)) {
      // Every table may have a clock, so every decision has something that is played at zero (T2).
      const late = game.onTimeout(seen);
      if (late === null) throw new Error(`${game.id} plays nothing at zero for seat ${viewer} in ${canonical(state)}`);
      expect(game.check(seen, late), `time-out ${canonical(late)}`).toBeNull();
    }
  }
  expect(moves > 0).toBe(!over);
  const deadline = game.deadline(state.table);
  if (deadline !== null) {
    assertJson(deadline, 'deadline');
    expect(deadline.after).toBeGreaterThan(0);
    for (const seat of deadline.seats) {
      expect(toAct, 'a clock runs for somebody who is to act').toContain(seat);
      expect(game.onTimeout(view(game, state, seat)), 'a clock that ends does something').not.toBeNull();
    }
  }
}

function checkLog<G extends Shape>(game: Game<G>, { entries, states }: Playout<G>): void {
  const stored = JSON.parse(JSON.stringify(entries)) as typeof entries;
  const replayed = [...replay(game, stored)];
  expect(canonical(replayed.at(-1))).toBe(canonical(states.at(-1)));
}

function checkOutcome<G extends Shape>(game: Game<G>, { world, states }: Playout<G>): void {
  const table = states.at(-1)?.table;
  const outcome = table === undefined ? null : game.outcome(table);
  assertJson(outcome, 'outcome');
  expect(outcome?.ranking.flat().toSorted()).toEqual(Array.from({ length: world.seats }, (_, seat) => seat));
  for (const winner of outcome?.winners ?? []) expect(outcome?.ranking[0]).toContain(winner);
}

function checkVerify<G extends Shape>(game: Game<G>, match: Playout<G>): void {
  const file = JSON.parse(JSON.stringify(matchFile(game, match))) as MatchFile<G>;
  expect(verify(game, file)).toEqual([]);
  const forged = forge(file);
  expect(verify(game, forged).length).toBeGreaterThan(0);
  const otherSeed = { ...file, seal: { ...file.seal, seed: seedFrom('another seed') } };
  expect(verify(game, otherSeed).map((misfit) => misfit.code)).toContain('commitment-differs');
}

function checkTelling<G extends Shape>(
  game: Game<G>,
  { entries, states, world }: Playout<G>,
  tellings: Tellings<G>,
): void {
  const names = (seat: number) => `P${seat}`;
  for (const language of LANGUAGES) {
    const telling = tellings[language];
    for (const { events } of entries)
      for (const { fact } of events) {
        if (fact.type === 'opened') continue;
        assertSentence(telling.fact(fact as G['Fact'], names), fact.type);
      }
    for (const state of states.filter((_, at) => at % 7 === 0 || at === states.length - 1))
      for (const viewer of viewersOf(world.seats)) {
        const seen = view(game, state, viewer);
        assertSentence(telling.board(seen, names), 'board');
        for (const command of game.legal(seen))
          assertSentence(
            telling.move(command, (seat) => `#${seat}`),
            command.type,
          );
      }
    const last = states.at(-1);
    const outcome = last === undefined ? null : game.outcome(last.table);
    if (outcome === null) throw new Error('The match did not end');
    assertSentence(telling.outcome(outcome, names), outcome.reason);
    for (const [label, { kind, items }] of Object.entries(game.draws(world.seats, world.options))) {
      const drawn =
        kind === 'shuffle'
          ? ({ kind, label, index: null, brought: items } as const)
          : ({ kind: 'draw', label, index: 0, brought: items.slice(0, 1) } as const);
      const told = telling.draw(drawn, names);
      expect(told?.what.trim(), `${label} has no words`).toBeTruthy();
      expect(told?.brought, label).toHaveLength(drawn.brought.length);
      for (const said of [told?.what ?? '', ...(told?.brought ?? [])]) assertSentence(said, label);
    }
    for (const name of Object.keys(game.options) as (keyof G['Options'] & string)[]) {
      assertSentence(telling.option(name).label, name);
      assertSentence(telling.option(name).help, name);
    }
  }
}

function assertSentence(said: string | null, about: string): void {
  if (said === null) return;
  if (said.trim() === '' || /undefined|NaN|\[object/.test(said)) throw new Error(`${about} is told as «${said}»`);
}

function fuzz<G extends Shape>(game: Game<G>, tellings: Tellings<G>): void {
  const states = playout(game, { seats: game.seats.min, seed: `${game.id}-fuzz` }).states;
  const rng = makeRng(7);
  const chance = scriptedChance({}, sealedChance(seedBytes('fuzz')));
  const samples = states.flatMap((state) =>
    viewersOf(state.seats).flatMap((viewer) => [...game.legal(view(game, state, viewer))].slice(0, 5)),
  );
  const types = [...new Set(samples.map((command) => command.type))];
  const fields = [...new Set(samples.flatMap((sample) => Object.keys(sample)))].filter((field) => field !== 'type');
  // Half of it looks like a command, with fields of its own kind or of any.
  const command = fc.oneof(
    fc.jsonValue(),
    fc.record(
      { type: fc.constantFrom(...types), ...Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])) },
      { requiredKeys: ['type'] },
    ),
    fc.tuple(fc.constantFrom(...samples), fc.jsonValue()).map(([sample, value]) => {
      const keys = Object.keys(sample);
      return { ...sample, [rng.pick(keys)]: value };
    }),
    fc.constantFrom(...samples),
  );
  const worded = (refusal: { readonly code: string }) => {
    for (const language of LANGUAGES)
      assertSentence(
        tellings[language].refusal(refusal) ?? kernelRefusal(language, refusal) ?? 'undefined',
        refusal.code,
      );
  };
  fc.assert(
    fc.property(command, fc.nat(states.length - 1), fc.integer({ min: -1, max: game.seats.max }), (raw, at, seat) => {
      const parsed = game.parseCommand(raw);
      if (!parsed.ok) return worded(parsed.refusal);
      const state = states[at] as State<G>;
      const before = canonical(state);
      const step = act(game, state, seat, parsed.value, chance);
      if (!step.ok) worded(step.refusal);
      expect(canonical(state)).toBe(before);
    }),
    { numRuns: 2_000, seed: 11 },
  );
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      const parsed = game.parseOptions(raw);
      if (!parsed.ok) worded(parsed.refusal);
    }),
    { numRuns: 500, seed: 12 },
  );
  for (const name of Object.keys(game.options)) {
    const parsed = game.parseOptions({ [name]: { not: 'a value' } });
    expect(parsed.ok).toBe(false);
  }
  // A clock that runs out where none runs is not an error either.
  for (const state of states) for (let seat = 0; seat < state.seats; seat++) expire(game, state, seat, chance);
  expect(open(game, game.seats.max, someDefaults(game), chance).state.version).toBe(1);
}

function someDefaults<G extends Shape>(game: Game<G>): G['Options'] {
  const parsed = game.parseOptions({});
  if (!parsed.ok) throw new Error(`${game.id} has no default options: ${parsed.refusal.code}`);
  return parsed.value;
}
