import { accept, refuse, type Seat, type Shape, seatHand, type View, view } from '@cifra/kernel';
import type { PersonId } from '../model/person.ts';
import { type Holiday, isSlow } from '../model/time.ts';
import { botsToAct } from '../state/due.ts';
import { matchOf, type RoomState, seatOf } from '../state/state.ts';
import { isSameView } from '../view/same-view.ts';
import { all, type Decided, NOTHING, type RoomContext, say } from './context.ts';
import { asleep } from './match.ts';
import { anyMove, move, timeUp } from './play.ts';

/** What a room does of its own accord. */
export type SystemOrder =
  /** A bot's thought about what its seat saw; without a command it found none, and any legal move is made. */
  | {
      readonly type: 'bot';
      readonly match: number;
      readonly seat: Seat;
      readonly seen: View<Shape>;
      readonly command: unknown;
    }
  | { readonly type: 'time-up'; readonly clock: string }
  /** Somebody else has seen what this person has. */
  | { readonly type: 'share-sight'; readonly person: PersonId; readonly seenBy: PersonId }
  /** Somebody who sits here has these days off, or none. */
  | { readonly type: 'holiday'; readonly person: PersonId; readonly holiday: Holiday | null }
  /** Gives back the time for which the house slept. */
  | { readonly type: 'give-time'; readonly endsAt: number };

/** The code where a seat sees something else by now than what was thought about: it has to be thought about again. */
export const OUTDATED = 'outdated';

export function decideSystemOrder(state: RoomState, order: SystemOrder, context: RoomContext): Decided {
  const match = matchOf(state);
  const { clock, pausedAt } = state.table;
  if (order.type === 'share-sight') return shareSight(state, order.person, order.seenBy);
  if (order.type === 'holiday') return holiday(state, order.person, order.holiday);
  if (match === null || pausedAt !== null) return NOTHING;
  switch (order.type) {
    case 'bot': {
      const { seat, seen } = order;
      const { game } = context;
      const [, level = null] = botsToAct(game, state).find(([one]) => one === seat) ?? [];
      // The thought came too late: the person is back, somebody else goes first, or another match is on.
      if (level === null || order.match !== state.table.match) return NOTHING;
      const isOutdated = seen.version !== match.version && !isSameView(seen, view(game, match, seat));
      if (isOutdated && order.command != null) return refuse(OUTDATED);
      const command = game.parseCommand(order.command ?? anyMove(game, view(game, match, seat)));
      return command.ok ? move(context, state, match, { seat, command: command.value, by: level }) : command;
    }
    case 'time-up': {
      if (clock === null || clock.name !== order.clock || clock.endsAt > context.now) return NOTHING;
      const { plays, late } = timeUp(context, state, match);
      if (plays.events.length === 0) throw new Error(`Clock "${clock.name}" ran out and nothing was played`);
      const isOver = plays.match === undefined || context.game.outcome(plays.match.table) !== null;
      if (isOver || late.length === 0) return accept(plays);
      return accept({ ...plays, events: [...plays.events, ...asleep(state.table, late).map(all)] });
    }
    case 'give-time':
      return clock === null ? NOTHING : say({ type: 'clockMoved', endsAt: order.endsAt });
  }
}

/** Told where it can matter: before a match, and where people have days for each decision. */
function holiday({ table }: RoomState, person: PersonId, wanted: Holiday | null): Decided {
  const isOfUse = table.phase === 'lobby' || (table.phase === 'playing' && isSlow(table.timeLimit));
  const before = table.holidays.find((one) => one.person === person) ?? null;
  const isSame = before?.from === wanted?.from && before?.until === wanted?.until;
  if (!isOfUse || isSame || seatOf(table, person) === null) return NOTHING;
  return say({ type: 'holidaySet', person, holiday: wanted });
}

function shareSight(state: RoomState, person: PersonId, seenBy: PersonId): Decided {
  const seat = Object.hasOwn(state.sat, person) ? state.sat[person] : undefined;
  if (matchOf(state) === null || seat === undefined || Object.hasOwn(state.sat, seenBy)) return NOTHING;
  return accept({ events: [{ to: seatHand(seat), fact: { type: 'handSeen', seat, person: seenBy } }] });
}
