import { type AnyGame, accept, type Result, refuse } from '@cifra/kernel';
import type { TalkLine } from '../model/events.ts';
import { type Channel, LIMITS } from '../model/orders.ts';
import type { Audience, PersonId } from '../model/person.ts';
import { matchOf, type RoomState, seatOf } from '../state/state.ts';
import { accessOf } from '../view/access.ts';
import type { Decided, OrderContext } from './context.ts';
import { plain } from './plain.ts';

export function talk(state: RoomState, context: OrderContext, to: Channel, raw: string): Decided {
  const text = plain(raw);
  if (text === '') return refuse('nothing-said');
  if (text.length > LIMITS.say) return refuse('too-long', { field: 'text', max: LIMITS.say });
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
  // Whoever sits together, or on a call, says it.
  if (state.table.gathering !== 'apart') return refuse('talk-aloud');
  if (match !== null && game.mayTalk?.(match.table, viewer) === false) return refuse('muted');
  if (to === 'all') return accept('all');
  const team = audiences.find(isTeam);
  return team === undefined || state.match === null ? refuse('no-team') : accept(team);
}

/** Notes stay with the seat and its person, or with the team where a game keeps them together; nobody else hears of them. */
export function note(state: RoomState, { game, person }: OrderContext, text: string): Decided {
  const seat = seatOf(state.table, person.id);
  if (seat === null) return refuse('not-seated');
  if (state.match === null) return refuse('not-started');
  if (text.length > LIMITS.note) return refuse('too-long', { field: 'text', max: LIMITS.note });
  if (game.mayNote?.(state.table.options) === false) return refuse('notes-off');
  const team = game.sharesNotes === true ? teamOf(state, game, person.id) : undefined;
  // A note that others read is talk too.
  if (team !== undefined && game.mayTalk?.(state.match.table, seat) === false) return refuse('muted');
  return accept({ events: [{ to: team ?? `seat:${seat}`, fact: { type: 'noted', seat, text } }] });
}

function isTeam(audience: Audience): boolean {
  return audience.startsWith('team:');
}

function teamOf(state: RoomState, game: AnyGame, person: PersonId): Audience | undefined {
  return accessOf(game, state, person).audiences.find(isTeam);
}
