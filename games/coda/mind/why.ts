import type { View } from '@cifra/kernel';
import type { BotReason, Explain } from '@cifra/mind-kit';
import { COLOURS, type Coda, type Command } from '../rules/index.ts';
import { codeNamed, shadeOf } from './codes.ts';
import { draws } from './options.ts';
import { believing, tileByTile } from './simple-players.ts';
import { type Situation, situationOf } from './situation.ts';

/** Who looks at tiles one by one, and whether they remember misses; everybody else counts deals. */
const ONE_BY_ONE: { readonly [bot: string]: { readonly remembers: boolean } } = {
  pio: { remembers: false },
  tula: { remembers: true },
};
/** Who takes others at their word, and who plays moves out before choosing. */
const HEARS: readonly string[] = ['corvo'];
const PLAYS_OUT: readonly string[] = ['zoe', 'minerva', 'novice', 'club', 'master'];

/** What moved a bot: what a tile could be where it looks at one at a time, chances where it counts deals. */
export const why: Explain<Coda> = (view, command, bot) => {
  switch (command.type) {
    case 'attack':
      return Object.hasOwn(ONE_BY_ONE, bot) ? tileReason(view, command, bot) : chanceReason(view, command, bot);
    case 'stop':
      return Object.hasOwn(ONE_BY_ONE, bot)
        ? { code: 'always-stops' }
        : { code: 'too-risky', percent: best(view, bot) };
    case 'open':
      return PLAYS_OUT.includes(bot) ? { code: 'tells-least' } : { code: 'any-of-mine' };
    case 'take':
      return { code: PLAYS_OUT.includes(bot) ? 'both-colours' : 'any-colours' };
    case 'draw':
      return drawReason(view, bot);
    case 'ready':
    case 'place':
    case 'time-up':
      return null;
  }
};

/** Null where the pool left no choice. */
function drawReason(view: View<Coda>, bot: string): BotReason | null {
  if (COLOURS.some((colour) => view.table.pool[colour] === 0)) return null;
  if (!PLAYS_OUT.includes(bot)) return { code: 'any-colour' };
  const [first, ...others] = draws(view);
  return first?.type === 'draw' && others.length === 0
    ? { code: 'fewer-hidden', colour: first.colour }
    : { code: 'as-many-hidden' };
}

type Attack = Extract<Command, { type: 'attack' }>;

function tileReason(view: View<Coda>, { seat, place }: Attack, bot: string): BotReason {
  const tiles = tileByTile(situationOf(view), ONE_BY_ONE[bot]?.remembers ?? true);
  const left = tiles.find((tile) => tile.seat === seat && tile.place === place)?.codes.length ?? 1;
  return left === 1 ? { code: 'sure' } : { code: 'one-of', left };
}

function chancesIn(view: View<Coda>, bot: string) {
  const situation = situationOf(view);
  const worlds = believing(situation, HEARS.includes(bot));
  return (seat: number, place: number) => worlds.chancesOf(seat, place);
}

/** The best chance of any attack, in per cent. */
function best(view: View<Coda>, bot: string): number {
  const chances = chancesIn(view, bot);
  let most = 0;
  for (const [seat, row] of view.table.rows.entries())
    for (const [place, tile] of row.entries())
      if (seat !== view.viewer && !tile.open) most = Math.max(most, ...chances(seat, place));
  return Math.round(100 * most);
}

function chanceReason(view: View<Coda>, { seat, place, value }: Attack, bot: string): BotReason {
  const colour = view.table.rows[seat]?.[place]?.colour ?? COLOURS[0];
  const named = codeNamed(shadeOf(colour), value);
  if (holds(situationOf(view), named)) return { code: 'bluff', value };
  const percent = Math.round(100 * (chancesIn(view, bot)(seat, place)[named] ?? 0));
  if (percent === 100) return { code: 'sure' };
  const top = best(view, bot);
  if (percent < top - 2) return { code: 'pays-more', percent, top };
  return { code: PLAYS_OUT.includes(bot) ? 'played-out' : 'likeliest', percent };
}

function holds({ rows, me }: Situation, named: number): boolean {
  return me !== null && (rows[me] ?? []).some(({ code }) => code === named);
}
