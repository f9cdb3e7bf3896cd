import { act, type Bot, LEVELS, open, rng, type State, sealedChance, seatHand, view } from '@cifra/kernel';
import { playout, seedBytes } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { bots, MASTER, searcher } from '../mind/bot.ts';
import { characters } from '../mind/characters.ts';
import { codeOf } from '../mind/codes.ts';
import { LikelihoodCache } from '../mind/likelihood-cache.ts';
import { exactGreedy, randomPlayer, shylock } from '../mind/simple-players.ts';
import { why } from '../mind/why.ts';
import { worldsOf } from '../mind/worlds.ts';
import { type Coda, type Command, coda, type Options } from '../rules/index.ts';

function optionsOf(raw: Partial<Options>): Options {
  const parsed = coda.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return parsed.value;
}

/** A whole match by bots alone; every command must be accepted. */
function play(
  players: readonly Bot<Coda>[],
  options: Partial<Options>,
  seed: number,
  met: State<Coda>[] = [],
): State<Coda> {
  const chance = sealedChance(seedBytes(`bots-${seed}`));
  const dice = rng(seed);
  let { state } = open(coda, players.length, optionsOf(options), chance);
  while (coda.outcome(state.table) === null) {
    met.push(state);
    const [seat = 0] = coda.toAct(state.table);
    const command = players[seat]?.(view(coda, state, seat), dice) ?? { type: 'stop' };
    const step = act(coda, state, seat, command, chance);
    if (!step.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(step.refusal)}`);
    state = step.value.state;
  }
  return state;
}

test.each(Object.entries({ random: randomPlayer, shylock, ...characters }).filter(([name]) => name !== 'minerva'))(
  '[C13] %s says the place of every drawn tile before the first attack, so that nobody learns who has a choice',
  (_name, player) => {
    const met: State<Coda>[] = [];
    play([player, player], { dashes: true }, 5, met);
    expect(met.some(({ table }) => table.drawn !== null)).toBe(true);
    expect(met.filter(({ table }) => table.phase === 'place')).toEqual([]);
  },
);

/** The same player at a small budget, so that tests stay short. */
const quick = searcher({ ...MASTER, worlds: 30, rollouts: 8 });

describe('bots', () => {
  test.each(LEVELS)('%s plays whole matches of every size and kind', (level) => {
    const kinds: Partial<Options>[] = [{}, { dashes: true }, { dashes: true, dashInOpening: false, memory: true }];
    for (const [at, options] of kinds.entries()) {
      // Two, three and four seats, and this level in another seat each time.
      const players = Array.from({ length: 2 + at }, (_, seat) => (seat === at ? bots[level] : quick));
      expect(coda.outcome(play(players, options, at).table)?.winners).toHaveLength(1);
    }
  });

  test('a tournament too', () => {
    const state = play([quick, bots.novice, shylock], { tournament: true, dashes: true, clock: true }, 5);
    expect(coda.outcome(state.table)?.reason).toBe('points');
  });

  test('the same view and the same dice give the same move, and a view that came over a wire will do', () => {
    const { states } = playout(coda, { seats: 3, seed: 'sit down', options: optionsOf({ dashes: true }) });
    for (const state of states.filter((_, at) => at % 9 === 0)) {
      const [seat] = coda.toAct(state.table);
      if (seat === undefined) continue;
      const seen = view(coda, state, seat);
      const move = quick(seen, rng(3));
      expect(quick(seen, rng(3))).toEqual(move);
      expect(coda.check(seen, move)).toBeNull();
    }
  });

  // Who thinks about one tile at a time takes what is certain by that tile alone.
  const counting = ['bruno', 'corvo', 'zoe', 'minerva'] as const;
  test.each([...LEVELS, ...counting])('%s takes a certain hit, whether it might stop or not', (name) => {
    const known: { readonly [bot: string]: Bot<Coda> } = { ...characters, ...bots };
    const bot = known[name] as Bot<Coda>;
    const seen = { first: 0, later: 0 };
    const met: State<Coda>[] = [];
    const counter = exactGreedy({ infers: false, goesOnAt: 0.5 });
    for (let seed = 0; seed < 8; seed++) play([counter, counter], {}, seed, met);
    for (const state of met.filter(({ table }) => table.phase === 'attack')) {
      const seat = state.table.turn ?? 0;
      const from = view(coda, state, seat);
      const worlds = worldsOf(from);
      const hitOf = (command: Command) =>
        command.type === 'attack' && command.value !== 'dash'
          ? (worlds.chancesOf(command.seat, command.place)[
              codeOf(state.table.rows[command.seat]?.[command.place]?.colour ?? 'dark', command.value)
            ] ?? 0)
          : 0;
      if (![...coda.legal(from)].some((command) => hitOf(command) > 1 - 1e-9)) continue;
      const kind = state.table.hits > 0 ? 'later' : 'first';
      if (seen[kind]++ < 6) expect(hitOf(bot(from, rng(seen[kind])))).toBeCloseTo(1);
    }
    expect(Math.min(seen.first, seen.later)).toBeGreaterThan(2);
  });

  test('Zoe says which colour she was short of when she drew it', () => {
    const counter = exactGreedy({ infers: false, goesOnAt: 0.5 });
    const met: State<Coda>[] = [];
    for (let seed = 0; seed < 4; seed++) play([counter, counter], {}, seed, met);
    let short = 0;
    for (const state of met.filter(({ table }) => table.phase === 'draw')) {
      const from = view(coda, state, state.table.turn ?? 0);
      const command = characters.zoe?.(from, rng(1));
      if (command?.type !== 'draw') throw new Error('She draws');
      const reason = why(from, command, 'zoe');
      if (reason?.code !== 'fewer-hidden') continue;
      short++;
      expect(reason.colour).toBe(command.colour);
    }
    expect(short).toBeGreaterThan(2);
  });

  test('masters alone name a number of their own row now and then, and say that it was a bluff', () => {
    const bluffs = { master: 0, club: 0 };
    for (const level of ['master', 'club'] as const)
      for (let seed = 0; seed < 3; seed++) {
        const player: Bot<Coda> = (from, dice) => {
          const command = bots[level](from, dice);
          if (command.type !== 'attack' || from.viewer === 'spectator') return command;
          const hand = from.hands[seatHand(from.viewer)];
          const colour = from.table.rows[command.seat]?.[command.place]?.colour;
          const isOwn = hand?.row.some((value, at) => value === command.value && hand.colours[at] === colour);
          expect(why(from, command, level)?.code === 'bluff').toBe(isOwn);
          if (isOwn) bluffs[level]++;
          return command;
        };
        play([player, player], {}, seed);
      }
    expect(bluffs.master).toBeGreaterThan(2);
    expect(bluffs.club).toBe(0);
  });

  test('a bot with a cache decides as it would without', () => {
    const remembering = searcher({ ...MASTER, worlds: 24, listed: 0, rollouts: 6, cache: new LikelihoodCache() });
    const plain = searcher({ ...MASTER, worlds: 24, listed: 0, rollouts: 6 });
    for (const seed of ['once', 'again'])
      for (const state of playout(coda, { seats: 2, seed, options: optionsOf({}) }).states) {
        const [seat] = coda.toAct(state.table);
        if (seat === undefined) continue;
        const seen = view(coda, state, seat);
        for (const dice of [1, 2]) expect(remembering(seen, rng(dice))).toEqual(plain(seen, rng(dice)));
      }
  });

  test('it beats those who only count', () => {
    for (const [rival, least] of [
      [randomPlayer, 0.9],
      [shylock, 0.6],
      [exactGreedy({ infers: true, goesOnAt: 0.5 }), 0.55],
    ] as const) {
      let won = 0;
      const matches = 24;
      for (let at = 0; at < matches; at++) {
        const seat = at % 2;
        const state = play(seat === 0 ? [quick, rival] : [rival, quick], {}, 1000 + at);
        if (state.table.winner === seat) won++;
      }
      expect(won / matches).toBeGreaterThan(least);
    }
  });
});
