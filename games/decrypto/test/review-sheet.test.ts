import { type State, view } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { expect, test } from 'vitest';
import { review } from '../mind/index.ts';
import { openCodes, sheetOf } from '../mind/insight.ts';
import { sourceOf } from '../mind/source.ts';
import { CODES, type Decrypto, decrypto } from '../rules/judge/index.ts';

test('codes as likely as each other are all allowed, and those ten times less likely than the likeliest are not', () => {
  expect(openCodes(CODES.map((code) => ({ code, chance: 1 / 24 }))).open).toBe(24);
  const [one = [1, 2, 3], two = [1, 2, 4], three = [1, 3, 2]] = CODES;
  const found = openCodes([
    { code: one, chance: 0.05 },
    { code: two, chance: 0.87 },
    { code: three, chance: 0.088 },
  ]);
  expect(found).toEqual({
    open: 2,
    codes: [
      { code: two, chance: 0.87 },
      { code: three, chance: 0.088 },
      { code: one, chance: 0.05 },
    ],
  });
});

test('which codes the sheet allows hangs on what everybody sees, not on the keywords', () => {
  const { states, world } = playout(decrypto, { seats: 4, seed: 'sheet' });
  const rounds = new Set<number>();
  for (const [at, { seat, command }] of world.moves.entries()) {
    const state = states[at] as State<Decrypto>;
    if (command.type !== 'encrypt' || rounds.has(state.table.round)) continue;
    rounds.add(state.table.round);
    const openIn = (one: State<Decrypto>) => {
      const seen = view(decrypto, one, seat);
      return review.figures({ view: seen, command }, seen, 'quick')?.open;
    };
    expect(openIn(withOtherWords(state))).toBe(openIn(state));
    // Nothing has been said before the first clues.
    if (state.table.round === 1) expect(openIn(state)).toBe(24);
    if (rounds.size > 2) break;
  }
  expect(rounds.size).toBeGreaterThan(1);
});

test('clues that go with what was said before leave few codes, and the one that was meant is the likeliest', () => {
  const past = [{ clues: ['sun', 'ocean', 'king'], code: [1, 2, 3], answer: [1, 2, 3] }] as const;
  const context = { language: 'en', words: [], used: [], code: null } as const;
  const { open, codes, meant } = sheetOf({ context, past, code: [3, 1, 2] }, ['queen', 'moon', 'wave']);
  expect(codes[0]).toEqual({ code: [3, 1, 2], chance: meant });
  expect(open).toBeLessThan(6);
});

/** Every hand with other keywords. */
function withOtherWords(state: State<Decrypto>): State<Decrypto> {
  const { keywords } = sourceOf(state.table.language, 'both');
  const hands = Object.entries(state.hands).map(([name, hand], at) => [
    name,
    hand !== undefined && 'words' in hand
      ? { ...hand, words: keywords.slice(4 * at, 4 * at + hand.words.length) }
      : hand,
  ]);
  return { ...state, hands: Object.fromEntries(hands) };
}
