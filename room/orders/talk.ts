import { accept, type Result, refuse } from '@cifra/kernel';
import type { TalkLine } from '../model/events.ts';
import { type Channel, LIMITS } from '../model/orders.ts';
import type { Audience } from '../model/person.ts';
import { matchOf, type RoomState, seatOf } from '../state/state.ts';
import { accessOf } from '../view/access.ts';
import type { Decided, OrderContext } from './context.ts';
import { plain } from './plain.ts';

export function talk(state: RoomState, context: OrderContext, to: Channel, raw: string): Decided {
  const text = plain(raw);
  if (text === '') return refuse('nothing-said');
  if (text.length > LIMITS.say) return refuse('too-long', { field: 'text', max: LIMITS.say });
  if (state.kicked.includes(context.person.id)) return refuse('kicked');
  const audience = audienceFor(state, context, to);
  if (!audience.ok) return audience;
  const { person, now } = context;
  const line: TalkLine = { at: now, from: person, seat: seatOf(state.table, person.id), text };
  return accept({ events: [{ to: audience.value, fact: { type: 'said', line } }] });
}

function audienceFor(state: RoomState, { game, person }: OrderContext, to: Channel): Result<Audience> {
  const match = matchOf(state);
  const { viewer, audiences } = accessOf(game, state, person.id);
  if (viewer === 'spectator') {
    // Watchers talk apart while a match is played; whoever has seen a hand is no longer one of them.
    if (to === 'team') return refuse('no-team');
    if (match === null) return accept('all');
    if (!audiences.includes('watchers')) return refuse('only-watchers');
    return to === 'watchers' ? accept('watchers') : refuse('watchers-apart');
  }
  if (to === 'watchers') return refuse('only-watchers');
  if (match !== null && game.mayTalk?.(match.table, viewer) === false) return refuse('muted');
  if (to === 'all') return accept('all');
  const team = audiences.find((audience) => audience.startsWith('team:'));
  return team === undefined || state.match === null ? refuse('no-team') : accept(team);
}

/** Notes stay with the seat and its person; nobody else hears of them. */
export function note(state: RoomState, { game, person }: OrderContext, text: string): Decided {
  const seat = seatOf(state.table, person.id);
  if (seat === null) return refuse('not-seated');
  if (state.match === null) return refuse('not-started');
  if (text.length > LIMITS.note) return refuse('too-long', { field: 'text', max: LIMITS.note });
  if (game.mayNote?.(state.table.options) === false) return refuse('notes-off');
  return accept({ events: [{ to: `seat:${seat}`, fact: { type: 'noted', seat, text } }] });
}
