import { type AnyGame, accept, type BotName, type Refusal, type Result, type Shape, type State } from '@cifra/kernel';
import type { RoomEvent, RoomFact } from '../model/events.ts';
import type { Person, PersonId } from '../model/person.ts';
import type { Secret } from '../model/ports.ts';

/** What a decision may know beyond the room's state: nothing here is asked twice, so a decision is a pure function. */
export type RoomContext = {
  readonly game: AnyGame;
  /** The characters of the game who can be seated as bots, besides the levels. */
  readonly characters: readonly BotName[];
  /** Why no bots sit down at a table with these options; null where they do. */
  readonly whyNoBots: (options: Shape['Options']) => Refusal | null;
  readonly now: number;
  /** The secret of this match. */
  readonly secret: Secret | null;
  /** A secret for the match with this number. */
  readonly freshSecret: (match: number) => Secret;
  /** How long nothing was heard of somebody without a connection, in milliseconds; 0 while they have one. */
  readonly awayFor: (person: PersonId) => number;
};

/** The context of a person's order. */
export type OrderContext = RoomContext & { readonly person: Person };

/** What an order causes: nothing at all where everything is already as it was asked for. */
export type RoomDecision = {
  readonly events: readonly RoomEvent[];
  /** The match after it, so that its events need not be folded again. */
  readonly match?: State<Shape>;
  readonly secret?: Secret;
};

export type Decided = Result<RoomDecision>;

export const NOTHING: Decided = accept({ events: [] });

export function all(fact: RoomFact): RoomEvent {
  return { to: 'all', fact };
}

/** One or more facts for everybody. */
export function say(...facts: readonly RoomFact[]): Decided {
  return accept({ events: facts.map(all) });
}

/** The bot that goes on for a person. */
export const STAND_IN = 'club';

/** So long after a "not now" somebody may ask once more, in milliseconds. */
export const ASK_AGAIN = 60_000;

/** After how long an absent person's powers and seat can be given to somebody else, in milliseconds. */
export const AWAY = 30_000;
