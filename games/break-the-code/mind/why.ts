import type { Seat, View } from '@cifra/kernel';
import type { BotReason, Explain } from '@cifra/mind-kit';
import { type BreakTheCode, type Command, questionsOf } from '../rules/index.ts';
import { answersTo, beliefOf } from './belief.ts';
import { MASTER } from './bot.ts';
import { STYLES } from './characters.ts';
import { centreChance } from './crowd.ts';
import { leftForCentre, noteKeeper } from './notes.ts';
import { questionIndex } from './row-table.ts';
import { asks, isNearEnd, type NoteStyle, rowsLeft } from './simple-players.ts';
import { worldsOf } from './worlds.ts';

type Guess = Extract<Command, { type: 'guess' }>;
type Ask = Extract<Command, { type: 'ask' }>;

/** What moved a bot: its notes where it keeps notes, and the rows that it counted where it counts. */
export const why: Explain<BreakTheCode> = (view, command, bot) => {
  const style = Object.hasOwn(STYLES, bot) ? STYLES[bot as keyof typeof STYLES] : null;
  switch (command.type) {
    case 'pass':
      return null;
    case 'ask':
      return style === null ? countedAsk(view, command) : notedAsk(view, command, style);
    case 'guess':
      return style === null ? countedGuess(view, command, bot) : notedGuess(view, style);
  }
};

function notedAsk(view: View<BreakTheCode>, { card }: Ask, style: NoteStyle): BotReason {
  const left = rowsLeft(view, noteKeeper(view, style.memory)).length;
  // The notes are those on the next row: no card can tell more about it.
  if (left <= 1) return { code: 'row-known' };
  return { code: style.likes.includes(card) ? 'liked-card' : 'any-card', left };
}

function notedGuess(view: View<BreakTheCode>, style: NoteStyle): BotReason {
  const { table } = view;
  const keeper = noteKeeper(view, style.memory);
  if (isNearEnd(table)) return { code: 'last-turn' };
  if (table.seats > 2) {
    const rivals = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== view.viewer);
    const left = leftForCentre(keeper, rivals).length;
    return left <= table.size + style.spare ? { code: 'few-tiles', left } : { code: 'impatient', asked: asks(view) };
  }
  const left = rowsLeft(view, keeper).length;
  if (left > style.guessesAt) return { code: 'impatient', asked: asks(view) };
  return left === 1 ? { code: 'sure' } : { code: 'few-rows', left };
}

/** How many rows a question leaves on average. */
function countedAsk(view: View<BreakTheCode>, command: Ask): BotReason {
  const { table } = view;
  if (table.seats > 2) return { code: 'tells-most' };
  const worlds = worldsOf(view);
  const { ids, weights } = worlds.row(1 - (view.viewer as Seat));
  const belief = beliefOf(ids, weights);
  const after = (question: number) => {
    const { count, shares } = answersTo(worlds.table, belief, question);
    let rows = 0;
    for (let at = 0; at < count; at++) rows += ids.length * (shares[at] as number) ** 2;
    return rows;
  };
  const own = after(questionIndex(command));
  const best = Math.min(...table.cards.flatMap((card) => questionsOf(card).map((one) => after(questionIndex(one)))));
  const figures = { left: ids.length, after: Math.max(1, Math.round(own)) };
  // Who looks at more than the next answer sometimes leaves the most telling card, for what it would tell the rival.
  return own <= best * 1.25 + 0.5 ? { code: 'splits', ...figures } : { code: 'denies', ...figures };
}

function countedGuess(view: View<BreakTheCode>, { tiles }: Guess, bot: string): BotReason {
  if (view.table.seats > 2) {
    const infers = bot === 'minerva' || bot === 'master';
    const chance = centreChance(view, { ...MASTER.crowd, infers }, tiles);
    return { code: 'centre-chance', percent: Math.round(100 * chance) };
  }
  const left = worldsOf(view).row(1 - (view.viewer as Seat)).ids.length;
  return left === 1 ? { code: 'sure' } : { code: 'worth-a-guess', left };
}
