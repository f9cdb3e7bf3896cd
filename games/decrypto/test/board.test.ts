import { type Refusal, rng } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { firstUnready, refusalsByLine } from '../board/lines.ts';
import { type Guesses, mergedGuesses, sharedGuesses, writtenNotes } from '../board/notes.ts';
import { pointedBy } from '../board/pointed.ts';
import { type Turning, turned } from '../board/turning.ts';
import { type ClueContext, type Draft, decrypto, whyNotClues } from '../rules/judge/index.ts';
import { boardWords } from '../words/board.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';

const context: ClueContext = { language: 'en', words: ['moon', 'horse', 'bread', 'glass'], used: ['tide'] };
const codes = (lines: readonly string[]) =>
  refusalsByLine(lines, (clues) => whyNotClues(clues, context)).map((refusal) => refusal?.code ?? null);

describe('three lines to write', () => {
  test('[D17] each line is judged while the ones before it are still empty', () => {
    expect(codes(['', '', 'horses'])).toEqual([null, null, 'clue-keyword']);
    expect(codes(['', '2', 'tide'])).toEqual([null, 'clue-number', 'clue-repeated']);
  });

  test('[D16] of two equal lines the second is refused', () => {
    expect(codes(['night', 'NIGHT', 'oven'])).toEqual([null, 'clue-repeated', null]);
  });

  test('[D17] a refused line does not count against the next one', () => {
    expect(codes(['moon', 'moon', 'oven'])).toEqual(['clue-keyword', 'clue-keyword', null]);
  });

  test('[D17] the first line that is empty or refused keeps the clues from being given', () => {
    const refusal: Refusal = { code: 'clue-letter' };
    expect(firstUnready(['night', '', 'x'], [null, null, refusal])).toBe(1);
    expect(firstUnready(['night', 'oven', 'x'], [null, null, refusal])).toBe(2);
    expect(firstUnready(['night', 'oven', 'race'], [null, null, null])).toBe(-1);
  });
});

describe('turning dials', () => {
  /** Turns dials one after another, `[dial, digit]`, on what each turn left. */
  const turns = (draft: Draft, ...all: readonly (readonly [number, number])[]) => {
    let last: Turning | null = null;
    for (const [at, digit] of all) last = turned(last?.to ?? draft, at, digit, last);
    return last?.to;
  };

  test('[D3] two dials exchange their digits, so that no code has one twice', () => {
    expect(turns([2, 1, 3], [0, 1])).toEqual([1, 2, 3]);
    expect(turns([2, 1, 3], [0, 4])).toEqual([4, 1, 3]);
    expect(turns([2, 1, null], [2, 2])).toEqual([null, 1, 2]);
    expect(turns([null, null, null], [0, 1], [1, 2], [2, 1])).toEqual([null, 2, 1]);
  });

  test('[D3] no row of turns ever leaves a digit twice', () => {
    const dice = rng(3);
    let last: Turning | null = null;
    let draft: Draft = [null, null, null];
    for (let count = 0; count < 500; count++) {
      const from = draft;
      const [at, digit] = [dice.below(3), 1 + dice.below(4)];
      last = turned(draft, at, digit, last);
      draft = last.to;
      const set = draft.filter((one) => one !== null);
      expect(new Set(set).size, `${from} → ${draft}`).toBe(set.length);
      expect(draft[at]).toBe(digit);
    }
  });

  test('digits that an arrow key passes on the way leave the other dials alone', () => {
    expect(turns([2, 1, 3], [0, 3], [0, 4])).toEqual([4, 1, 3]);
    expect(turns([2, 1, 3], [0, 3], [0, 4], [0, 1], [0, 2])).toEqual([2, 1, 3]);
  });

  test('what a team-mate has dialled meanwhile, or another dial turned, is not undone', () => {
    const first = turned([2, 1, 3], 0, 3, null);
    expect(turned([3, 4, 2], 0, 1, first).to).toEqual([1, 4, 2]);
    expect(turns([2, 1, 3], [0, 3], [1, 4], [0, 1])).toEqual([1, 4, 2]);
  });
});

