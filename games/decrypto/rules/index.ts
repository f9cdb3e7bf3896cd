import type { Game } from '@cifra/kernel';
import { decide } from './decide.ts';
import { allowed, parseEarlierOptions, recall } from './earlier.ts';
import { foldBox, foldHand, foldTable } from './fold.ts';
import { check, legal, toAct } from './legal.ts';
import { lift } from './lift.ts';
import { outcome } from './outcome.ts';
import { OPTIONS, parseCommand, parseOptions } from './parse.ts';
import { blank, draws, setup } from './setup.ts';
import { teams } from './teams.ts';
import { deadline, decision, onTimeout } from './time.ts';
import type { Decrypto } from './types.ts';
import { mayTalk, sharedScreen, yields } from './waiting.ts';

export const decrypto: Game<Decrypto> = {
  id: 'decrypto',
  rulesVersion: 4,
  earlier: {
    parseOptions: parseEarlierOptions,
    allowed,
    recall,
  },
  seats: { min: 3, max: 8 },
  options: OPTIONS,
  teams,
  parseOptions: (raw) => parseOptions(raw),
  parseCommand,
  draws,
  blank,
  setup,
  toAct,
  legal,
  check,
  decide,
  decision,
  deadline,
  onTimeout,
  outcome,
  yields,
  sharedScreen,
  mayTalk,
  // A team has one sheet of the rivals' words (P19).
  sharesNotes: true,
  // A bot would not hear what is said (D23).
  lift,
  foldTable,
  foldHand,
  foldBox,
};

export { type ClueContext, MAX_CLUE, whyNotClue, whyNotClues } from './clues.ts';
export { CODES, type Code, DIGITS, type Draft, isSameCode, repeatedDigit } from './codes.ts';
export { clueContext } from './legal.ts';
export { pointsOf, verdictOf } from './outcome.ts';
export { MAX_WORD } from './parse.ts';
export { gatheredClues, lineOf, usedClues } from './sheet.ts';
export {
  type ByTeam,
  hasLoneInterceptor,
  KEYWORDS,
  otherTeam,
  seatHandIn,
  TEAMS,
  type Team,
  teamHandIn,
  teamOf,
} from './teams.ts';
export type {
  Clues,
  Command,
  Decrypto,
  EndReason,
  Fact,
  Hand,
  Line,
  Named,
  Options,
  Phase,
  SeatHand,
  Table,
  TeamHand,
  Tokens,
} from './types.ts';
export { answerers, judgeable } from './waiting.ts';
