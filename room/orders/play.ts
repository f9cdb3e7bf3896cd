import {
  type AnyGame,
  accept,
  act,
  type Chance,
  chanceOf,
  commit,
  expire,
  open,
  type Seat,
  type Shape,
  type State,
  type View,
} from '@cifra/kernel';
import type { Play, PlayedBy, RoomEvent, RoomFact } from '../model/events.ts';
import type { Secret } from '../model/ports.ts';
import { LATE } from '../model/time.ts';
import { decisionOf, isClockOf } from '../state/clock.ts';
import { hasHint } from '../state/hints.ts';
import { isPlaying, type RoomState } from '../state/state.ts';
import { all, type Decided, type RoomContext, type RoomDecision } from './context.ts';

function secretOf({ secret }: RoomContext, state: RoomState) {
  if (secret === null || secret.match !== state.table.match)
    throw new Error(`Match ${state.table.match} has no secret beside its log`);
  return secret;
}

/** A match's chance is made once for as long as its secret is in memory. */
const chances = new WeakMap<Secret, { readonly nonces: readonly string[]; readonly chance: Chance }>();

/** Chance of a match: the house's seed and every player's nonce. It has no memory, so it can be made at any time. */
function chanceIn(context: RoomContext, state: RoomState, nonces: readonly string[]): Chance {
  const secret = secretOf(context, state);
  const known = chances.get(secret);
  if (known?.nonces === nonces) return known.chance;
  const chance = chanceOf({ seed: secret.seed, nonces });
  chances.set(secret, { nonces, chance });
  return chance;
}

/** The promise of a deal to come: it stands in the log before anybody gives a nonce for it. */
export function promiseOf({ match, seed, salt }: Secret): RoomFact {
  return { type: 'promised', match, commitment: commit(seed, salt) };
}

/** The nonces of a deal: in no order that anybody chooses. */
export function sorted(nonces: readonly (string | null)[]): readonly string[] {
  return nonces.filter((nonce) => nonce !== null).sort();
}

/** The plays, and the end with the opened seed where they bring the outcome. */
function withEnd(context: RoomContext, state: RoomState, nonces: readonly string[], plays: RoomDecision): RoomDecision {
  const { match, events } = plays;
  const outcome = match === undefined ? null : context.game.outcome(match.table);
  if (outcome === null) return plays;
  const { seed, salt } = secretOf(context, state);
  // As it was published: whether the seed fits it is for others to find out.
  const seal = { seed, salt, commitment: state.table.commitment, nonces };
  const names = state.table.seats.map(({ person, bot }) => person?.name ?? bot ?? '');
  const ended: RoomFact = { type: 'ended', outcome, names, seal, watchers: state.watchersTalk };
  const next = context.freshSecret(state.table.match + 1);
  const promised = promiseOf(next);
  return { ...plays, events: [...events, all(ended), all(promised)], secret: next };
}

function playEvent(play: Play): RoomEvent {
  return { play };
}

/** The deal; nobody ordered it. */
export function deal(context: RoomContext, state: RoomState, nonces: readonly string[]): RoomDecision {
  const { game } = context;
  const { seats, options, commitment, match: number } = state.table;
  const { seed, salt } = secretOf(context, state);
  if (commit(seed, salt) !== commitment) throw new Error(`The secret of match ${number} is not the promised one`);
  const { events, state: match } = open(game, seats.length, options, chanceIn(context, state, nonces));
  const plays = { events: [playEvent({ seat: null, command: null, by: null, events })], match };
  return withEnd(context, state, nonces, plays);
}

const HINTED = { hinted: true } as const;

/** A command for a seat, already parsed; the game checks it. */
export function move(
  context: RoomContext,
  state: RoomState,
  match: State<Shape>,
  { seat, command, by }: { readonly seat: Seat; readonly command: Shape['Command']; readonly by: PlayedBy },
): Decided {
  const { nonces } = state.table;
  const { hinted } = state.table;
  // Hardly ever has anybody asked for one, and every move passes here.
  const isHinted = hinted.length > 0 && hasHint(state.table, seat, decisionOf(context.game, match.table));
  const step = act(context.game, match, seat, command, chanceIn(context, state, nonces));
  if (!step.ok) return step;
  const plays = {
    events: [playEvent({ seat, command, by, ...(isHinted ? HINTED : {}), events: step.value.events })],
    match: step.value.state,
  };
  return accept(withEnd(context, state, nonces, plays));
}

/**
 * The clock has run out: its seats, in turn, play what the game plays for them, while this clock is the one. A table's own
 * clock is about one decision. Whoever is late once too often is `late` (T2, T3).
 */
export function timeUp(
  context: RoomContext,
  state: RoomState,
  before: State<Shape>,
): { readonly plays: RoomDecision; readonly late: readonly Seat[] } {
  const { game } = context;
  const { nonces, clock } = state.table;
  const chance = chanceIn(context, state, nonces);
  const events: RoomEvent[] = [];
  const late: Seat[] = [];
  let match = before;
  for (const seat of clock?.seats ?? []) {
    if (clock === null || !isClockOf(clock, game, state.table, match.table, context.now)) break;
    const step = expire(game, match, seat, chance);
    if (step === null) continue;
    events.push(playEvent({ seat, command: step.command, by: 'clock', events: step.events }));
    match = step.state;
    if (isPlaying(state.table.seats[seat]) && (state.late[seat] ?? 0) + 1 >= LATE) late.push(seat);
  }
  return { plays: withEnd(context, state, nonces, { events, match }), late };
}

/** A move that is always there, for a bot that found none. */
export function anyMove(game: AnyGame, view: View<Shape>): Shape['Command'] | null {
  for (const command of game.legal(view)) return command;
  return null;
}
