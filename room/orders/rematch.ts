import { accept, isHex32, refuse } from '@cifra/kernel';
import type { RoomFact } from '../model/events.ts';
import type { Secret } from '../model/ports.ts';
import type { RoomTable } from '../model/table.ts';
import { foldTable, seatsOfNext } from '../state/fold-table.ts';
import { isPlaying, type RoomState, seatOf } from '../state/state.ts';
import { AWAY, all, type Decided, NOTHING, type OrderContext, STAND_IN, say } from './context.ts';
import { deal, promiseOf, sorted } from './play.ts';

type Wish = { readonly nonce?: string; readonly rotate?: boolean };

/** What is decided so far: facts, the table after them, and the secret of the match to come. */
type Draft = { readonly facts: readonly RoomFact[]; readonly table: RoomTable; readonly secret: Secret | null };

/** One person's yes to another match. It is dealt when nobody who is here is still to be asked. */
export function rematch(state: RoomState, context: OrderContext, { nonce, rotate }: Wish): Decided {
  const { phase, seats, next } = state.table;
  const { person, now } = context;
  if (phase !== 'over') return refuse('not-now');
  const seat = seatOf(state.table, person.id);
  if (seat === null && state.table.host !== person.id) return refuse('not-seated');
  if (nonce !== undefined && !isHex32(nonce)) return refuse('bad-nonce');
  const isTurned = rotate !== undefined && rotate !== (next?.rotate ?? false);
  if (isTurned && !hosts(state, context)) return refuse('host-only');

  const promised = promise(state, context);
  const facts = [...promised.facts];
  if (isTurned) facts.push({ type: 'rotationChosen', rotate });
  if (seat !== null && seats[seat]?.bot !== null) facts.push({ type: 'returned', seat });
  if (seat !== null && (isTurned || seats[seat]?.ready === false)) {
    // A nonce that came before the promise would be none.
    const given = next === null ? null : (nonce ?? null);
    facts.push({ type: 'readied', seat, ready: true, nonce: given });
  }
  const table = facts.reduce<RoomTable>((before, fact) => foldTable(before, fact, now), state.table);
  const waiting = table.seats.flatMap((place, at) =>
    isPlaying(place) && !place.ready && isNear(context, place.person?.id) ? [at] : [],
  );
  if (waiting.length === 0) return dealNext(state, context, { ...promised, facts, table });
  return facts.length === 0 ? refuse('not-ready', { seats: waiting }) : accepted(facts, promised.secret);
}

/** Takes one's yes back. */
export function declineRematch({ table }: RoomState, { person }: OrderContext): Decided {
  const seat = seatOf(table, person.id);
  if (seat === null) return refuse('not-seated');
  return table.seats[seat]?.ready ? say({ type: 'readied', seat, ready: false, nonce: null }) : NOTHING;
}

/** The host changes seats or options before the next match: all meet in the lobby, and nobody is ready. */
export function toLobby(state: RoomState, context: OrderContext): Decided {
  if (state.table.phase !== 'over') return refuse('not-now');
  if (!hosts(state, context)) return refuse('host-only');
  const { facts, secret, table } = promise(state, context);
  const seat = seatOf(table, context.person.id);
  const isBack = seat !== null && table.seats[seat]?.bot !== null;
  const back: readonly RoomFact[] = isBack ? [{ type: 'returned', seat }] : [];
  return accepted([...facts, ...back, ...nextMatch(table, false), ...newHost(state, context)], secret);
}

/** Nobody who is here is waited for: who is away or has got up is stood in for, and the next match is dealt. */
function dealNext(state: RoomState, context: OrderContext, { facts, table: agreed, secret }: Draft): Decided {
  const absent = agreed.seats.flatMap((place, seat): readonly RoomFact[] => {
    if (place.person === null && place.bot === null) return [{ type: 'botSet', seat, level: STAND_IN }];
    return isPlaying(place) && !place.ready ? [{ type: 'stoodIn', seat, level: STAND_IN, why: 'absent' }] : [];
  });
  const rotate = agreed.next?.rotate ?? false;
  const nonces = sorted(seatsOfNext(agreed.seats, rotate).map(({ nonce }) => nonce));
  const more = [...absent, ...nextMatch(agreed, rotate), ...newHost(state, context)];
  const table = more.reduce<RoomTable>((before, fact) => foldTable(before, fact, context.now), agreed);
  const started: RoomFact = { type: 'started', match: table.match, nonces };
  const known = secret ?? context.secret;
  const dealt = deal({ ...context, secret: known }, { ...state, table }, nonces);
  const events = [...[...facts, ...more, started].map(all), ...dealt.events];
  return accept({ ...dealt, events, ...withSecret(dealt.secret ?? secret) });
}

function nextMatch(table: RoomTable, rotate: boolean): readonly RoomFact[] {
  if (table.next === null) throw new Error(`Nothing is promised after match ${table.match}`);
  return [{ type: 'rematched', match: table.match + 1, rotate, commitment: table.next.commitment }];
}

/** Rooms of 0.1 promised nothing with the outcome: then it is done now. */
function promise({ table }: RoomState, context: OrderContext): Draft {
  if (table.next !== null) return { facts: [], table, secret: null };
  const secret = context.freshSecret(table.match + 1);
  const fact = promiseOf(secret);
  return { facts: [fact], table: foldTable(table, fact, context.now), secret };
}

/** The host, and anybody at the table whose host has left it. */
function hosts(state: RoomState, { person }: OrderContext): boolean {
  return state.table.host === person.id || (hasHostLeft(state) && seatOf(state.table, person.id) !== null);
}

function hasHostLeft({ table: { seats, host } }: RoomState): boolean {
  return host === null || seats.some((place) => place.person?.id === host && place.hasLeft);
}

/** A host who left the match has no seat in the next: who asks for it is the host. */
function newHost(state: RoomState, { person }: OrderContext): readonly RoomFact[] {
  const isHost = state.table.host === person.id;
  return !isHost && hasHostLeft(state) ? [{ type: 'hostChanged', host: person.id }] : [];
}

function isNear({ awayFor }: OrderContext, person: string | undefined): boolean {
  return person !== undefined && awayFor(person) < AWAY;
}

function accepted(facts: readonly RoomFact[], secret: Secret | null): Decided {
  return accept({ events: facts.map(all), ...withSecret(secret) });
}

function withSecret(secret: Secret | null): { readonly secret?: Secret } {
  return secret === null ? {} : { secret };
}
