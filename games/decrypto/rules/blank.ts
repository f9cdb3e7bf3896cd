import type { Blank, HandId } from '@cifra/kernel';
import { EMPTY_DRAFT } from './codes.ts';
import { byTeam, membersOf } from './teams.ts';
import type { Clues, Decrypto, Hand, Options, SeatHand, TeamHand } from './types.ts';

export const NO_CLUES: Clues = [null, null, null];

export const EMPTY_TEAM_HAND: TeamHand = {
  words: [],
  draft: EMPTY_DRAFT,
  turnedBy: [null, null, null],
  confirmed: [],
  answer: null,
  names: null,
  accept: null,
};

const EMPTY_SEAT_HAND: SeatHand = { code: null, clues: NO_CLUES };

export function blank(seats: number, options: Options): Blank<Decrypto> {
  const { language, timer, answerLimit, strictNames, spoken } = options;
  return {
    table: {
      members: membersOf(seats),
      language,
      timer,
      answerLimit,
      strictNames,
      ...(spoken === true ? { spoken } : {}),
      phase: 'clues',
      round: 0,
      half: null,
      encryptors: { white: null, black: null },
      locked: [],
      waiting: [],
      done: [],
      tokens: byTeam(() => ({ interceptions: 0, miscommunications: 0 })),
      sheet: { white: [], black: [] },
      names: null,
      end: null,
    },
    hand: (id: HandId): Hand => (id.startsWith('team:') ? EMPTY_TEAM_HAND : EMPTY_SEAT_HAND),
    box: {},
  };
}
