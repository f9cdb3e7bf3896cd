import { accept, type Result, refuse } from '@cifra/kernel';
import type { Asked, Decided } from './context.ts';
import type { Line } from './events.ts';
import { matchOf } from './match-orders.ts';
import { type Channel, LIMITS } from './orders.ts';
import type { Audience } from './person.ts';
import { plain } from './plain.ts';
import { standingOf } from './standing.ts';
import { type RoomState, seatOf } from './state.ts';

export function talk(state: RoomState, context: Asked, to: Channel, raw: string): Decided {
  const text = plain(raw);
  if (text === '') return refuse('nothing-said');
  if (text.length > LIMITS.say) return refuse('too-long', { field: 'text', max: LIMITS.say });
  if (state.kicked.includes(context.person.id)) return refuse('kicked');
  const audience = audienceFor(state, context, to);
  if (!audience.ok) return audience;
  const { person, now } = context;
  const line: Line = { at: now, from: person, seat: seatOf(state.table, person.id), text };
  return accept({ events: [{ to: audience.value, fact: { type: 'said', line } }] });
}

function audienceFor(state: RoomState, { game, person }: Asked, to: Channel): Result<Audience> {
  const match = matchOf(state);
  const { viewer, hears } = standingOf(game, state, person.id);
  if (viewer === 'spectator') {
    // Watchers talk apart while a match is played; whoever has seen a hand is no longer one of them.
    if (to === 'team') return refuse('no-team');
    if (match === null) return accept('all');
    if (!hears.includes('watchers')) return refuse('only-watchers');
    return to === 'watchers' ? accept('watchers') : refuse('watchers-apart');
  }
  if (to === 'watchers') return refuse('only-watchers');
  if (match !== null && game.mayTalk?.(match.table, viewer) === false) return refuse('muted');
  if (to === 'all') return accept('all');
  const team = hears.find((audience) => audience.startsWith('team:'));
  return team === undefined || state.match === null ? refuse('no-team') : accept(team);
}

/** Notes stay with the seat and its person; nobody else hears of them. */
export function note(state: RoomState, { game, person }: Asked, text: string): Decided {
  const seat = seatOf(state.table, person.id);
  if (seat === null) return refuse('not-seated');
  if (state.match === null) return refuse('not-started');
  if (text.length > LIMITS.note) return refuse('too-long', { field: 'text', max: LIMITS.note });
  if (game.mayNote?.(state.table.options) === false) return refuse('notes-off');
  return accept({ events: [{ to: `seat:${seat}`, fact: { type: 'noted', seat, text } }] });
}
