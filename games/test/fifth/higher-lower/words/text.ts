import { type Names, type Refusal, seatHand, type Telling, type Tellings, type View } from '@cifra/kernel';
import type { Fact, HigherLower } from '../rules/types.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

function telling(words: Words): Telling<HigherLower> {
  return {
    name: words.name,
    fact: (fact, names) => tellFact(words, fact, names),
    move: ({ number }) => words.move(number),
    refusal: (refusal) => tellRefusal(words, refusal),
    outcome: ({ winners }, names) => words.won(winners.map(names).join(', ')),
    draw: ({ label, index, brought }, names) => {
      if (label === 'first') return { what: words.first, brought: brought.map((seat) => names(Number(seat))) };
      return label === 'number' ? { what: words.drawn(names(index ?? 0)), brought: brought.map(String) } : null;
    },
    board: (view, names) => tellBoard(words, view, names),
    option: () => words.option,
  };
}

function tellFact(words: Words, fact: Fact, names: Names): string {
  switch (fact.type) {
    case 'dealt':
      return words.dealt(names(fact.first));
    case 'named':
      return words.named(names(fact.seat), fact.number, fact.answer);
    case 'turned':
      return words.turned(names(fact.seat));
  }
}

function tellRefusal({ refusals }: Words, { code, from, to }: Refusal): string | null {
  if (code === 'not-your-turn') return refusals[code]();
  return code === 'impossible-number' ? refusals[code](Number(from), Number(to)) : null;
}

function tellBoard(words: Words, { table, hands, viewer }: View<HigherLower>, names: Names): string {
  const own = viewer === 'spectator' ? null : (hands[seatHand(viewer)]?.number ?? null);
  const lines = table.ranges.map(({ from, to }, seat) => words.range(names(seat), from, to));
  return [...lines, ...(own === null ? [] : [words.mine(own)])].join('\n');
}

export const words = { en, es } as const;
export const tellings: Tellings<HigherLower> = { en: telling(en), es: telling(es) };
