import { act, type Bot, LEVELS, rng as makeRng, open, type Seat, sealedChance, View, view } from '@cifra/kernel';
import { playout, seedBytes } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { mixed } from '../mind/bot.ts';
import { bots, characters, options as optionsOf, references, worldsOf } from '../mind/index.ts';
import { type BreakTheCode, breakTheCode, type Command, isSameRow, type Options, type Table } from '../rules/index.ts';
import { askOn, dealt, guess } from './build.ts';

const NO_OPTIONS: Options = { sharedCards: false, lastChance: false, oneGuess: false };

/** One seeded match; a bot sees a view and nothing else. */
function play(players: readonly Bot<BreakTheCode>[], seed: string, options = NO_OPTIONS): Table {
  const chance = sealedChance(seedBytes(seed));
  const rng = makeRng(seed.length);
  let { state } = open(breakTheCode, players.length, options, chance);
  while (state.table.turn !== null) {
    const seat = state.table.turn;
    const command = players[seat]?.(view(breakTheCode, state, seat), rng) as Command;
    const step = act(breakTheCode, state, seat, command, chance);
    if (!step.ok) throw new Error(`${JSON.stringify(command)}: ${step.refusal.code}`);
    state = step.value.state;
  }
  return state.table;
}

function score(one: Bot<BreakTheCode>, other: Bot<BreakTheCode>, matches: number): number {
  let points = 0;
  for (let at = 0; at < matches; at++) {
    const seat: Seat = at % 2;
    const winners = play(seat === 0 ? [one, other] : [other, one], `score-${at >> 1}`).end?.winners ?? [];
    points += winners.length === 1 ? (winners[0] === seat ? 1 : 0) : 0.5;
  }
  return points / matches;
}

describe('bots', () => {
  test.each(LEVELS)('%s plays whole matches of every kind', (level) => {
    for (const seats of [2, 3, 4])
      for (const options of [
        NO_OPTIONS,
        { sharedCards: true, lastChance: true, oneGuess: false },
        { sharedCards: false, lastChance: true, oneGuess: true },
      ]) {
        const players = Array.from({ length: seats }, () => bots[level]);
        expect(play(players, `${level}-${seats}`, options).end).not.toBeNull();
      }
  });

  test('any view of a running match gets a legal answer, also from somebody who sits down late', () => {
    const rng = makeRng(3);
    for (const seats of [2, 3, 4])
      for (let at = 0; at < 4; at++) {
        const { states } = playout(breakTheCode, { seats, seed: `late-${at}` });
        const state = rng.pick(states.filter(({ table }) => table.turn !== null && table.asked.length > 1));
        const seat = state.table.turn ?? 0;
        const seen = view(breakTheCode, state, seat);
        const received = View.received<BreakTheCode>(JSON.parse(JSON.stringify(seen)));
        for (const level of LEVELS) {
          const command = bots[level](received, makeRng(1));
          expect(breakTheCode.check(seen, command)).toBeNull();
          expect(bots[level](received, makeRng(1))).toEqual(command);
        }
      }
  });

  const duel = { rows: ['0b 2w 5g 5g 9b', '1b 1w 2b 3b 4b'] };

  test('[B8] a row that is known is named at once', () => {
    const match = askOn(dealt(duel), 16);
    expect(worldsOf(match.view(0)).row(1).ids).toHaveLength(1);
    for (const level of LEVELS) expect(bots[level](match.view(0), makeRng(1))).toEqual(guess('1b 1w 2b 3b 4b'));
  });

  test('[B6] the master draws among questions that are nearly as good, and never in place of a guess that is best', () => {
    const ask = (card: 'sum' | 'spread', value: number) => ({
      command: { type: 'ask', card } as const,
      value,
      chance: value,
    });
    const named = { command: guess('1b 1w 2b 3b 4b'), value: 0.51, chance: 0.51 };
    const [sum = 0, spread = 0, last = 0] = mixed([ask('sum', 0.5), ask('spread', 0.49), { ...named, value: 0.4 }]);
    expect([sum > spread, spread > 0, last]).toEqual([true, true, 0]);
    expect([...mixed([ask('sum', 0.5), named])]).toEqual([0, 1]);
    expect([...mixed([ask('sum', 0.6), ask('spread', 0.5)])]).toEqual([1, 0]);
  });

  test('[B9] the reply is a guess that can be right, never a pass', () => {
    const match = askOn(dealt(duel), 4).when(0, guess('1b 1w 2b 3b 4b'));
    for (const level of LEVELS) expect(bots[level](match.view(1), makeRng(1)).type).toBe('guess');
  });

  test('[B12] a player whose last turn it is guesses', () => {
    const rows = ['0b 0w 1b 1w 2b', '2w 3b 3w 4b 4w', '5g 5g 6b 6w 7b', '7w 8b 8w 9b 9w'];
    const match = askOn(dealt({ seats: 3, rows }), 3).when(0, guess('7w 8b 8w 9b 9w'));
    for (const level of LEVELS) expect(bots[level](match.view(1), makeRng(1)).type).toBe('guess');
  });

  test('[B14] the last card is not asked where a guess is free', () => {
    const match = askOn(dealt(duel), 20);
    expect(bots.master(match.view(0), makeRng(1))).toEqual(guess('1b 1w 2b 3b 4b'));
  });

  test('nobody guesses a row of tiles from behind the own screen', () => {
    for (let at = 0; at < 6; at++) {
      const { guesses, end } = play([bots.novice, bots.novice], `own-${at}`);
      for (const { seat, tiles } of guesses)
        expect(tiles?.some((tile) => tile !== '5g' && end?.rows[seat]?.includes(tile))).toBe(false);
      expect(guesses.some(({ tiles, seat }) => isSameRow(tiles ?? [], end?.rows[1 - seat] ?? []))).toBe(true);
    }
  });

  test('a master is stronger than the reference players', () => {
    expect(score(bots.master, references['public-helper'], 16)).toBeGreaterThan(0.5);
    expect(score(bots.master, references['greedy-entropy'], 16)).toBeGreaterThan(0.5);
    expect(score(references['greedy-entropy'], references.random, 20)).toBeGreaterThan(0.9);
  });
});

test('a newcomer against three gentle ones has six turns and more', () => {
  const { pio, tula } = characters;
  if (pio === undefined || tula === undefined) throw new Error('The gentle ones are gone');
  const turns = [0, 1, 2, 3, 4, 5].map((at) => {
    const rest = at % 2 === 0 ? [pio, pio, pio] : [pio, tula, pio];
    const { asked, guesses } = play([references.person, ...rest], `newcomer-${at}`);
    return [...asked, ...guesses].filter(({ seat }) => seat === 0).length;
  });
  expect(turns.reduce((sum, one) => sum + one, 0) / turns.length).toBeGreaterThanOrEqual(6);
});

describe('options', () => {
  test.each([2, 3, 4])(
    'have a chance to win with %i players, in the order of their values among questions',
    (seats) => {
      for (const state of playout(breakTheCode, { seats, seed: 'options', options: NO_OPTIONS }).states.slice(0, 6)) {
        const [seat] = breakTheCode.toAct(state.table);
        if (seat === undefined) continue;
        const asks = optionsOf(view(breakTheCode, state, seat), makeRng(1))
          .filter(({ command }) => command.type === 'ask')
          .toSorted((one, other) => one.value - other.value);
        const chances = asks.map(({ chance }) => chance ?? Number.NaN);
        expect(chances).toEqual(chances.toSorted((one, other) => one - other));
        for (const chance of chances) expect(chance > 0 && chance < 1).toBe(true);
      }
    },
  );
});
