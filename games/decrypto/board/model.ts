import type { Seat, View } from '@cifra/kernel';
import type { Beat } from '@cifra/kit/stage';
import {
  answerers,
  type Clues,
  type Code,
  type Decrypto,
  DIGITS,
  type Draft,
  hasLoneInterceptor,
  isSameCode,
  type Line,
  otherTeam,
  type Team,
  type Tokens,
} from '../rules/table.ts';
import type { RevealShow, Show } from './beats.ts';
import { isAlone, keywordsOf, knownCode, roleOf, teamHandOf, teamOfViewer } from './situation.ts';
import { type Tone, toneOf } from './verdict.ts';

/** Beats are made by this game alone: the page hands them back as they were. */
export function showOf(beat: Beat | null): Show | null {
  return beat === null ? null : (beat.show as Show);
}

/** How many rounds there are (D12, D20). */
export function roundsOf({ table }: View<Decrypto>): number {
  return hasLoneInterceptor(table) ? 5 : 8;
}

export type CrewMember = {
  readonly seat: Seat;
  readonly isEncryptor: boolean;
  /** Their part of what is being waited for is done. */
  readonly isDone: boolean;
};

/** What a team does at this moment, for a few words on its plate. */
export type TeamPart =
  | 'writes'
  | 'locked'
  | 'decodes'
  | 'intercepts'
  | 'listens'
  | 'decided'
  | 'names'
  | 'judges'
  | 'rests';

export type PlateModel = {
  readonly team: Team;
  readonly isMine: boolean;
  readonly isAlone: boolean;
  readonly tokens: Tokens;
  /** The lamp that has just been lit. */
  readonly isNew: { readonly interceptions: boolean; readonly miscommunications: boolean };
  readonly crew: readonly CrewMember[];
  readonly part: TeamPart;
  /** The viewer has a part in it. */
  readonly me: 'alone' | 'with others' | null;
};

/** While a reveal is under way the lamps are as they were: the token has not landed yet. */
export function plateModel(view: View<Decrypto>, team: Team, under: RevealShow | null, isLanded: boolean): PlateModel {
  const { table } = view;
  const { members, encryptors, phase } = table;
  const tokens = under !== null && !isLanded ? under.before[team] : table.tokens[team];
  const gained = under !== null && isLanded ? under : null;
  return {
    team,
    isMine: teamOfViewer(view) === team,
    isAlone: isAlone(table, team),
    tokens,
    isNew: {
      interceptions: gained !== null && gained.tokens[team].interceptions > gained.before[team].interceptions,
      miscommunications:
        gained !== null && gained.tokens[team].miscommunications > gained.before[team].miscommunications,
    },
    crew: members[team].map((seat) => ({
      seat,
      isEncryptor: encryptors[team] === seat && (phase === 'clues' || phase === 'answers'),
      isDone: isDoneIn(view, team, seat),
    })),
    part: partOf(view, team),
    me: partOfMine(view, team),
  };
}

function isDoneIn({ table }: View<Decrypto>, team: Team, seat: Seat): boolean {
  if (table.phase === 'clues') return table.locked.includes(seat);
  return table.phase === 'answers' && answerers(table, team).includes(seat) && !table.waiting.includes(seat);
}

/** One writes for the whole team; the others decode, intercept and listen together. */
function partOfMine(view: View<Decrypto>, team: Team): 'alone' | 'with others' | null {
  const { table, viewer } = view;
  if (viewer === 'spectator' || teamOfViewer(view) !== team) return null;
  const isWriter = table.encryptors[team] === viewer;
  if (table.phase === 'clues') return isWriter ? 'alone' : null;
  if (isWriter && table.half === team) return null;
  const doing = answerers(table, team);
  return (doing.length === 0 ? table.members[team] : doing).length > 1 ? 'with others' : 'alone';
}

function partOf({ table }: View<Decrypto>, team: Team): TeamPart {
  const { phase, half, encryptors, locked, done } = table;
  switch (phase) {
    case 'clues': {
      const writer = encryptors[team];
      if (writer === null) return 'listens';
      return locked.includes(writer) ? 'locked' : 'writes';
    }
    case 'answers':
      if (done.includes(team)) return 'decided';
      if (answerers(table, team).length === 0) return 'listens';
      return half === team ? 'decodes' : 'intercepts';
    case 'names':
      return done.includes(team) ? 'decided' : 'names';
    case 'judging':
      return done.includes(team) || !table.waiting.some((seat) => table.members[team].includes(seat))
        ? 'decided'
        : 'judges';
    case 'over':
      return 'rests';
  }
}

/** A clue with the round in which it was given. */
export type EarlierClue = { readonly round: number; readonly clue: string };

