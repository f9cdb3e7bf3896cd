import { accept, refuse, type Seat } from '@cifra/kernel';
import type { RoomOrder, RoomOrderType } from '../model/orders.ts';
import { type RoomState, seatOf } from '../state/state.ts';
import { type Decided, NOTHING, type OrderContext, say } from './context.ts';
import { askForHint } from './hint.ts';
import {
  ban,
  configure,
  gather,
  hostInLobby,
  isBanned,
  kick,
  leaveLobby,
  liftBan,
  noSuchSeat,
  ready,
  resize,
  setBot,
  setTimeLimit,
  sitInLobby,
  start,
} from './lobby.ts';
import { giveTime, leaveMatch, pause, play, resume, standInFor } from './match.ts';
import { hasTwin, nameFor } from './names.ts';
import { declineRematch, rematch, toLobby } from './rematch.ts';
import { allow, claimHost, decline, sitInMatch } from './seats.ts';
import { note, talk } from './talk.ts';

/** Orders after which others read one's name. */
const SHOWS_NAME: ReadonlySet<RoomOrderType> = new Set(['sit', 'rename', 'say']);

/** What a person's order causes, or why not. Changes nothing and asks nobody. */
export function decideRoom(state: RoomState, order: RoomOrder, asked: OrderContext): Decided {
  const { phase } = state.table;
  if (phase === 'broken') return refuse('room-broken');
  // Nothing that a move writes down has its player's name in it.
  if (order.type === 'play') return play(state, asked, order.command);
  const named = nameFor(asked.person, order.type === 'sit' ? order.name : undefined);
  if (!named.ok) return named;
  if ((order.type === 'sit' || order.type === 'say') && isBanned(state, asked.person.id)) return refuse('banned');
  if (SHOWS_NAME.has(order.type) && hasTwin(state, named.value))
    return refuse('name-taken', { name: named.value.name });
  const context: OrderContext = named.value === asked.person ? asked : { ...asked, person: named.value };
  switch (order.type) {
    case 'sit':
      return order.name === undefined
        ? sit(state, context, order.seat)
        : withName(state, context, sit(state, context, order.seat));
    case 'leave':
      return phase === 'playing' ? leaveMatch(state, context) : leaveLobby(state, context);
    case 'allow':
      return allow(state, context, order.person);
    case 'decline':
      return decline(state, context, order.person);
    case 'ban':
      return ban(state, context, order.person);
    case 'lift-ban':
      return liftBan(state, context, order.person);
    case 'rename':
      return rename(state, context);
    case 'kick':
      return hostInLobby(state, context) ?? noSuchSeat(state, order.seat) ?? kick(state, context, order.seat);
    case 'bot':
      return (
        hostInLobby(state, context) ?? noSuchSeat(state, order.seat) ?? setBot(state, context, order.seat, order.level)
      );
    case 'swap':
      return (
        hostInLobby(state, context) ??
        noSuchSeat(state, ...order.seats) ??
        (order.seats[0] === order.seats[1] ? NOTHING : say({ type: 'swapped', seats: order.seats }))
      );
    case 'resize':
      return hostInLobby(state, context) ?? resize(state, context, order.seats);
    case 'configure':
      return hostInLobby(state, context) ?? configure(state, context, order.options);
    case 'settings': {
      const { table } = state;
      const {
        pace = table.pace,
        listed = table.listed,
        takeover = table.takeover,
        door = table.door,
        hints = table.hints,
        language,
      } = order;
      const spoken = language === undefined ? {} : { language };
      const settings = { pace, listed, takeover, door, hints, ...spoken };
      return hostInLobby(state, context) ?? say({ type: 'settingsChanged', ...settings });
    }
    case 'time-limit':
      return hostInLobby(state, context) ?? setTimeLimit(state, order.timeLimit);
    case 'gather':
      return gather(state, context, order.gathering);
    case 'start':
      return hostInLobby(state, context) ?? start(state, context, order.nonce);
    case 'claim-host':
      return claimHost(state, context);
    case 'ready':
      if (phase === 'over') return order.ready ? rematch(state, context, order) : declineRematch(state, context);
      return phase === 'lobby' ? ready(state, context, order.ready, order.nonce) : refuse('not-now');
    case 'say':
      return talk(state, context, order.to, order.text);
    case 'note':
      return note(state, context, order.text);
    case 'hint':
      return askForHint(state, context);
    case 'stand-in':
      return standInFor(state, context, order.seat);
    case 'give-time':
      return giveTime(state, context);
    case 'pause':
      return pause(state, context);
    case 'resume':
      return phase === 'playing' ? resume(state, context) : refuse('not-started');
    case 'rematch':
      return rematch(state, context, order);
    case 'to-lobby':
      return toLobby(state, context);
  }
}

function sit(state: RoomState, context: OrderContext, seat: Seat | undefined): Decided {
  const { phase } = state.table;
  if (phase === 'lobby') return sitInLobby(state, context, seat);
  return phase === 'playing' ? sitInMatch(state, context, seat) : backAfterEnd(state, context);
}

/** Whoever sits already under another name is called by the new one from now on. */
function withName(state: RoomState, context: OrderContext, decided: Decided): Decided {
  const renamed = rename(state, context);
  if (!decided.ok || !renamed.ok) return decided;
  // Before anybody changes seats.
  return accept({ ...decided.value, events: [...renamed.value.events, ...decided.value.events] });
}

/** Between the outcome and the rematch only one's own seat can be had. */
function backAfterEnd(state: RoomState, { person }: OrderContext): Decided {
  const seat = seatOf(state.table, person.id);
  if (seat === null) return refuse('not-now');
  return state.table.seats[seat]?.bot === null ? NOTHING : say({ type: 'returned', seat });
}

function rename(state: RoomState, { person }: OrderContext): Decided {
  const seat = seatOf(state.table, person.id);
  if (seat === null || state.table.seats[seat]?.person?.name === person.name) return NOTHING;
  return say({ type: 'renamed', seat, name: person.name });
}
