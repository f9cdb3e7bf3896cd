import type { Game } from '@cifra/kernel';
import { theJudge } from './appointed.ts';
import { blank } from './blank.ts';
import { foldBox, foldHand, foldTable } from './fold.ts';
import { check, legal, toAct } from './legal.ts';
import { lift } from './lift.ts';
import { outcome } from './outcome.ts';
import { OPTIONS, parseOptions } from './parse.ts';
import { teams } from './teams.ts';
import { deadline, decision, onTimeout } from './time.ts';
import type { Decrypto } from './types.ts';
import { mayTalk, sharedScreen, yields } from './waiting.ts';

/** All the rules but the judge. */
export const decrypto: Game<Decrypto> = {
  id: 'decrypto',
  rulesVersion: 4,
  get earlier() {
    return theJudge().earlier;
  },
  seats: { min: 3, max: 8 },
  options: OPTIONS,
  teams,
  parseOptions: (raw) => parseOptions(raw),
  parseCommand: (raw) => theJudge().parseCommand(raw),
  draws: (...asked) => theJudge().draws(...asked),
  blank,
  setup: (...asked) => theJudge().setup(...asked),
  toAct,
  legal,
  check,
  decide: (...asked) => theJudge().decide(...asked),
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

export { judge } from './appointed.ts';
export { MAX_CLUE, whyNotClue, whyNotClues } from './clues.ts';
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
  ClueContext,
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
