import { commands, list, nullOr, type Result, text, whole } from '@cifra/kernel';
import { MAX_CLUE } from '../clues.ts';
import { CODE_LENGTH, DIGITS } from '../codes.ts';
import { LAST_ROUND } from '../outcome.ts';
import { MAX_WORD } from '../parse.ts';
import { KEYWORDS } from '../teams.ts';
import type { Command } from '../types.ts';

const digit = whole(1, DIGITS.length);

/** The words on the wire; `time-up` is not among them. */
export const parseCommand: (raw: unknown) => Result<Command> = commands({
  encrypt: { clues: list(text(MAX_CLUE), CODE_LENGTH, CODE_LENGTH) },
  jot: { clues: list(nullOr(text(MAX_CLUE)), CODE_LENGTH, CODE_LENGTH) },
  speak: {},
  write: { round: whole(1, LAST_ROUND), clues: list(nullOr(text(MAX_CLUE)), CODE_LENGTH, CODE_LENGTH) },
  draft: { code: list(nullOr(digit), CODE_LENGTH, CODE_LENGTH) },
  confirm: { code: list(digit, CODE_LENGTH, CODE_LENGTH) },
  name: { words: list(text(MAX_WORD), KEYWORDS, KEYWORDS) },
  judge: { accept: list(whole(0, KEYWORDS - 1), 0, KEYWORDS) },
});