describe('guesses noted on the rivals’ console', () => {
  const guesses = (...texts: readonly string[]): Guesses => texts.map((text) => ({ text, by: text === '' ? null : 0 }));
  const texts = (all: Guesses) => all.map(({ text }) => text);

  test('[D13] come back as they were written', () => {
    const written = writtenNotes(0, [], guesses('sun', '', 'night, or evening', '"quoted"'));
    expect(sharedGuesses([{ seat: 0, text: written ?? '' }])).toEqual(
      guesses('sun', '', 'night, or evening', '"quoted"'),
    );
    expect(
      writtenNotes(0, [{ seat: 0, text: written ?? '' }], guesses('sun', '', 'night, or evening', '"quoted"')),
    ).toBeNull();
  });

  test('of two tabs each keeps what was written in it, and takes the rest from the other', () => {
    const merged = mergedGuesses(
      guesses('sun', '', 'oven', ''),
      guesses('', '', 'oven', ''),
      guesses('', 'sea', 'bread', ''),
    );
    expect(texts(merged)).toEqual(['sun', 'sea', 'bread', '']);
  });

  test('are the team’s: of each word the latest counts, whoever wrote it, and it says who', () => {
    const ana = { seat: 0, text: writtenNotes(0, [], guesses('sun', 'sea', '', '')) ?? '' };
    const eva = { seat: 2, text: writtenNotes(2, [ana], guesses('sun', 'lake', 'oven', '')) ?? '' };
    expect(sharedGuesses([ana, eva])).toEqual([
      { text: 'sun', by: 0 },
      { text: 'lake', by: 2 },
      { text: 'oven', by: 2 },
      { text: '', by: null },
    ]);
    // Everybody sees the same, in whatever order it came.
    expect(sharedGuesses([eva, ana])).toEqual(sharedGuesses([ana, eva]));
    const again = { seat: 0, text: writtenNotes(0, [ana, eva], guesses('sun', '', 'oven', 'moon')) ?? '' };
    expect(texts(sharedGuesses([again, eva]))).toEqual(['sun', '', 'oven', 'moon']);
  });

  test('whatever stands in the notes, there are four', () => {
    for (const text of [
      '',
      'plain text',
      '{}',
      'null',
      '[1,{},"moon"]',
      '["a","b","c","d","e"]',
      '[["a"],["b","c"],[1,2]]',
    ])
      expect(sharedGuesses([{ seat: 1, text }])).toHaveLength(4);
    // As they were written before teams shared them.
    expect(texts(sharedGuesses([{ seat: 1, text: '[1,{},"moon"]' }]))).toEqual(['', '', 'moon', '']);
  });
});

test('[D14] accepting near misses is worded for none, one and more', () => {
  for (const words of Object.values(boardWords))
    expect(new Set([0, 1, 2].map((count) => words.judge(count))).size).toBe(3);
});

describe('an entry of the log on the board', () => {
  test('[D22] clues and what was revealed point at their round', () => {
    for (let at = 0; at < 10; at++) {
      const { states, entries } = playout(decrypto, { seats: 4, seed: `pointed-${at}` });
      const table = states.at(-1)?.table;
      if (table === undefined) throw new Error('No match');
      const facts = entries.flatMap(({ events }) => events.map(({ fact }) => fact));
      let round = 0;
      for (const fact of facts) {
        if (fact.type === 'roundBegan') round = fact.round;
        if (fact.type === 'cluesShown') expect(pointedBy(table, fact)).toEqual({ teams: [fact.team], round });
        if (fact.type === 'revealed') expect(pointedBy(table, fact)?.round).toBeGreaterThan(0);
      }
      expect(pointedBy(table, { type: 'confirmed', seat: 3, cleared: false })).toEqual({
        teams: ['black'],
        round: null,
      });
      expect(pointedBy(table, null)).toBeNull();
    }
  });
});

test.each([
  { words: en, board: boardWords.en },
  { words: es, board: boardWords.es },
])('[D7] the lights are called as the log and the text form call the tokens', ({ words, board }) => {
  const names = [board.interceptions, board.misses].map((name) => name.toLowerCase());
  for (const name of names) expect(words.tokens(0, 0)).toContain(name);
});
