import type { BotName, Language, Seat } from '@cifra/kernel';
import type { Door, Gathering, PersonId, Takeover } from './person.ts';
import type { TimeLimit } from './time.ts';

/** Where talk goes: to everybody, to one's own team, or among those who only watch. */
export const CHANNELS = ['all', 'team', 'watchers'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How many characters talk, notes, names and ids may have. */
export const LIMITS = { say: 500, note: 4_000, name: 24, orderId: 40 } as const;

/**
 * Everything that a person can ask of a room. `play` carries a command of the game, unparsed: the game parses it.
 * Names follow the person who orders; whoever sits down may give another one.
 */
export type RoomOrder =
  /**
   * Before the start: an empty seat, the first one where none is named, or another empty one if seated already.
   * During a match: one's own seat back from the bot that stands in; or the host is asked for the seat of a bot. Whoever
   * was removed asks the host too, and so does everybody where the door says `ask`.
   */
  | { readonly type: 'sit'; readonly seat?: Seat; readonly name?: string }
  /** Before the start and after the end the seat is free; during a match a bot stands in. Who asks for a seat no longer does. */
  | { readonly type: 'leave' }
  /** By the host: somebody who asks for a seat gets it, or not. */
  | { readonly type: 'allow'; readonly person: PersonId }
  | { readonly type: 'decline'; readonly person: PersonId }
  /** By the host: somebody who was met here neither sits nor talks here any more, until that is lifted. Nobody in mid-match. */
  | { readonly type: 'ban'; readonly person: PersonId }
  | { readonly type: 'lift-ban'; readonly person: PersonId }
  | { readonly type: 'rename' }
  /** Before the start and by the host: */
  | { readonly type: 'kick'; readonly seat: Seat }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: BotName | null }
  | { readonly type: 'swap'; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'resize'; readonly seats: number }
  | { readonly type: 'configure'; readonly options: unknown }
  | {
      readonly type: 'settings';
      readonly pace?: number;
      readonly listed?: boolean;
      readonly takeover?: Takeover;
      readonly language?: Language;
      readonly door?: Door;
      readonly hints?: boolean;
    }
  /** How long everybody has for each decision (T1). */
  | { readonly type: 'time-limit'; readonly timeLimit: TimeLimit | null }
  /** By the host, at any time: how the people of this room are together, which pages follow. */
  | { readonly type: 'gather'; readonly gathering: Gathering }
  | { readonly type: 'start'; readonly nonce?: string }
  /** By anybody who sits, when the host is away; and by that host, who is back. */
  | { readonly type: 'claim-host' }
  | { readonly type: 'ready'; readonly ready: boolean; readonly nonce?: string }
  | { readonly type: 'play'; readonly command: unknown }
  | { readonly type: 'say'; readonly to: Channel; readonly text: string }
  /** One's private notes of this match, whole. */
  | { readonly type: 'note'; readonly text: string }
  /** By whoever is to decide, where hints are allowed: everybody hears that it was asked for, nobody what it says. */
  | { readonly type: 'hint' }
  /**
   * By a player, at a table without a clock: a bot goes on for somebody who has been away for a while, or, when all others
   * agree, for somebody who has been asked for long and does not decide (T3).
   */
  | { readonly type: 'stand-in'; readonly seat: Seat }
  /** By a player whose own time does not run: as much time again, once for each decision. */
  | { readonly type: 'give-time' }
  /** Agrees to a pause; it begins when every person who plays has agreed. */
  | { readonly type: 'pause' }
  /** Ends a pause, or takes back one's agreement to it. */
  | { readonly type: 'resume' }
  /**
   * After the outcome: yes to another match with the same people. It is dealt when nobody who is here is still to say so;
   * whoever is away is stood in for. The host says whether everybody moves one seat on. `ready: false` takes it back.
   */
  | { readonly type: 'rematch'; readonly rotate?: boolean; readonly nonce?: string }
  /** After the outcome and by the host: back to seats and options. */
  | { readonly type: 'to-lobby' };

export type RoomOrderType = RoomOrder['type'];
