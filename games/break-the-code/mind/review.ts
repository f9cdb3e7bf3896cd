import type { Json } from '@cifra/kernel';
import type { JudgedOption, ReviewedMove, Reviewer } from '@cifra/mind-kit/review';
import type { BreakTheCode, Command } from '../rules/index.ts';
import type { CommandValue } from './belief.ts';
import { bots, MASTER } from './bot.ts';
import { centreChance, chanceOfGuess, crowdValues } from './crowd.ts';
import { expectedBits, FEW_DEALS, huntedRows, MANY_DEALS } from './figures.ts';
import { huntInsight } from './insight.ts';
import { duelChances } from './options.ts';

type Move = ReviewedMove<BreakTheCode>;

export const review: Reviewer<BreakTheCode> = {
  opinion: (seats) => (seats === 2 ? 'calibrated' : 'mind'),
  unit: () => 'win',
  usual: bots.club,
  isSame,
  judge: (move) => ({ options: withMade(move, move.view.seats === 2 ? duelOptions(move) : crowdOptions(move)) }),
  figures: ({ view, command }, after, depth) => {
    const before = huntedRows(view).ids.length;
    // What was written in secret leaves the guesser with the centre before its eyes, not with an answer.
    const isSecret = command.type === 'guess' && view.seats > 2;
    const left = isSecret ? null : huntedRows(after).ids.length;
    const cards = expectedBits(view, depth === 'quick' ? FEW_DEALS : MANY_DEALS);
    const asked = command.type === 'ask' ? command : null;
    const own = cards.find(({ card, number }) => card === asked?.card && number === asked.number);
    return {
      before,
      after: left,
      expectedBits: own?.expectedBits ?? null,
      bits: left === null ? null : Math.log2(before / left),
      cards: cards as readonly { readonly [field: string]: Json }[],
    };
  },
  insight: ({ view }) => huntInsight(view),
};

function duelOptions({ view, command }: Move): readonly CommandValue[] {
  return duelChances(view, MASTER.duel, command);
}

function crowdOptions({ view, command }: Move): readonly CommandValue[] {
  const values = crowdValues(view, MASTER.crowd).map((option) => ({ command: option.command, value: option.chance }));
  const best = values.reduce((one, other) => (other.value > one.value ? other : one));
  if (values.some((option) => isSame(option.command, command))) return values;
  switch (command.type) {
    case 'guess':
      return [
        ...values,
        { command, value: chanceOfGuess(view.table, centreChance(view, MASTER.crowd, command.tiles)) },
      ];
    case 'ask':
      // Asked although the code was known, or at the last turn, after which nothing comes.
      return [...values, { command, value: isLast(view.table) ? 0 : MASTER.crowd.patience * best.value }];
    case 'pass':
      return [...values, { command, value: 0 }];
  }
}

function isLast({ until, phase, cards, options }: Move['view']['table']): boolean {
  return until !== null || phase !== 'free' || (cards.length === 1 && !options.lastChance);
}

/** The command as it was given: tiles may be named in any order. */
function withMade({ command }: Move, values: readonly CommandValue[]): readonly JudgedOption<Command>[] {
  return values.map((option) => (isSame(option.command, command) ? { ...option, command } : option));
}

function isSame(one: Command, other: Command): boolean {
  if (one.type === 'guess' && other.type === 'guess')
    return one.tiles.toSorted().join() === other.tiles.toSorted().join();
  if (one.type === 'ask' && other.type === 'ask') return one.card === other.card && one.number === other.number;
  return one.type === other.type;
}
