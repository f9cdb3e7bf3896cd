import { findCharacter } from '@cifra/games/manifests';
import { LEVELS } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { RoomCard } from '@cifra/room';
import type { FinishedMatch, RunningRoom } from '../connection/api.ts';
import { othersIn } from '../table/people/people.ts';
import { timeLeft } from '../table/time/time-left.ts';
import { words } from '../words/index.ts';

/** The seats of a finished match as a list of rooms has them. */
export function seatsOfMatch({ players }: Pick<FinishedMatch, 'players'>): RoomCard['seats'] {
  return players.map(({ name, bot }) => (name !== null ? { name } : bot === null ? null : { bot }));
}

/** What a running match waits for, from my side. */
export function stateOf(room: RunningRoom): string {
  const { matches, rooms } = words.value;
  if (room.phase === 'lobby') return rooms.waiting;
  if (room.isPaused) return matches.paused;
  if (room.mine.isStoodInFor) return matches.botPlays;
  if (room.mine.isToAct) return matches.yourTurn;
  const waited = othersIn(
    { ...room, seats: room.seats.map((seat, at) => (room.toAct.includes(at) ? seat : null)) },
    null,
  );
  return waited.length === 0 ? rooms.playing : matches.waitsFor(waited.map(({ name }) => name).join(', '));
}

/** How long is left for the decision; null without a clock. */
export function leftOf({ endsAt, phase, isPaused }: RunningRoom, now: number): string | null {
  if (endsAt === null || phase !== 'playing' || isPaused) return null;
  return words.value.clock.left(timeLeft(Math.max(0, Math.round((endsAt - now) / 1000))));
}

const DAY = 86_400_000;

/** When that was: a day that people say, or its date. */
export function dayOf(at: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' }).format(-days, 'day');
  const isLongAgo = days > 300;
  return new Intl.DateTimeFormat(language.value, {
    day: 'numeric',
    month: 'long',
    ...(isLongAgo ? { year: 'numeric' } : {}),
  }).format(at);
}

function startOfDay(at: number): number {
  const day = new Date(at);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}

/** How long a match took; null where nobody knows. */
export function lengthOf({ at, startedAt }: Pick<FinishedMatch, 'at' | 'startedAt'>): string | null {
  if (startedAt === null) return null;
  const minutes = Math.max(1, Math.round((at - startedAt) / 60_000));
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2_880
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1_440), 'day'];
  return new Intl.NumberFormat(language.value, { style: 'unit', unit: String(unit), unitDisplay: 'short' }).format(
    Number(count),
  );
}

/** How somebody in a score is called; a bot without a character by how well it plays. */
export function nameIn(game: string, name: string | null, bot: string | null): string {
  if (name !== null) return name;
  const level = LEVELS.find((one) => one === bot);
  const { aBot, levelBot } = words.value.matches;
  return (bot === null ? undefined : findCharacter(game, bot)?.name) ?? (level === undefined ? aBot : levelBot[level]);
}
