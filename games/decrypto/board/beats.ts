import type { Seat } from '@cifra/kernel';
import type { Beat, BeatStep } from '@cifra/kit/stage';
import {
  type ByTeam,
  type Clues,
  type Code,
  type Decrypto,
  type Fact,
  hasLoneInterceptor,
  type Named,
  pointsOf,
  type Table,
  type Team,
  type Tokens,
} from '../rules/table.ts';
import { lengthOf } from './scene.ts';

/** A half is revealed: all that its scene needs, so that it can be looked at for as long as somebody likes. */
export type RevealShow = {
  readonly type: 'revealed';
  readonly team: Team;
  readonly round: number;
  /** Who wrote the clues. */
  readonly encryptor: Seat | null;
  readonly clues: Clues;
  /** The clues were said aloud (D23). */
  readonly isSaid: boolean;
  readonly interception: Code | null;
  readonly answer: Code | null;
  readonly code: Code;
  /** As they stand afterwards, and before. */
  readonly tokens: ByTeam<Tokens>;
  readonly before: ByTeam<Tokens>;
  /** Against one interceptor, who takes every token (D20). */
  readonly isAgainstOne: boolean;
};

/** What the board draws of something that happened. */
export type Show =
  | { readonly type: 'began'; readonly round: number; readonly writers: readonly Seat[] }
  /** Somebody's clues are in; `isSandTurned` where time runs for the other encryptor from now on (D19). */
  | { readonly type: 'locked'; readonly seat: Seat; readonly isLate: boolean; readonly isSandTurned: boolean }
  | {
      readonly type: 'clues';
      readonly team: Team;
      readonly round: number;
      readonly clues: Clues;
      readonly isSaid: boolean;
    }
  | RevealShow
  | { readonly type: 'naming'; readonly points: ByTeam<number> }
  | { readonly type: 'named'; readonly names: ByTeam<Named> };

export type DecryptoBeat = Beat<Show>;

/** How long a clue takes to be typed, in milliseconds. */
export const TYPED = 500;

/** What an event looks like to this viewer. Paperwork (a dial turned, a code confirmed) is seen on the board alone. */
export function beats({ before, event, after }: BeatStep<Decrypto>): readonly DecryptoBeat[] {
  if (event.fact.type === 'opened') return [];
  return beatsOf(event.fact as Fact, before.table, after.table);
}

function beatsOf(
  fact: Fact,
  before: Table,
  { round, encryptors, tokens, sheet, ...table }: Table,
): readonly DecryptoBeat[] {
  switch (fact.type) {
    case 'roundBegan': {
      const writers = Object.values(fact.encryptors).filter((seat) => seat !== null);
      return [{ weight: 'small', by: null, turn: `${round}`, show: { type: 'began', round, writers }, sound: 'relay' }];
    }
    case 'locked': {
      const isSandTurned = before.timer !== 'off' && before.locked.length === 0 && table.waiting.length > 0;
      const show: Show = { type: 'locked', seat: fact.seat, isLate: fact.timeUp, isSandTurned };
      // The last to lock opens the clues, and that is told instead.
      return table.waiting.length === 0 && !fact.timeUp
        ? []
        : [{ weight: 'small', by: fact.seat, turn: `${round}`, show, sound: 'relay' }];
    }
    case 'cluesShown': {
      const show: Show = { type: 'clues', team: fact.team, round, clues: fact.clues, isSaid: fact.said !== undefined };
      const hold = TYPED * (fact.clues.length + 1);
      return [
        { weight: 'small', hold, by: encryptors[fact.team], turn: turnOf(round, fact.team), show, sound: 'pencil' },
      ];
    }
    case 'revealed': {
      const { team, interception, answer, code } = fact;
      const isAgainstOne = hasLoneInterceptor(table);
      const line = sheet[team].at(-1);
      const clues = line?.clues ?? [];
      const isSaid = line?.said !== undefined;
      const encryptor = encryptors[team];
      const told = {
        team,
        round,
        encryptor,
        clues,
        isSaid,
        interception,
        answer,
        code,
        tokens,
        before: before.tokens,
        isAgainstOne,
      };
      const show: RevealShow = { type: 'revealed', ...told };
      return [{ weight: 'reveal', isClimax: true, hold: lengthOf(show), by: null, turn: turnOf(round, team), show }];
    }
    case 'namingBegan': {
      const points = pointsOf({ ...before, tokens });
      return [{ weight: 'reveal', by: null, turn: 'naming', show: { type: 'naming', points }, sound: 'ping' }];
    }
    case 'namesShown':
      return [{ weight: 'reveal', by: null, turn: 'names', show: { type: 'named', names: fact.names }, sound: 'ping' }];
    case 'dealt':
    case 'jotted':
    case 'drafted':
    case 'confirmed':
    case 'written':
    case 'timedOut':
    case 'answered':
    case 'named':
    case 'judged':
    case 'ended':
      return [];
  }
}

/** The clues of a half and what came of them are one turn. */
function turnOf(round: number, team: Team): string {
  return `${round}/${team}`;
}
