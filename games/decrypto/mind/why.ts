import type { Json, View } from '@cifra/kernel';
import type { Advise, BotReason, Explain } from '@cifra/mind-kit';
import { type Code, type Decrypto, isSameCode, repeatedDigit, teamHandIn, teamOf } from '../rules/judge/index.ts';
import { encryptorTask } from './bot.ts';
import { settingsOf } from './characters.ts';
import { ClueEvaluator } from './clue-evaluator.ts';
import { clueReason, isKnown } from './clue-reason.ts';
import { beliefOf, type Half, type HalfName, halfIn, halfOf } from './half.ts';
import type { LevelSettings } from './levels.ts';
import { chanceOf } from './posterior.ts';
import { readSituation, type Situation } from './situation.ts';

/** What moved a bot to its clues, its answer or its names. */
export const why: Explain<Decrypto> = (view, command, bot) => {
  const settings = settingsOf(bot);
  if (settings === null) return null;
  switch (command.type) {
    case 'encrypt':
      return clueChoice(view, readSituation(view), command.clues, settings);
    case 'confirm':
      return answerChoice(view, readSituation(view), command.code, settings);
    case 'name':
      return { code: 'named' };
    case 'judge':
      return { code: command.accept.length > 0 ? 'accepted' : 'accepted-nothing' };
    case 'jot':
    case 'speak':
    case 'write':
    case 'draft':
    case 'time-up':
      return null;
  }
};

/** What a bot of one's own team makes of three clues, told to whoever sits beside it. */
export const advise: Advise<Decrypto> = (view, seat, bot, about) => {
  const settings = settingsOf(bot);
  const name = nameOf(about);
  const team = teamOf(seat);
  const { viewer, table } = view;
  if (settings === null || name === null || viewer === 'spectator' || teamOf(viewer) !== team) return null;
  const line = table.sheet[name.team].find(({ round }) => round === name.round);
  if (line?.clues == null) return null;
  const { words, draft, turnedBy } = teamHandIn(view, team);
  const half = halfOf({ table, team, words }, name);
  // Once its answer stands it speaks of that, and not of what it finds likeliest.
  const dialled = draft.filter((digit, at): digit is number => digit !== null && turnedBy[at] === seat);
  const isOwnDraft = table.half === name.team && table.round === name.round && dialled.length === draft.length;
  const given =
    line.code === null ? (isOwnDraft ? dialled : null) : name.team === team ? line.answer : line.interception;
  return { ...readingOf(half, given ?? likeliest(half, settings), settings), isOver: line.code !== null };
};

function nameOf(about: Json): HalfName | null {
  if (typeof about !== 'object' || about === null || !('round' in about)) return null;
  const { round, team } = about;
  return typeof round === 'number' && (team === 'white' || team === 'black') ? { round, team } : null;
}

function likeliest(half: Half, settings: LevelSettings): Code {
  return beliefOf(half, settings).reduce((best, one) => (one.chance > best.chance ? one : best)).code;
}

/** From such a chance on a bot is sure, and below such a one it hardly knows. */
const SURE = 0.75;
const HARDLY = 0.4;

/** A code with the clue that said most for it, how sure that is, and what nobody here has ever heard of. */
function readingOf(half: Half, code: Code, settings: LevelSettings): BotReason {
  const { language, clues, words, isOwn } = half;
  const chance = chanceOf(beliefOf(half, settings), code);
  const reason = clueReason(half, code, settings);
  return {
    code: reason === null ? 'blind' : isOwn ? 'reads' : 'hears',
    digits: code.join('·'),
    sure: chance >= SURE ? 'sure' : chance >= HARDLY ? 'likely' : 'hardly',
    ...reason,
    unknown: clues.filter((clue) => clue !== null && !isKnown(language, clue)),
    strange: isOwn ? words.filter((word) => !isKnown(language, word)) : [],
  };
}

function answerChoice(view: View<Decrypto>, situation: Situation, code: Code, settings: LevelSettings): BotReason {
  const half = halfIn(situation);
  const { draft } = teamHandIn(view, situation.team);
  const dialled = draft.filter((digit) => digit !== null);
  const isAgreed = dialled.length === draft.length && repeatedDigit(dialled) === null && isSameCode(dialled, code);
  if (!isAgreed) return { ...readingOf(half, code, settings), isOver: true };
  const own = likeliest(half, settings);
  return isSameCode(own, code)
    ? { code: 'agrees', digits: code.join('·') }
    : { code: 'gives-way', digits: code.join('·'), own: own.join('·') };
}

function clueChoice(
  view: View<Decrypto>,
  situation: Situation,
  clues: readonly string[],
  { encryptor, fears }: LevelSettings,
): BotReason {
  const task = encryptorTask(view, situation, fears);
  const { language, words } = task.context;
  const evaluator = new ClueEvaluator(task, encryptor);
  const [a, b, c] = task.code.map((digit, at) => evaluator.written(clues[at] ?? '', digit));
  if (a === undefined || b === undefined || c === undefined) return { code: 'wrote-first' };
  const { read, heard } = evaluator.foreseen(a, b, c);
  const meant = task.code.map((digit, at) => ({ clue: clues[at] ?? '', word: words[digit - 1] ?? '' }));
  const isAlert = task.isWatched && encryptor.fear > 0;
  return {
    code: isAlert ? 'wrote' : task.isWatched ? 'wrote-for-partner' : 'wrote-first',
    meant,
    read: Math.round(100 * read),
    heard: Math.round(100 * heard),
    strange: meant.flatMap(({ word }) => (isKnown(language, word) ? [] : [word])),
  };
}
