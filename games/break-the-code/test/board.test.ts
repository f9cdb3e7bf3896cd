import { LANGUAGES } from '@cifra/kernel';
import type { Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { prompt } from '../board/ask.ts';
import type { BreakTheCode } from '../rules/index.ts';
import { tellings } from '../words/text.ts';
import { ask, askOn, dealt, guess, pass } from './build.ts';

const names = (seat: number) => ['Ana', 'Bea', 'Caro', 'Dora'][seat] ?? '';
const duel = { rows: ['0b 2w 5g 5g 9b', '1b 1w 2b 3b 4b'] };
const CENTRE = '7w 8b 8w 9b 9w';
const three = { seats: 3, rows: ['0b 0w 1b 1w 2b', '2w 3b 3w 4b 4w', '5g 5g 6b 6w 7b', CENTRE] };
const WRONG = '6b 6w 7b 7w 8b';

/** The sentence for whoever is in turn, and the one for somebody who waits. */
const prompts = (match: Scenario<BreakTheCode>, waiting: number) =>
  [match.table.turn ?? waiting, waiting].map((seat) => prompt(match.view(seat), 'en', names));

describe('what is expected', () => {
  test('[B6] an ordinary turn: ask or guess', () => {
    expect(prompts(dealt(three), 1)).toEqual(['Ask one of the cards, or guess.', 'Ana asks or guesses.']);
  });

  test('[B12] the round is completed: each is told that it is the last turn', () => {
    const match = dealt(three).when(0, guess(CENTRE));
    const last = 'Somebody was right: this is your last turn.';
    expect(prompts(match, 2)).toEqual([last, 'Bea has one last turn: to ask or to guess.']);
    expect(prompts(askOn(match, 1), 0)).toEqual([last, 'Caro has one last turn: to ask or to guess.']);
  });

  test('[B12] no turn is called the last one where everybody before was wrong', () => {
    const match = dealt(three).when(0, guess(WRONG)).when(1, guess(WRONG));
    expect(prompts(match, 0)).toEqual(['Ask one of the cards, or guess.', 'Caro asks or guesses.']);
  });

  test('[B9] the reply of the second player is one guess, and no question', () => {
    const match = dealt(duel).when(0, guess(duel.rows[1] ?? ''));
    expect(prompts(match, 0)).toEqual([
      'Your rival was right. You have one guess for a draw.',
      'Bea has one guess for a draw.',
    ]);
  });

  test('[B14] without a card somebody guesses or passes', () => {
    const match = askOn(dealt({ ...duel, options: { lastChance: true } }), 21);
    expect(prompts(match, 0)).toEqual([
      'No card is left. You may guess once, or pass.',
      'Bea may guess once, or pass.',
    ]);
    match.refuses(1, ask('sum'), 'only-guess-last').when(1, pass);
    expect(prompts(match, 1)[1]).toBe('Ana may guess once, or pass.');
  });

  test('the text form of the board tells the last turn too', () => {
    const match = dealt(three);
    for (const language of LANGUAGES) {
      const before = tellings[language].board(match.view(1), names);
      expect(before).not.toMatch(/last turn|último turno/);
    }
    match.when(0, guess(CENTRE));
    expect(tellings.en.board(match.view(1), names)).toMatch(
      /Bea \(you\): ask a question or guess, in your last turn\.$/,
    );
    expect(tellings.es.board(match.view(1), names)).toMatch(
      /Bea \(tú\): en tu último turno, haz una pregunta o adivina\.$/,
    );
  });
});

describe('refusals', () => {
  test('[B1] a tile that a guess has too often is called by its name', () => {
    const said = LANGUAGES.flatMap((language) =>
      ['0b 7b 7b 8b 9b', '0b 5g 5g 5g 9b'].map((row) => {
        const refusal = dealt(duel).refusal(0, guess(row));
        return refusal === null ? null : tellings[language].refusal(refusal);
      }),
    );
    expect(said).toEqual([
      'There is only one tile “7 black”.',
      'There are only 2 tiles “5 green”.',
      'Solo hay una ficha «7 negro».',
      'Solo hay 2 fichas «5 verde».',
    ]);
  });
});
