import { LANGUAGES, LEVELS, rng as makeRng } from '@cifra/kernel';
import { shuffled } from '@cifra/mind-kit';
import { describe, expect, test } from 'vitest';
import { angles } from '../lexicon/associations/index.ts';
import { readBy } from '../mind/decoder.ts';
import { LEVEL_SETTINGS } from '../mind/levels.ts';
import { choose } from '../mind/posterior.ts';
import { LITERAL, readerModel } from '../mind/reader-model.ts';
import { mindDecoder, mindEncoder } from '../mind/roles.ts';
import { vectorReader } from '../mind/vector-reader.ts';
import { CODES, isSameCode } from '../rules/judge/index.ts';

const GAMES = 6;
const ROUNDS = 5;

/** Of rounds from the second on: how often two strangers read a level's clues, one without lists and one by them alone. */
function readByStrangers(language: (typeof LANGUAGES)[number], level: (typeof LEVELS)[number]) {
  const encoder = mindEncoder(LEVEL_SETTINGS[level]);
  const strangers = [vectorReader(language, []), readerModel(language, 'a', LITERAL)];
  const read = strangers.map(() => 0);
  for (let game = 0; game < GAMES; game++) {
    const rng = makeRng(700_000 + game);
    const words = shuffled(angles(language).keys(), rng).slice(0, 4);
    const past: { clues: readonly string[]; code: (typeof CODES)[number]; answer: (typeof CODES)[number] }[] = [];
    for (const [at, code] of shuffled(CODES, rng).slice(0, ROUNDS).entries()) {
      const used = past.flatMap(({ clues }) => clues);
      const common = { past, codes: CODES, round: at + 1, miscommunications: 0, intercepted: 0, rng };
      const scene = { ...common, context: { language, words, used } };
      const clues = encoder(scene, code);
      past.push({ clues, code, answer: mindDecoder(scene, clues) });
      for (const [by, reader] of strangers.entries())
        if (at > 0 && isSameCode(choose(readBy(reader, words, clues), 0, rng), code)) read[by] = (read[by] ?? 0) + 1;
    }
  }
  return read.map((count) => count / (GAMES * (ROUNDS - 1)));
}

describe.each(LANGUAGES)('clues (%s)', (language) => {
  test.each(LEVELS)(
    'of a %s are for people: strangers read them, whichever half of what we know they share',
    (level) => {
      for (const share of readByStrangers(language, level)) expect(share).toBeGreaterThanOrEqual(0.6);
    },
  );
});
