import { accept, type Seat, view } from '@cifra/kernel';
import { type Context, type Decided, NOTHING, say } from './context.ts';
import { matchOf } from './match-orders.ts';
import { anyMove, move, timeUp } from './play.ts';
import { EMPTY, type RoomState } from './state.ts';

/** What the house does of its own accord. */
export type HouseOrder =
  /** A bot's thought about a match; without a command it found none, and any legal move is made. */
  | { readonly type: 'bot'; readonly match: number; readonly seat: Seat; readonly command: unknown }
  | { readonly type: 'time-up'; readonly clock: string }
  /** Gives back the time for which the house slept. */
  | { readonly type: 'give-time'; readonly endsAt: number };

export function decideHouse(state: RoomState, order: HouseOrder, context: Context): Decided {
  const match = matchOf(state);
  const { clock, pausedAt, seats } = state.table;
  if (match === null || pausedAt !== null) return NOTHING;
  switch (order.type) {
    case 'bot': {
      const level = (seats[order.seat] ?? EMPTY).bot;
      // The thought came too late: the person is back, or another match is on.
      if (level === null || order.match !== state.table.match) return NOTHING;
      const { seat } = order;
      const { game } = context;
      if (!game.toAct(match.table).includes(seat)) return NOTHING;
      const raw = order.command ?? anyMove(game, view(game, match, seat));
      const command = game.parseCommand(raw);
      return command.ok ? move(context, state, match, { seat, command: command.value, by: level }) : command;
    }
    case 'time-up': {
      if (clock === null || clock.name !== order.clock || clock.endsAt > context.now) return NOTHING;
      const plays = timeUp(context, state, match);
      if (plays.events.length === 0) throw new Error(`Clock "${clock.name}" ran out and nothing was played`);
      return accept(plays);
    }
    case 'give-time':
      return clock === null ? NOTHING : say({ type: 'clockMoved', endsAt: order.endsAt });
  }
}
