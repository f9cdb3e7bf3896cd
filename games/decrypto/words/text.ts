import {
  type Names,
  type Outcome,
  type Seat,
  type Telling,
  type Tellings,
  tellRefusal,
  type View,
  type Who,
} from '@cifra/kernel';
import {
  type Clues,
  type Command,
  type Decrypto,
  type Draft,
  type EndReason,
  type Fact,
  gatheredClues,
  isSameCode,
  KEYWORDS,
  type Line,
  otherTeam,
  type SeatHand,
  type Table,
  TEAMS,
  type Team,
  type TeamHand,
} from '../rules/table.ts';
import { tellDraw } from './draws.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

function telling(words: Words): Telling<Decrypto> {
  return {
    name: words.name,
    fact: (fact, names, viewer) => tellFact(words, fact, (seat) => (seat === viewer ? null : names(seat))),
    move: (command) => tellMove(words, command),
    refusal: (refusal) => tellRefusal(words.refusals, refusal),
    outcome: (outcome, names) => tellOutcome(words, outcome, names),
    draw: (drawn) => tellDraw(words, drawn),
    board: (view, names) => tellBoard(words, view, names),
    option: (name) => words.options[name],
  };
}

/** As the board writes it: 4·2·1. */
function codeText(code: Draft): string {
  return code.map((digit) => digit ?? '–').join('·');
}

function cluesText(words: Words, clues: Clues, isSaid = false): string {
  return words.list(clues.map((clue) => (clue === null ? (isSaid ? words.said : words.blank) : words.quote(clue))));
}

function wordsText(list: readonly string[]): string {
  return list.map((word, at) => `${at + 1} ${word.trim() === '' ? '–' : word}`).join(' · ');
}

function tellFact(words: Words, fact: Fact, names: (seat: Seat) => Who): string | null {
  switch (fact.type) {
    case 'dealt':
      return words.dealt;
    case 'roundBegan': {
      const writers = TEAMS.flatMap((team) => fact.encryptors[team] ?? []).map(names);
      return words.roundBegan(fact.round, writers);
    }
    // Somebody's pencil moves, or a dial, or a code is confirmed: the board shows it, the log would drown in it.
    case 'jotted':
    case 'drafted':
    case 'confirmed':
      return null;
    case 'locked':
      if (fact.said === true) return words.lockedSaid(names(fact.seat));
      return fact.timeUp ? words.lockedLate(names(fact.seat)) : words.locked(names(fact.seat));
    case 'written':
      return words.written(names(fact.seat), fact.round, cluesText(words, fact.clues, true));
    case 'cluesShown':
      if (fact.said !== undefined) return words.cluesSaid(words.team[fact.team]);
      return words.cluesShown(words.team[fact.team], cluesText(words, fact.clues));
    case 'timedOut':
      return words.timedOut(names(fact.seat));
    case 'answered':
      return words.answered(words.team[fact.team]);
    case 'revealed':
      return tellReveal(words, fact);
    case 'namingBegan':
      return words.namingBegan;
    case 'named':
      return words.named(words.team[fact.team]);
    case 'namesShown':
      return TEAMS.map((team) => words.namesShown(words.team[team], wordsText(fact.names[team].words))).join(' ');
    case 'judged':
      return words.judged(words.team[fact.team]);
    case 'ended':
      return tellEnd(words, fact);
  }
}

function tellEnd(words: Words, { words: keywords, accepted }: Fact & { type: 'ended' }): string {
  const sentences = TEAMS.filter((team) => (accepted?.[team].length ?? 0) > 0).map((team) =>
    words.acceptedNames(
      words.team[otherTeam(team)],
      (accepted?.[team] ?? []).map((at) => words.wordNumber(at + 1)),
    ),
  );
  for (const team of TEAMS)
    if (keywords[team].length > 0) sentences.push(words.wordsWere(words.team[team], wordsText(keywords[team])));
  return sentences.join(' ');
}

function tellReveal(words: Words, { team, interception, answer, code }: Fact & { type: 'revealed' }): string {
  const rival = words.team[otherTeam(team)];
  const sentences: string[] = [];
  if (interception !== null) {
    const say = isSameCode(interception, code) ? words.intercepted : words.triedToIntercept;
    sentences.push(say(rival, codeText(interception)));
  }
  const isRight = isSameCode(answer, code);
  const said = answer === null ? words.nothing : codeText(answer);
  sentences.push(
    isRight ? words.answeredRight(words.team[team], said) : words.answeredWrong(words.team[team], said, codeText(code)),
  );
  return sentences.join(' ');
}

