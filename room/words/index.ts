import type { BotName, Language, Refusal, Seat } from '@cifra/kernel';
import { kernelRefusal } from '@cifra/kernel/words';
import type { RoomFact } from '../model/events.ts';
import type { RoomSeat } from '../model/person.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

const WORDS: { readonly [language in Language]: Words } = { en, es };

/** The details that a sentence reads; all other codes have none. */
const DETAILS: { readonly [code: string]: string } = {
  'name-taken': 'name',
  'bad-name': 'max',
  'kept-too-much': 'minutes',
  'address-kept-too-much': 'minutes',
  'unknown-game': 'game',
  'unknown-bot': 'bot',
};

const STOOD_IN = { left: 'stoodInLeft', absent: 'stoodInAbsent', asleep: 'stoodInAsleep' } as const;

const GATHERED = { apart: 'gatheredApart', call: 'gatheredOnCall', screen: 'gatheredAtScreen' } as const;

/** Seconds in words, in the largest unit that they fill: 30 seconds, 2 minutes, 3 days. */
export function durationText(language: Language, seconds: number): string {
  const [unit, size] = seconds >= 86_400 ? (['day', 86_400] as const) : minutes(seconds);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / size));
}

/** A day, by the reader's own clock: 3 May. */
export function dayText(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long' }).format(at);
}

function minutes(seconds: number): readonly ['minute' | 'second', number] {
  return seconds >= 60 ? ['minute', 60] : ['second', 1];
}

/** A refusal of a room, or of the kernel below it, as a sentence; null where the code is a game's own. */
export function roomRefusal(language: Language, refusal: Refusal): string | null {
  const { refusals } = WORDS[language];
  if (!Object.hasOwn(refusals, refusal.code)) return kernelRefusal(language, refusal);
  const tell = refusals[refusal.code as keyof typeof refusals] as (detail?: unknown) => string;
  const detail = DETAILS[refusal.code];
  return tell(detail === undefined ? undefined : refusal[detail]);
}

/**
 * A sentence for the log; null where there is nothing to say. The places are those before the fact, and a bot is
 * called as the page calls it. Whoever reads of a seat of their own is spoken to (T19).
 */
export function tellRoomFact(
  language: Language,
  fact: RoomFact,
  places: readonly RoomSeat[],
  botName: (seat: Seat, bot: BotName) => string,
  reader: Seat | null = null,
): string | null {
  const { facts, mine, emptySeat } = WORDS[language];
  const told = (about: keyof typeof mine, seat: Seat): string =>
    seat === reader ? mine[about] : facts[about](name(seat));
  const name = (seat: Seat): string => {
    const place = places[seat];
    return place?.person?.name ?? (place?.bot == null ? emptySeat : botName(seat, place.bot));
  };
  switch (fact.type) {
    case 'sat':
      return facts.sat(fact.person.name);
    case 'seatAsked':
      return facts.seatAsked(fact.person.name);
    case 'tookOver':
      return facts.tookOver(fact.person.name);
    case 'banned':
      return facts.banned(fact.person.name);
    case 'swapped':
      return facts.swapped(name(fact.seats[0]), name(fact.seats[1]));
    case 'botSet':
      return fact.level === null ? facts.botRemoved() : facts.botAdded(botName(fact.seat, fact.level));
    case 'resized':
      return facts.resized(fact.seats);
    case 'hostChanged': {
      const host = places.find((place) => place.person?.id === fact.host)?.person;
      return host == null ? null : facts.hostChanged(host.name);
    }
    case 'renamed':
      return facts.renamed(fact.name);
    case 'readied':
      return fact.ready ? facts.ready(name(fact.seat)) : facts.unready(name(fact.seat));
    case 'stoodIn':
      return told(STOOD_IN[fact.why], fact.seat);
    case 'sleepVoted':
      return facts.sleepVoted(name(fact.vote.by), name(fact.vote.seat));
    case 'holidaySet': {
      const who = places.find((place) => place.person?.id === fact.person)?.person?.name;
      if (who === undefined) return null;
      if (fact.holiday === null) return facts.holidayOver(who);
      const { from, until } = fact.holiday;
      return facts.holiday(who, dayText(language, from), dayText(language, until - 1));
    }
    case 'timeGiven':
      return told('timeGiven', fact.by);
    case 'gathered':
      return facts[GATHERED[fact.gathering]]();
    case 'timeLimitSet':
      return fact.timeLimit === null ? facts.noTimeLimit() : facts.timeLimit(durationText(language, fact.timeLimit));
    case 'left':
    case 'kicked':
      return facts[fact.type](name(fact.seat));
    case 'hinted':
    case 'returned':
    case 'pauseAsked':
    case 'pauseWithdrawn':
      return told(fact.type, fact.seat);
    case 'started':
    case 'rematched':
      return facts[fact.type](fact.match);
    case 'opened':
    case 'configured':
    case 'paused':
    case 'resumed':
    case 'clockMoved':
    case 'ended':
    case 'broke':
      return facts[fact.type]();
    case 'rotationChosen':
      return fact.rotate ? facts.rotates() : facts.staysSeated();
    case 'promised':
    case 'banLifted':
    case 'askingEnded':
    case 'handSeen':
    case 'settingsChanged':
    case 'said':
    case 'noted':
      return null;
  }
}