/** A digit with its word, as far as the viewer knows it, and all clues that are known to be for it (D22). */
export type WindowModel = {
  readonly digit: number;
  readonly word: string | null;
  readonly clues: readonly EarlierClue[];
};

export function windowsOf(view: View<Decrypto>, team: Team): readonly WindowModel[] {
  const words = keywordsOf(view, team);
  return DIGITS.map((digit, at) => ({
    digit,
    word: words?.[at] ?? null,
    clues: view.table.sheet[team].flatMap(({ round, clues, code }) => {
      const clue = clues?.[code?.indexOf(digit) ?? -1];
      return clue == null ? [] : [{ round, clue }];
    }),
  }));
}

/** What a line of the ledger says at its end. */
export type LedgerResult = { readonly isRight: boolean; readonly tone: Tone };

export type LedgerLine = {
  readonly round: number;
  /** Under each digit the clue that is for it. */
  readonly cells: readonly (string | null)[];
  /** Clues of which it is not known yet what they are for. */
  readonly unplaced: Clues | null;
  readonly code: Code | null;
  /** What nobody typed was said aloud (D23). */
  readonly isSaid: boolean;
  readonly isNow: boolean;
  /** The code is known to the viewer, and not yet to everybody. */
  readonly isSecret: boolean;
  readonly answer: (LedgerResult & { readonly given: Code | null }) | null;
  readonly interception: (LedgerResult & { readonly given: Code }) | null;
};

/** All rounds down, digits across: lines that are not played yet have their place already (P24). */
export function ledgerOf(view: View<Decrypto>, team: Team): readonly LedgerLine[] {
  const mine = teamOfViewer(view);
  const { sheet, round, phase } = view.table;
  return Array.from({ length: roundsOf(view) }, (_, at): LedgerLine => {
    const line = sheet[team].find((one) => one.round === at + 1);
    const isNow = at + 1 === round && phase !== 'over' && line?.code == null;
    const code = line?.code ?? (isNow ? knownCode(view, team) : null);
    const clues = line?.clues ?? null;
    return {
      round: at + 1,
      cells: DIGITS.map((digit) => clues?.[code?.indexOf(digit) ?? -1] ?? null),
      unplaced: code === null ? clues : null,
      code,
      isSaid: line?.said !== undefined && clues !== null,
      isNow,
      isSecret: isNow && code !== null,
      ...resultsOf(line, team, mine),
    };
  });
}

function resultsOf(line: Line | undefined, team: Team, mine: Team | null): Pick<LedgerLine, 'answer' | 'interception'> {
  if (line?.code == null) return { answer: null, interception: null };
  const { answer, interception, code } = line;
  const isRight = isSameCode(answer, code);
  const isHit = isSameCode(interception, code);
  // Being intercepted harms the team whose code it was.
  const hitTone: Tone = isHit && mine === team ? 'bad' : toneOf(mine, otherTeam(team), isHit);
  return {
    answer: { given: answer, isRight, tone: toneOf(mine, team, isRight) },
    interception:
      interception === null ? null : { given: interception, isRight: isHit, tone: isHit ? hitTone : 'plain' },
  };
}

export type DialModel = {
  readonly clue: string | null;
  readonly digit: number | null;
  /** Who set it. */
  readonly by: Seat | null;
  /** Digits that stand on other dials: no code has one twice (D3). */
  readonly taken: readonly number[];
};

/** The shared dials of the viewer's team, as they stand or as they have just been turned here. */
export function dialsOf(view: View<Decrypto>, team: Team, turned: Draft | null): readonly DialModel[] {
  const { table, viewer } = view;
  const clues = table.half === null ? [] : (table.sheet[table.half].at(-1)?.clues ?? []);
  const hand = teamHandOf(view, team);
  const standing = hand?.answer ?? hand?.draft ?? [];
  const draft = turned ?? standing;
  const me = viewer === 'spectator' ? null : viewer;
  return clues.map((clue, at) => {
    const digit = draft[at] ?? null;
    const isMineNow = turned !== null && digit !== (hand?.draft[at] ?? null);
    return {
      clue,
      digit,
      by: digit === null ? null : isMineNow ? me : (hand?.turnedBy[at] ?? null),
      taken: draft.filter((other, on) => on !== at && other !== null).map(Number),
    };
  });
}

/** The dials that a viewer sees in a half: their own team's; with everything open, those of both (P21). */
export function draftsSeen(view: View<Decrypto>): readonly Team[] {
  const { table } = view;
  if (table.phase !== 'answers') return [];
  const mine = teamOfViewer(view);
  const role = roleOf(view);
  if (mine !== null) return role === 'listens' ? [] : [mine];
  return (['white', 'black'] as const).filter(
    (team) => teamHandOf(view, team) !== null && answerers(table, team).length > 0,
  );
}
