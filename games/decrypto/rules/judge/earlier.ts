import { type LoggedEvent, type Refusal, type Result, type Seat, type State, seatHand } from '@cifra/kernel';
import { parseOptions } from '../parse.ts';
import { KEYWORDS, seatHandIn } from '../teams.ts';
import { tidy } from '../text.ts';
import type { Clues, Command, Decrypto, Options } from '../types.ts';

/**
 * What a clue may not be depends on lists of words (D17), and the lists of older versions are gone. Whether a clue of
 * theirs could be given is therefore not judged again: all at the table have seen it.
 */
const BY_LISTS = [
  'clue-code',
  'clue-form',
  'clue-keyword',
  'clue-letter',
  'clue-number',
  'clue-sound',
  'clue-translation',
];

/** The first version whose lists are still today's. */
const LISTED = 3;

/** Up to version 2 eight words of one's own were enough. */
export function parseEarlierOptions(raw: unknown, rules: number): Result<Options> {
  return rules < LISTED ? parseOptions(raw, 2 * KEYWORDS) : parseOptions(raw);
}

export function allowed({ code }: Refusal, rules: number): boolean {
  return rules < LISTED && BY_LISTS.includes(code);
}

/** Which of the clues written so far counted when the time was up (D19), as the log has it. */
export function recall(
  state: State<Decrypto>,
  seat: Seat,
  command: Command,
  logged: readonly LoggedEvent<Decrypto>[],
): Command {
  const [first] = logged;
  if (state.rules >= LISTED || command.type !== 'time-up' || state.table.phase !== 'clues' || first === undefined)
    return command;
  const counted = 'whispers' in first ? first.whispers?.[seatHand(seat)]?.clues : undefined;
  const { clues: written } = seatHandIn(state, seat);
  return counted !== undefined && isPartOf(counted, written) ? { type: 'time-up', counted } : command;
}

/** Each as it was written, or blank. */
function isPartOf(counted: Clues, written: Clues): boolean {
  if (!Array.isArray(counted) || counted.length !== written.length) return false;
  return written.every((clue, at) => counted[at] === null || (clue !== null && counted[at] === tidy(clue)));
}