function tellMove(words: Words, command: Command): string {
  switch (command.type) {
    case 'encrypt':
      return words.moveEncrypt(cluesText(words, command.clues));
    case 'jot':
      return words.moveJot(cluesText(words, command.clues));
    case 'speak':
      return words.moveSpeak;
    case 'write':
      return words.moveWrite(cluesText(words, command.clues, true));
    case 'draft':
      return words.moveDraft(codeText(command.code));
    case 'confirm':
      return words.moveConfirm(codeText(command.code));
    case 'name':
      return words.moveName(wordsText(command.words));
    case 'judge':
      return words.moveJudge(
        command.accept.length === 0 ? words.nothing : words.list(command.accept.map((at) => words.wordNumber(at + 1))),
      );
    case 'time-up':
      return words.timeUp;
  }
}

function tellOutcome(words: Words, { winners, reason }: Outcome, names: Names): string {
  const who = words.list(winners.map(names));
  const [first = ''] = winners.map(names);
  // Only an interceptor wins alone (D20).
  return winners.length === 1 ? words.wonAlone(first) : words.won[reason as EndReason](who);
}

function tellBoard(words: Words, view: View<Decrypto>, names: Names): string {
  const { table, viewer } = view;
  const sides = TEAMS.map((team) => sideText(words, table, team, (seat) => nameOf(words, viewer, seat, names)));
  // The team's words first, then what one knows alone.
  const hands = Object.values(view.hands)
    .toReversed()
    .flatMap((hand) => (hand === undefined ? [] : handLines(words, hand, names)));
  return [...sides, ...(hands.length === 0 ? [] : [hands.join('\n')]), expected(words, table, names)].join('\n\n');
}

function nameOf(words: Words, viewer: View<Decrypto>['viewer'], seat: number, names: Names): string {
  return seat === viewer ? `${names(seat)} (${words.you})` : names(seat);
}

function sideText(words: Words, table: Table, team: Team, names: Names): string {
  const { interceptions, miscommunications } = table.tokens[team];
  const gathered = gatheredClues(table, team).flatMap((clues, at) =>
    clues.length === 0 ? [] : [`   ${words.gathered(at + 1, clues.map(words.quote).join(', '))}`],
  );
  return [
    `${words.members(words.team[team], words.list(table.members[team].map(names)))}  ·  ${words.tokens(interceptions, miscommunications)}`,
    ...table.sheet[team].filter(({ clues }) => clues !== null).map((line) => `  ${lineText(words, line)}`),
    ...gathered,
  ].join('\n');
}

function lineText(words: Words, { round, clues, answer, interception, code, said }: Line): string {
  const parts = [words.line(round, cluesText(words, clues ?? [], said !== undefined))];
  if (interception !== null) parts.push(words.lineInterception(codeText(interception)));
  if (answer !== null) parts.push(words.lineAnswer(codeText(answer)));
  if (code !== null) parts.push(words.lineCode(codeText(code)));
  return parts.join('  ·  ');
}

function handLines(words: Words, hand: TeamHand | SeatHand, names: Names): readonly string[] {
  if ('code' in hand) {
    if (hand.code === null) return [];
    const isWritten = hand.clues.some((clue) => clue !== null);
    return [words.yourCode(codeText(hand.code)), ...(isWritten ? [words.yourClues(cluesText(words, hand.clues))] : [])];
  }
  const lines = hand.words.length === KEYWORDS ? [words.yourWords(wordsText(hand.words))] : [];
  if (hand.draft.every((digit) => digit === null)) return lines;
  const by = hand.confirmed.length === 0 ? '' : `, ${words.confirmedBy(words.list(hand.confirmed.map(names)))}`;
  return [...lines, `${words.yourDraft(codeText(hand.draft))}${by}`];
}

function expected(words: Words, { phase, half, round, waiting }: Table, names: Names): string {
  const who = words.list(waiting.map(names));
  switch (phase) {
    case 'clues':
      return `${words.round(round)}. ${words.toWrite(who)}`;
    case 'answers':
      return `${words.round(round)}. ${words.toAnswer(words.cluesOf[half ?? 'white'], who)}`;
    case 'names':
      return words.toName(who);
    case 'judging':
      return words.toJudge(who);
    case 'over':
      return words.over;
  }
}

export const tellings: Tellings<Decrypto> = { en: telling(en), es: telling(es) };
