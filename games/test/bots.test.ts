import { act, LEVELS, rng as makeRng, open, type Shape, type State, sealedChance, View, view } from '@cifra/kernel';
import { seedBytes } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { loadBots, loadPlayers } from '../bots.ts';
import { GAMES } from '../rules.ts';

describe.each(GAMES.map(({ game }) => [game.id, game] as const))('the bots of %s', (id, game) => {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at);

  test.each(counts)('%i of them play a whole match from their views alone, without one refusal', async (seats) => {
    const bots = await loadBots(id);
    if (bots === null) throw new Error(`${id} has no bots`);
    const options = game.parseOptions({});
    if (!options.ok) throw new Error(options.refusal.code);
    const chance = sealedChance(seedBytes(`${id} ${seats}`));
    const rng = makeRng(seats);
    let state: State<Shape> = open(game, seats, options.value, chance).state;
    for (let moves = 0; game.outcome(state.table) === null; moves++) {
      if (moves > 2_000) throw new Error('The match does not end');
      const seat = rng.pick(game.toAct(state.table));
      // As it would come over a wire: there is nothing else in it.
      const seen = View.received<Shape>(JSON.parse(JSON.stringify(view(game, state, seat))));
      // Levels and characters, whoever comes.
      const command = rng.pick(Object.values(bots))(seen, rng);
      const parsed = game.parseCommand(JSON.parse(JSON.stringify(command)));
      if (!parsed.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(parsed.refusal)}`);
      const step = act(game, state, seat, parsed.value, chance);
      if (!step.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(step.refusal)}`);
      state = step.value.state;
    }
    expect(game.outcome(state.table)).not.toBeNull();
  });
});

test.each([
  ['break-the-code', ['greedy-entropy', 'public-helper']],
  ['coda', ['shylock', 'greedy', 'greedy-infers', 'exploiter', 'patient-exploiter']],
  ['decrypto', []],
  ['qwinto', ['heuristic']],
])('%s sits down its whole mind: every level, random, and whom it is measured against', async (id, references) => {
  const players = Object.keys((await loadPlayers(id)) ?? {});
  expect(players).toEqual(expect.arrayContaining(['random', ...LEVELS, ...references]));
});

test('a game that nobody knows has no bots', async () => {
  expect(await loadBots('chess')).toBeNull();
  expect(await loadBots('toString')).toBeNull();
});
