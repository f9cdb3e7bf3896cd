import { findCharacter, findManifest } from '@cifra/games/manifests';
import type { Language, Seat } from '@cifra/kernel';
import type { RoomCard, RoomId } from '@cifra/room';
import { NOTICES } from '../words/notices.ts';
import type { Wishes } from './wishes.ts';

/** Something to tell: a sentence or two, and where it leads. */
export type Notice = { readonly text: string; readonly path: string; readonly tag: string };

/** A match that waits for somebody, as far as a notice may tell. */
export type WaitingMatch = {
  readonly room: RoomId;
  readonly card: RoomCard;
  readonly seat: Seat;
  readonly ends: number | null;
};

function namesIn({ card, seat }: WaitingMatch): string {
  const names = card.seats.flatMap((place, at) => {
    if (place === null || at === seat) return [];
    return ['name' in place ? place.name : (findCharacter(card.game, place.bot)?.name ?? 'bot')];
  });
  return names.join(', ');
}

function gameIn({ card }: WaitingMatch, language: Language): string {
  return findManifest(card.game)?.name[language] ?? card.game;
}

/** Whose turn it is: of one match who waits, of several how many and which runs out first. */
export function turnNotice(waiting: readonly WaitingMatch[], { language, timeZone }: Wishes, now: number): Notice {
  const words = NOTICES[language];
  const [one] = waiting;
  const ends = waiting.flatMap((match) => match.ends ?? []).sort((a, b) => a - b)[0];
  const when = ends === undefined ? [] : [words.first(momentOf(ends, now, language, timeZone))];
  if (one === undefined || waiting.length > 1)
    return { text: [words.several(waiting.length), ...when].join(' '), path: '/matches', tag: 'turns' };
  const names = namesIn(one);
  const game = gameIn(one, language);
  return { text: names === '' ? words.alone(game) : words.turn(game, names), path: `/r/${one.room}`, tag: 'turns' };
}

export function reminder(match: WaitingMatch, { language }: Wishes, now: number): Notice {
  const left = leftInWords((match.ends ?? now) - now, language);
  const text = NOTICES[language].left(left, gameIn(match, language), namesIn(match));
  return { text, path: `/r/${match.room}`, tag: `time ${match.room}` };
}

export function asleepNotice(match: WaitingMatch, { language }: Wishes): Notice {
  const text = NOTICES[language].asleep(gameIn(match, language));
  return { text, path: `/r/${match.room}`, tag: `asleep ${match.room}` };
}

const HOUR = 3_600_000;

function leftInWords(ms: number, language: Language): string {
  const [count, unit] =
    ms >= 2 * HOUR ? [Math.round(ms / HOUR), 'hour'] : [Math.max(1, Math.round(ms / 60_000)), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    Number(count),
  );
}

/** “tomorrow at 09:00”, by the reader's own clock. */
function momentOf(at: number, now: number, language: Language, timeZone: string): string {
  const dayOf = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);
  const days = Math.round((Date.parse(dayOf(at)) - Date.parse(dayOf(now))) / (24 * HOUR));
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
      : new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(at);
  const time = new Intl.DateTimeFormat(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return language === 'es'
    ? `${days < 2 ? day : `el ${day}`} a las ${time}`
    : `${days < 2 ? day : `on ${day}`} at ${time}`;
}
