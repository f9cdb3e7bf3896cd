import { accept, checkSeats, commit, type Json, type Result, refuse } from '@cifra/kernel';
import type { RoomEntry, RoomFact } from '../model/events.ts';
import type { Opening } from '../model/handles.ts';
import type { Person } from '../model/person.ts';
import { foldRoom } from '../state/fold.ts';
import type { RoomState } from '../state/state.ts';
import { all, type Decided, type OrderContext, type RoomContext, type RoomDecision } from './context.ts';
import { setBot, sitInLobby, start } from './lobby.ts';
import { nameFor } from './names.ts';

export const PACE = { default: 800, max: 10_000 } as const;

/** A new room: its only entry, the state after it, and what has to be kept with it. */
export type OpenedRoom = { readonly entry: RoomEntry; readonly state: RoomState; readonly decision: RoomDecision };

type Step = (state: RoomState, context: OrderContext) => Decided;

/** Opens a room; whoever asks may sit down, seat bots and start in the same breath: all of it or nothing. */
export function decideOpening(context: RoomContext, person: Person, opening: Opening): Result<OpenedRoom> {
  const { game, now } = context;
  const named = nameFor(person, opening.sit?.name);
  if (!named.ok) return named;
  const host = named.value;
  const fact = openedBy(context, host, opening);
  if (!fact.ok) return fact;
  const secret = context.freshSecret(1);
  const opened: RoomFact = { ...fact.value, commitment: commit(secret.seed, secret.salt) };
  let decision: RoomDecision = { events: [all(opened)], secret };
  const entry = (): RoomEntry => ({ version: 1, at: now, by: host.id, order: null, events: decision.events });
  for (const step of stepsOf(opening)) {
    const decided = step(foldRoom(game, null, entry(), decision.match), { ...context, secret, person: host });
    if (!decided.ok) return decided;
    decision = { ...decision, ...decided.value, events: [...decision.events, ...decided.value.events], secret };
  }
  return accept({ entry: entry(), state: foldRoom(game, null, entry(), decision.match), decision });
}

type OpenedFact = Extract<RoomFact, { type: 'opened' }>;

function openedBy(
  { game, whyNoBots }: RoomContext,
  host: Person,
  opening: Opening,
): Result<Omit<OpenedFact, 'commitment'>> {
  const seats = checkSeats(game, opening.seats ?? Math.max(2, game.seats.min));
  if (!seats.ok) return seats;
  const options = game.parseOptions(opening.options ?? {});
  if (!options.ok) return options;
  const noBots = whyNoBots(options.value);
  return accept({
    type: 'opened',
    game: game.id,
    seats: seats.value,
    options: options.value as { [name: string]: Json },
    ...(noBots && { noBots }),
    host: host.id,
    listed: opening.listed ?? false,
    takeover: opening.takeover ?? 'asked',
    door: opening.door ?? 'open',
    timeLimit: opening.timeLimit ?? null,
    ...(opening.hints === true ? { hints: true } : {}),
    ...(opening.language === undefined ? {} : { language: opening.language }),
    pace: Math.min(Math.max(opening.pace ?? PACE.default, 0), PACE.max),
  });
}

function stepsOf({ sit, bots = [], start: starting }: Opening): readonly Step[] {
  return [
    ...(sit === undefined ? [] : [(state: RoomState, context: OrderContext) => sitInLobby(state, context, undefined)]),
    ...bots.map(
      (level): Step =>
        (state, context) => {
          const seat = state.table.seats.findIndex((place) => place.person === null && place.bot === null);
          return seat < 0 ? refuse('room-full') : setBot(state, context, seat, level);
        },
    ),
    ...(starting === undefined ? [] : [(state: RoomState, context: OrderContext) => start(state, context, undefined)]),
  ];
}
