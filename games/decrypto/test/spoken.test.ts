import { describe, expect, test } from 'vitest';
import { decrypto, seatHandIn } from '../rules/judge/index.ts';
import { tellings } from '../words/text.ts';
import { ALL_123, answer, clues, confirm, encrypt, given, jot, type Match, round } from './build.ts';

const SPEAK = { type: 'speak' } as const;
const write = (inRound: number, ...said: (string | null)[]) =>
  ({ type: 'write', round: inRound, clues: said }) as const;
const spoken = (): Match => given({ options: { spoken: true }, chance: ALL_123 });
const refusalOf = (match: Match, seat: number, command: Parameters<Match['when']>[1]) =>
  decrypto.check(match.view(seat), command)?.code ?? null;

describe('clues that are said aloud', () => {
  test('[D23] are locked without a word and decoded like any other', () => {
    const match = spoken().when(0, SPEAK);
    expect(match.table.locked).toEqual([0]);
    expect(seatHandIn(match.view(0), 0).clues).toEqual([null, null, null]);
    match.when(1, encrypt('planeta', 'camino', 'verano'));
    expect(match.table).toMatchObject({ phase: 'answers', half: 'white' });
    expect(match.table.sheet.white.at(-1)).toMatchObject({ clues: [null, null, null], said: 0 });
    answer(match, 'white', 123);
    expect(match.table.tokens.white.miscommunications).toBe(0);
    expect(match.table.sheet.black.at(-1)?.said).toBeUndefined();
    expect(tellings.es.board(match.view('spectator'), (seat) => `S${seat}`)).toContain('dicha');
    expect(tellings.en.board(match.view('spectator'), (seat) => `S${seat}`)).toContain('said, said, and said');
  });

  test('[D23] only where the table plays so, by the encryptor, and before they are locked', () => {
    expect(refusalOf(given(), 0, SPEAK)).toBe('not-spoken');
    expect(refusalOf(spoken(), 2, SPEAK)).toBe('not-the-encryptor');
    expect(refusalOf(spoken().when(0, SPEAK), 0, SPEAK)).toBe('clues-locked');
    expect(refusalOf(spoken().when(0, SPEAK), 0, jot('a', null, null))).toBe('clues-locked');
  });

  test('[D18] [D23] may be written down later, once each, by whoever said them', () => {
    const match = spoken().when(0, SPEAK);
    expect(refusalOf(match, 0, write(1, 'planeta', null, null))).toBe('not-said-yet');
    match.when(1, SPEAK);
    expect(refusalOf(match, 2, write(1, 'planeta', null, null))).toBe('not-said-by-you');
    expect(refusalOf(match, 1, write(1, 'planeta', null, null))).toBe('not-said-yet');
    expect(refusalOf(match, 0, write(1, null, null, null))).toBe('clue-empty');
    expect(refusalOf(match, 0, write(1, 'negro', null, null))).toBe('clue-keyword');
    expect(refusalOf(match, 0, write(1, 'planeta', 'Planeta', null))).toBe('clue-repeated');
    match.when(0, write(1, 'planeta', null, ' verano '));
    expect(match.table.sheet.white.at(-1)?.clues).toEqual(['planeta', null, 'verano']);
    expect(refusalOf(match, 0, write(1, 'camino', null, null))).toBe('clues-locked');
    answer(match, 'white', 123);
    answer(match, 'black', 123);
    // In a later round as well, when somebody else encrypts.
    expect(match.table.round).toBe(2);
    match.when(0, write(1, null, 'camino', null));
    expect(match.table.sheet.white.at(0)?.clues).toEqual(['planeta', 'camino', 'verano']);
    expect(refusalOf(match, 2, encrypt('camino', 'tejado', 'ventana'))).toBe('clue-repeated');
  });

  test('[D23] a match in which nothing is said has no sign of it', () => {
    const match = round(given({ chance: ALL_123 }));
    expect(JSON.stringify(match.state)).not.toMatch(/said|spoken/);
    expect(decrypto.parseOptions({ spoken: false })).toEqual(decrypto.parseOptions({}));
    expect(clues(spoken()).table.phase).toBe('answers');
    expect(decrypto.check(spoken().view(0), confirm(123))?.code).toBe('not-now-clues');
  });
});
