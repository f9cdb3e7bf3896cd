import type { View } from '@cifra/kernel';
import { type BotReason, type Explain, memoize } from '@cifra/mind-kit';
import type { Command, Qwinto } from '../rules/index.ts';
import { LEVEL_SETTINGS, lazyThinker } from './bot.ts';
import { SETTINGS, STYLES } from './characters.ts';
import { type PlaceStyle, placeFor } from './simple-players.ts';
import { readSituation } from './situation.ts';

/** What moved a bot: where a number belongs, or what the net expects of it. */
export const why: Explain<Qwinto> = (view, command, bot) => {
  if (Object.hasOwn(STYLES, bot)) return belonging(view, command, STYLES[bot as keyof typeof STYLES]);
  return expecting(view, command, bot);
};

function belonging(view: View<Qwinto>, command: Command, style: PlaceStyle): BotReason | null {
  const { sheets, seat, dice, number } = readSituation(view);
  if (command.type === 'roll') return { code: style.dice === null ? 'likely-place' : 'all-dice' };
  const { cell, off } = placeFor(style, sheets[seat].cells, dice, number);
  const figures = { number, off: Math.max(0, Math.round(off)) };
  switch (command.type) {
    case 'keep':
      return { code: 'has-place', ...figures };
    case 'reroll':
      return { code: cell < 0 ? 'fits-nowhere' : 'belongs-elsewhere', ...figures };
    case 'write':
      return { code: style.likes?.row === command.row ? 'liked-row' : off <= 1.5 ? 'belongs' : 'no-fail', ...figures };
    case 'skip':
      return { code: cell < 0 ? 'fits-nowhere' : 'would-spoil', ...figures };
    case 'takeBack':
      return null;
  }
}

const thinkerOf = memoize((bot: string) =>
  lazyThinker(SETTINGS[bot] ?? (LEVEL_SETTINGS as typeof SETTINGS)[bot] ?? LEVEL_SETTINGS.master),
);

function expecting(view: View<Qwinto>, command: Command, bot: string): BotReason | null {
  const { isRace, options } = thinkerOf(bot)(view);
  const text = JSON.stringify(command);
  const own = options.find((option) => JSON.stringify(option.command) === text);
  if (own === undefined || options.length < 2) return { code: 'nothing-else' };
  const next = Math.max(...options.filter((option) => option !== own).map(({ value }) => value));
  return isRace ? winning(percent(own.value), percent(next)) : building(own.value, next);
}

/** Below such a difference, in points, one choice is as good as another. */
const HARDLY = 0.3;

function building(own: number, next: number): BotReason {
  const points = Math.round(own);
  const more = own - next;
  if (Math.abs(more) < HARDLY) return { code: 'points-even', points };
  return { code: more > 0 ? 'points' : 'points-less', points, more: Math.abs(more).toFixed(1) };
}

function winning(own: number, next: number): BotReason {
  return { code: own === next ? 'wins-even' : own > next ? 'wins' : 'wins-less', percent: own, next };
}

/** A value of the race holds a trace of points, and may be a little above 1. */
const percent = (value: number) => Math.round(100 * Math.min(1, Math.max(0, value)));
