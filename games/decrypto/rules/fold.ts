import { type HandId, type Seat, seatHand } from '@cifra/kernel';
import { EMPTY_TEAM_HAND, NO_CLUES } from './blank.ts';
import { isSameCode } from './codes.ts';
import { byTeam, hasLoneInterceptor, otherTeam, TEAMS, type Team, teamOf } from './teams.ts';
import type { Box, Fact, Hand, Line, SeatHand, Table, TeamHand, Tokens, Whisper } from './types.ts';
import { answerers, inOrder, judgeable, without } from './waiting.ts';

export function foldTable(table: Table, fact: Fact): Table {
  switch (fact.type) {
    case 'dealt':
    case 'jotted':
      return table;
    case 'roundBegan': {
      const { encryptors, round } = fact;
      const line: Line = { round, clues: null, answer: null, interception: null, code: null };
      const waiting = inOrder(TEAMS.flatMap((team) => encryptors[team] ?? []));
      const sheet = byTeam((team) => (encryptors[team] === null ? [] : [...table.sheet[team], line]));
      return { ...timely(table), phase: 'clues', half: null, round, encryptors, locked: [], done: [], waiting, sheet };
    }
    case 'locked': {
      const { seat } = fact;
      const said = fact.said === true ? onLastLine(table, teamOf(seat), { said: seat }) : table;
      return { ...said, locked: [...table.locked, fact.seat], waiting: without(table.waiting, [fact.seat]) };
    }
    case 'written': {
      const team = teamOf(fact.seat);
      const sheet = table.sheet[team].map((line) =>
        line.round === fact.round ? { ...line, clues: fact.clues } : line,
      );
      return { ...table, sheet: { ...table.sheet, [team]: sheet } };
    }
    case 'cluesShown': {
      const begun: Table = {
        ...onLastLine(timely(table), fact.team, { clues: fact.clues }),
        phase: 'answers',
        half: fact.team,
      };
      return { ...begun, done: [], waiting: inOrder(TEAMS.flatMap((team) => answerers(begun, team))) };
    }
    case 'drafted':
      return fact.cleared ? { ...table, waiting: waitingAgain(table, fact.seat) } : table;
    case 'confirmed': {
      const waiting = fact.cleared ? waitingAgain(table, fact.seat) : table.waiting;
      return { ...table, waiting: without(waiting, [fact.seat]) };
    }
    case 'timedOut': {
      const waiting = without(table.waiting, [fact.seat]);
      if (fact.again === true) return { ...table, waiting };
      return { ...table, late: inOrder([...(table.late ?? []), fact.seat]), waiting };
    }
    case 'answered':
      return { ...table, done: [...table.done, fact.team] };
    case 'revealed': {
      const { team, answer, interception, code } = fact;
      return { ...onLastLine(table, team, { answer, interception, code }), tokens: tokensAfter(table, fact) };
    }
    case 'namingBegan':
      return { ...timely(table), phase: 'names', half: null, done: [], waiting: everybody(table) };
    case 'named':
    case 'judged': {
      const waiting = without(table.waiting, table.members[fact.team]);
      return { ...table, done: [...table.done, fact.team], waiting };
    }
    case 'namesShown': {
      const shown: Table = { ...timely(table), phase: 'judging', done: [], names: fact.names };
      return { ...shown, waiting: everybody(table).filter((seat) => judgeable(shown, teamOf(seat)).length > 0) };
    }
    case 'ended': {
      const { type: _, ...end } = fact;
      return { ...timely(table), phase: 'over', half: null, waiting: [], end };
    }
  }
}

function everybody({ members }: Table): readonly Seat[] {
  return inOrder([...members.white, ...members.black]);
}

/** Where something new begins everybody has time again. */
function timely({ late: _, ...table }: Table): Table {
  return table;
}

/** A changed draft has been confirmed by nobody (D21); whose time is up is not asked again (D19). */
function waitingAgain(table: Table, seat: Seat): readonly Seat[] {
  const team = answerers(table, teamOf(seat));
  return inOrder([...without(table.waiting, team), ...without(team, table.late ?? [])]);
}

function onLastLine(table: Table, team: Team, part: Partial<Line>): Table {
  const lines = table.sheet[team];
  const last = lines.at(-1);
  if (last === undefined) throw new Error(`There is no line of ${team} in round ${table.round}`);
  return { ...table, sheet: { ...table.sheet, [team]: lines.with(-1, { ...last, ...part }) } };
}

/** Interceptions and miscommunications, and nothing else, bring tokens (D7); alone one takes both (D20). */
function tokensAfter(table: Table, { team, answer, interception, code }: Fact & { type: 'revealed' }): Table['tokens'] {
  const { tokens } = table;
  const rival = otherTeam(team);
  const intercepted = Number(isSameCode(interception, code));
  const missed = Number(!isSameCode(answer, code));
  if (hasLoneInterceptor(table))
    return { ...tokens, [rival]: more(tokens[rival], 'interceptions', intercepted + missed) };
  return {
    ...tokens,
    [rival]: more(tokens[rival], 'interceptions', intercepted),
    [team]: more(tokens[team], 'miscommunications', missed),
  };
}

function more(tokens: Tokens, kind: keyof Tokens, count: number): Tokens {
  return { ...tokens, [kind]: tokens[kind] + count };
}

export function foldHand(hand: Hand, fact: Fact, whisper: Whisper | undefined, id: HandId): Hand {
  return 'code' in hand ? foldSeatHand(hand, fact, whisper, id) : foldTeamHand(hand, fact, whisper);
}

function foldSeatHand(hand: SeatHand, fact: Fact, whisper: Whisper | undefined, id: HandId): SeatHand {
  // A new round takes the old code and clues from the hand; only the encryptor gets others.
  if (fact.type === 'roundBegan') return { code: whisper?.code ?? null, clues: NO_CLUES };
  const isWriting = fact.type === 'jotted' || fact.type === 'locked';
  return isWriting && id === seatHand(fact.seat) ? { ...hand, clues: whisper?.clues ?? hand.clues } : hand;
}

/** A whisper to a team comes only with a fact of its own. */
function foldTeamHand(hand: TeamHand, fact: Fact, whisper: Whisper | undefined): TeamHand {
  // What was drafted and answered is on the sheet now.
  if (fact.type === 'revealed') return { ...EMPTY_TEAM_HAND, words: hand.words };
  if (whisper === undefined) return hand;
  const { words = hand.words, draft = hand.draft, answer = hand.answer } = whisper;
  const { names = hand.names, accept = hand.accept } = whisper;
  const known: TeamHand = { ...hand, words, draft, answer, names, accept };
  if (fact.type !== 'drafted' && fact.type !== 'confirmed') return known;
  const turnedBy = draft.map((digit, at) => {
    if (digit === null) return null;
    return digit === hand.draft[at] ? (hand.turnedBy[at] ?? null) : fact.seat;
  });
  if (fact.type === 'drafted') return { ...known, turnedBy, confirmed: fact.cleared ? [] : hand.confirmed };
  return { ...known, turnedBy, confirmed: inOrder([...(fact.cleared ? [] : hand.confirmed), fact.seat]) };
}

export function foldBox(box: Box): Box {
  return box;
}
