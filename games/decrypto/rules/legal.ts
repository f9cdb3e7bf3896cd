import { type Refusal, type Seat, type State, seatHand, type View } from '@cifra/kernel';
import { judge } from './appointed.ts';
import { whyNotClue, whyNotClues } from './clues.ts';
import { CODES, type Code, isSameCode, repeatedDigit } from './codes.ts';
import { lineOf, usedClues } from './sheet.ts';
import { type Team, teamHandIn, teamOf } from './teams.ts';
import { isUnseen } from './text.ts';
import type { ClueContext, Command, Decrypto, Phase, Table } from './types.ts';
import { answerers, judgeable } from './waiting.ts';

export function toAct(table: Table): readonly Seat[] {
  return table.waiting;
}

/** What this team's clues are held against. */
export function clueContext(holder: View<Decrypto> | State<Decrypto>, table: Table, team: Team): ClueContext {
  const encryptor = holder.hands[seatHand(table.encryptors[team] ?? -1)];
  const code = encryptor !== undefined && 'code' in encryptor ? encryptor.code : null;
  return { language: table.language, words: teamHandIn(holder, team).words, used: usedClues(table, team), code };
}

/** Free text is a sample. What a team has confirmed is listed once more, with a way to change it. */
export function* legal(view: View<Decrypto>): Generator<Command> {
  const { viewer, table } = view;
  if (viewer === 'spectator' || !table.waiting.includes(viewer)) return;
  switch (table.phase) {
    case 'clues':
      yield* sampleClues(view, viewer);
      return;
    case 'answers':
      yield* answers(view, viewer);
      return;
    case 'names':
      yield { type: 'name', words: ['', '', '', ''] };
      yield { type: 'name', words: samplesOf(table).slice(0, 4) };
      return;
    case 'judging':
      for (const accept of subsets(judgeable(table, teamOf(viewer)))) yield { type: 'judge', accept };
      return;
    case 'over':
  }
}

const SAMPLES = 5;

function samplesOf({ language }: Table): readonly string[] {
  return judge()?.samples[language] ?? [];
}

function* sampleClues(view: View<Decrypto>, seat: Seat): Generator<Command> {
  const context = clueContext(view, view.table, teamOf(seat));
  const fitting: string[] = [];
  for (const clue of samplesOf(view.table)) {
    if (whyNotClue(clue, context) === null) fitting.push(clue);
    if (fitting.length === SAMPLES) break;
  }
  for (let at = 0; at + 3 <= fitting.length; at++) yield { type: 'encrypt', clues: fitting.slice(at, at + 3) };
  const [first = null] = fitting;
  const hand = view.hands[`seat:${seat}`];
  const isUnwritten = hand !== undefined && 'clues' in hand && hand.clues.every((clue) => clue === null);
  if (isUnwritten) yield { type: 'jot', clues: [first, null, null] };
  if (view.table.spoken === true) yield { type: 'speak' };
}

function* answers(view: View<Decrypto>, seat: Seat): Generator<Command> {
  const { draft, confirmed } = teamHandIn(view, teamOf(seat));
  if (confirmed.length > 0) {
    yield { type: 'confirm', code: draft.filter((digit) => digit !== null) };
    yield { type: 'draft', code: [null, null, null] };
    return;
  }
  for (const code of CODES) yield { type: 'confirm', code };
  for (const code of [
    [1, null, null],
    [null, 2, 3],
  ])
    if (!isSameCode(code, draft)) yield { type: 'draft', code };
}

function* subsets(items: readonly number[]): Generator<readonly number[]> {
  for (let bits = 0; bits < 2 ** items.length; bits++) yield items.filter((_, at) => (bits >> at) % 2 === 1);
}

const PHASE_OF: { readonly [type in Exclude<Command['type'], 'time-up' | 'write'>]: Phase } = {
  encrypt: 'clues',
  jot: 'clues',
  speak: 'clues',
  draft: 'answers',
  confirm: 'answers',
  name: 'names',
  judge: 'judging',
};

