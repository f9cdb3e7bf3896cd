import { refuse } from '@cifra/kernel';
import { decisionOf } from '../state/clock.ts';
import { areHintsAllowed, hasHint } from '../state/hints.ts';
import { isPlaying, matchOf, type RoomState, seatOf } from '../state/state.ts';
import { type Decided, NOTHING, type OrderContext, say } from './context.ts';

/**
 * What can be known is found out on the page of whoever asks, from what that seat sees; the room only makes sure that
 * everybody hears of it. Asked twice about one decision it is one hint.
 */
export function askForHint(state: RoomState, { game, person }: OrderContext): Decided {
  const match = matchOf(state);
  if (match === null) return refuse(state.table.phase === 'over' ? 'match-over' : 'not-started');
  const seat = seatOf(state.table, person.id);
  if (seat === null) return refuse('not-seated');
  if (!areHintsAllowed(state.table)) return refuse('hints-off');
  if (!isPlaying(state.table.seats[seat])) return refuse('bot-plays');
  if (state.table.pausedAt !== null) return refuse('paused');
  if (!game.toAct(match.table).includes(seat)) return refuse('not-your-turn');
  const decision = decisionOf(game, match.table);
  return hasHint(state.table, seat, decision) ? NOTHING : say({ type: 'hinted', seat, decision });
}
