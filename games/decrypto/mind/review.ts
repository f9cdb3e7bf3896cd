import type { View } from '@cifra/kernel';
import type { Evaluate } from '@cifra/mind-kit';
import type { Depth, JudgedOption, ReviewedMove, Reviewer } from '@cifra/mind-kit/review';
import {
  type Command,
  type Decrypto,
  hasLoneInterceptor,
  isSameCode,
  teamHandIn,
  teamOf,
} from '../rules/judge/index.ts';
import { bots, encryptorTask } from './bot.ts';
import { ratedClues } from './encryptor.ts';
import { beliefOf, halfIn } from './half.ts';
import { cluesInsight, codesInsight, sheetOf } from './insight.ts';
import { LEVEL_SETTINGS } from './levels.ts';
import { readershipOf } from './readership.ts';
import { ROUNDS_OF_THREE, readSituation, type Situation, tokenState } from './situation.ts';
import { chanceToLast, tokenCosts } from './token-costs.ts';

type Values = readonly JudgedOption<Command>[];

const MASTER = LEVEL_SETTINGS.master;
/** How many clues for each digit are weighed together with those for the others. */
const BREADTH: { readonly [depth in Depth]: number } = { quick: 12, full: MASTER.encryptor.breadth };
/** With so many seats one of them plays alone against the others. */
const LONE = 3;
/** How many sets of clues are listed. */
const SETS = 12;
/** How many of them are shown beside what was written. */
const SHOWN = 2;

/** Clues and codes, each with the chance to win as our models see it; null where they have no opinion. */
function valuesOf(view: View<Decrypto>, depth: Depth, made?: Command): Values | null {
  const situation = readSituation(view);
  switch (situation.table.phase) {
    case 'clues':
      return made === undefined || made.type === 'encrypt' ? clueValues(view, situation, depth, made?.clues) : null;
    case 'answers':
      return made === undefined || made.type === 'confirm' ? codeValues(situation) : null;
    case 'names':
    case 'judging':
    case 'over':
      return null;
  }
}

/** What the tokens so far say about who will win, if nobody does worse than usual from now on. */
function levelOf({ table, team, rivals }: Situation): number {
  if (hasLoneInterceptor(table)) {
    const lasts = chanceToLast(tokenState(table, 'white'));
    return team === 'white' ? lasts : 1 - lasts;
  }
  return 0.5 + (chanceToLast(tokenState(table, team)) - chanceToLast(tokenState(table, rivals))) / 2;
}

/** What a chance not to lose by tokens is in chances to win: between two teams half, for both may last. */
function scaleOf({ table }: Situation): number {
  return hasLoneInterceptor(table) ? 1 : 0.5;
}

function clueValues(view: View<Decrypto>, situation: Situation, depth: Depth, written?: readonly string[]): Values {
  const task = encryptorTask(view, situation, MASTER.fears);
  const rated = ratedClues(task, { ...MASTER.encryptor, breadth: BREADTH[depth] }, SETS, written);
  return behindBest(
    situation,
    rated.map(({ clues, worth }) => ({ command: { type: 'encrypt', clues }, value: worth })),
  );
}

/** Every code by its chance to be the one, times what is at stake for whoever sent it. */
function codeValues(situation: Situation): Values {
  const { table, team } = situation;
  const half = table.half ?? team;
  const costs = tokenCosts(tokenState(table, half));
  const stake = half === team ? costs.ofMiscommunication : costs.ofInterception;
  return behindBest(
    situation,
    beliefOf(halfIn(situation), MASTER).map(({ code, chance }) => ({
      command: { type: 'confirm', code },
      value: stake * chance,
    })),
  );
}

/** The best that can be done is worth what the tokens say, anything else as much less as it is worse. */
function behindBest(situation: Situation, values: Values): Values {
  const best = Math.max(...values.map(({ value }) => value));
  const [level, scale] = [levelOf(situation), scaleOf(situation)];
  return values.map(({ command, value }) => ({ command, value: Math.max(0, level - scale * (best - value)) }));
}

/** What our models make of a view; nothing where keywords are named or judged. */
export const options: Evaluate<Decrypto> = (view) =>
  (valuesOf(view, 'full') ?? []).map((option) => ({ ...option, chance: option.value }));

/** Has somebody else of the team dialled this very code? Then this only agrees with it (D21). */
function isAgreement(view: View<Decrypto>, command: Command, { team }: Situation): boolean {
  return command.type === 'confirm' && isSameCode(command.code, teamHandIn(view, team).draft);
}

/** A clock may speak for somebody who is waited for no longer; drafts and notes are nobody's last word. */
function isWeighed({ view, command }: ReviewedMove<Decrypto>): boolean {
  if (command.type !== 'encrypt' && command.type !== 'confirm') return false;
  return view.viewer !== 'spectator' && view.table.waiting.includes(view.viewer);
}

export const review: Reviewer<Decrypto> = {
  opinion: () => 'models',
  unit: () => 'win',
  usual: bots.club,
  // A lone interceptor has everything to do: by what rounds usually bring, two who write are ahead from the beginning (D20).
  expected: (seats) => {
    if (seats > LONE) return null;
    const lasts = chanceToLast({
      miscommunications: 0,
      intercepted: 0,
      roundsLeft: ROUNDS_OF_THREE - 1,
      isPooled: true,
    });
    return Array.from({ length: seats }, (_, seat) => (teamOf(seat) === 'white' ? lasts : 1 - lasts));
  },
  judge: (move, depth) => {
    if (!isWeighed(move) || isAgreement(move.view, move.command, readSituation(move.view))) return null;
    const values = valuesOf(move.view, depth, move.command);
    return values === null ? null : { options: values };
  },
  figures: (move) => {
    const { view, command } = move;
    if (!isWeighed(move)) return null;
    if (command.type !== 'encrypt') return { open: codesInsight(view).open };
    const task = encryptorTask(view, readSituation(view), MASTER.fears);
    return { ...readershipOf(task, command.clues), open: sheetOf(task, command.clues).open };
  },
  insight: (move) => {
    if (!isWeighed(move)) return null;
    if (move.command.type !== 'encrypt') return codesInsight(move.view);
    const { clues } = move.command;
    const better = clueValues(move.view, readSituation(move.view), 'quick', clues)
      .flatMap(({ command }) => (command.type === 'encrypt' ? [command.clues] : []))
      .filter((one) => one.join() !== clues.join());
    return cluesInsight(move.view, [clues, ...better.slice(0, SHOWN)]);
  },
};
