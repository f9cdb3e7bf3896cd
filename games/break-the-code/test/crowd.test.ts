import { LEVELS, rng as makeRng, open, sealedChance, type View, view } from '@cifra/kernel';
import { playout, seedBytes } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { answersTo, beliefOf } from '../mind/belief.ts';
import { CentreFinder } from '../mind/centre-finder.ts';
import { bots, worldsOf } from '../mind/index.ts';
import { fitting, publicAnswers } from '../mind/public-answers.ts';
import { questionIndex, rowId, rowTable } from '../mind/row-table.ts';
import { type BreakTheCode, breakTheCode, type Options, type Question, questionsOf } from '../rules/index.ts';
import { askOn, dealt } from './build.ts';

const NO_OPTIONS: Options = { sharedCards: false, lastChance: false, oneGuess: false };

/** What the first player of a seeded match sees. */
function opening(seats: number, seed: string): View<BreakTheCode> {
  const { state } = open(breakTheCode, seats, NO_OPTIONS, sealedChance(seedBytes(seed)));
  return view(breakTheCode, state, state.table.turn ?? 0);
}

/** What each question tells about a row that nobody has been asked about yet, in bits. */
function telling(seen: View<BreakTheCode>): (question: Question) => number {
  const worlds = worldsOf(seen);
  const { ids, weights } = worlds.row(seen.viewer === 0 ? 1 : 0);
  const belief = beliefOf(ids, weights);
  return (question) => {
    const { count, shares } = answersTo(worlds.table, belief, questionIndex(question));
    return -shares.slice(0, count).reduce((bits, share) => bits + share * Math.log2(share), 0);
  };
}

describe('three and four players', () => {
  test.each([3, 4])('[B10] with %i players nobody begins with the one guess', (seats) => {
    for (let at = 0; at < 8; at++) {
      const seen = opening(seats, `opening-${at}`);
      for (const level of LEVELS) expect([at, level, bots[level](seen, makeRng(at)).type]).toEqual([at, level, 'ask']);
    }
  });

  test.each([3, 4])('[B6] with %i players a novice begins with a question that tells much', (seats) => {
    let part = 0;
    for (let at = 0; at < 8; at++) {
      const seen = opening(seats, `telling-${at}`);
      const command = bots.novice(seen, makeRng(at));
      if (command.type !== 'ask') continue;
      const told = telling(seen);
      part += told(command) / Math.max(...seen.table.cards.flatMap(questionsOf).map(told)) / 8;
    }
    expect(part).toBeGreaterThan(0.75);
  });

  test('[B14] the last card, whose answer ends the match, is not asked: a guess can still be right', () => {
    // No card tells 0b 1w 2w 3b 5g from 0w 1b 2b 3w 5g.
    const rows = ['0b 1w 2w 3b 5g', '4b 5g 6b 6w 9b', '4w 7b 7w 8b 8w', '0w 1b 2b 3w 9w'];
    const match = askOn(dealt({ seats: 3, rows }), 20);
    const seen = match.view(2);
    expect([seen.table.turn, seen.table.cards.length, worldsOf(seen).centre().ids.length]).toEqual([2, 1, 2]);
    for (const level of LEVELS)
      for (let at = 0; at < 6; at++) expect([level, bots[level](seen, makeRng(at)).type]).toEqual([level, 'guess']);
  });

  test('[B14] where the cards’ end leaves everybody a guess, the last card is asked before', () => {
    const rows = ['0b 1w 2w 3b 5g', '4b 5g 6b 6w 9b', '4w 7b 7w 8b 8w', '0w 1b 2b 3w 9w'];
    const match = askOn(dealt({ seats: 3, rows, options: { lastChance: true } }), 20);
    expect(bots.novice(match.view(2), makeRng(1)).type).toBe('ask');
  });
});

describe('a look at the centre in rollouts', () => {
  test.each([3, 4])('[B12] with %i players it is what the count of all deals says', (seats) => {
    let looked = 0;
    for (let at = 0; at < 12; at++) {
      const { states } = playout(breakTheCode, { seats, seed: `centre-${at}`, options: NO_OPTIONS });
      for (const { table, hands } of states.filter((state) => state.table.asked.length > 5).slice(0, 3)) {
        const rows = rowTable(table.size);
        const lists = publicAnswers(table).map((said) => fitting(rows, said));
        const seat = at % seats;
        const seen = view(breakTheCode, { ...(states[0] as (typeof states)[number]), table, hands }, seat);
        const { tiles = [], centre: known } = hands[`seat:${seat}`] ?? {};
        if (known !== undefined || lists.reduce((product, { length }) => product * length, 1) > 50_000) continue;
        const { ids, weights, total } = worldsOf(seen).centre();
        const most = Math.max(...weights);
        const finder = new CentreFinder(rows);
        finder.look(lists, seat, rowId(rows, tiles));
        expect(finder.sure).toBeCloseTo(most / total, 9);
        expect(weights[ids.indexOf(finder.centre)]).toBe(most);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(5);
  });
});