export function check(view: View<Decrypto>, command: Command): Refusal | null {
  const { viewer, table } = view;
  if (viewer === 'spectator' || table.phase === 'over') return { code: 'not-your-turn' };
  if (command.type === 'time-up') return table.waiting.includes(viewer) ? null : { code: 'not-your-turn' };
  // Whenever there is time for it (D23).
  if (command.type === 'write') return whyNotWriteDown(view, viewer, command);
  if (PHASE_OF[command.type] !== table.phase) return { code: `not-now-${table.phase}` };
  switch (command.type) {
    case 'encrypt':
      return whyNotWrite(table, viewer) ?? whyNotClues(command.clues, clueContext(view, table, teamOf(viewer)));
    case 'jot':
      return whyNotWrite(table, viewer);
    case 'speak':
      return whyNotWrite(table, viewer) ?? (table.spoken === true ? null : { code: 'not-spoken' });
    case 'draft':
      return whyNotAnswer(table, viewer);
    case 'confirm':
      return whyNotAnswer(table, viewer) ?? whyNotConfirm(view, viewer, command.code);
    case 'name':
      if (table.done.includes(teamOf(viewer))) return { code: 'already-named' };
      return command.words.some(isUnseen) ? { code: 'name-unseen' } : null;
    case 'judge':
      return whyNotJudge(table, viewer, command.accept);
  }
}

/** A clue never changes once locked (D18). */
function whyNotWrite({ locked, encryptors }: Table, seat: Seat): Refusal | null {
  if (encryptors[teamOf(seat)] !== seat) return { code: 'not-the-encryptor' };
  return locked.includes(seat) ? { code: 'clues-locked' } : null;
}

/** Of what one has said oneself, once everybody has heard it, and only what is still missing on the sheet (D18, D23). */
function whyNotWriteDown(
  view: View<Decrypto>,
  seat: Seat,
  { round, clues }: Extract<Command, { type: 'write' }>,
): Refusal | null {
  const { table } = view;
  const team = teamOf(seat);
  const line = lineOf(table, team, round);
  if (line?.said !== seat) return { code: 'not-said-by-you', round };
  if (line.clues === null) return { code: 'not-said-yet' };
  const standing = line.clues;
  if (clues.some((clue, at) => clue !== null && standing[at] !== null)) return { code: 'clues-locked' };
  if (clues.every((clue) => clue === null)) return { code: 'clue-empty' };
  const context = clueContext(view, table, team);
  const used = [...context.used];
  for (const [at, clue] of clues.entries()) {
    if (clue === null) continue;
    const refusal = whyNotClue(clue, { ...context, used, code: line.code ?? context.code ?? null });
    if (refusal !== null) return { ...refusal, at };
    used.push(clue);
  }
  return null;
}

function whyNotAnswer(table: Table, seat: Seat): Refusal | null {
  const team = teamOf(seat);
  if (!answerers(table, team).includes(seat))
    return { code: table.half === team ? 'encryptor-is-silent' : 'no-interception-yet' };
  return table.done.includes(team) ? { code: 'already-answered' } : null;
}

function whyNotConfirm(view: View<Decrypto>, seat: Seat, code: Code): Refusal | null {
  const digit = repeatedDigit(code);
  if (digit !== null) return { code: 'digit-twice', digit };
  const { draft, confirmed } = teamHandIn(view, teamOf(seat));
  return confirmed.includes(seat) && isSameCode(code, draft) ? { code: 'already-confirmed' } : null;
}

function whyNotJudge(table: Table, seat: Seat, accept: readonly number[]): Refusal | null {
  const open = judgeable(table, teamOf(seat));
  if (table.done.includes(teamOf(seat))) return { code: 'already-judged' };
  if (open.length === 0) return { code: 'nothing-to-judge' };
  const other = accept.find((at) => !open.includes(at));
  if (other !== undefined) return { code: 'not-to-judge', at: other };
  return new Set(accept).size === accept.length ? null : { code: 'judged-twice' };
}
