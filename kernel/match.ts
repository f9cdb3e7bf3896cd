import type { Chance } from './chance.ts';
import { evolve, view } from './fold.ts';
import type { Game } from './game.ts';
import { accept, type Refusal, type Result, refuse } from './result.ts';
import type { Seat } from './seat.ts';
import type { Event, LoggedEvent, Opened, Shape, State } from './shape.ts';

/** What a command did: the events to append, and the state after them. */
export type Step<G extends Shape> = { readonly events: readonly LoggedEvent<G>[]; readonly state: State<G> };

/** Are there so many seats at this game's table? */
export function checkSeats(game: Pick<Game<Shape>, 'seats'>, seats: unknown): Result<number> {
  const { min, max } = game.seats;
  const fits = Number.isInteger(seats) && (seats as number) >= min && (seats as number) <= max;
  return fits ? accept(seats as number) : refuse('bad-seats', { min, max });
}

/** The deal. Only a proof of an older match names the version of its rules. */
export function open<G extends Shape>(
  game: Game<G>,
  seats: number,
  options: G['Options'],
  chance: Chance,
  rules = game.rulesVersion,
): Step<G> {
  const opened: Opened<G> = { type: 'opened', game: game.id, rules, seats, options };
  const events: LoggedEvent<G>[] = [{ fact: opened }, ...game.setup(seats, options, chance)];
  return { events, state: evolve(game, null, events) };
}

/** Why this seat may not do this now, or null. */
export function refusalOf<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  command: G['Command'],
): Refusal | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return { code: 'no-such-seat', seats: state.seats };
  if (game.outcome(state.table) !== null) return { code: 'match-over' };
  return game.check(view(game, state, seat), command);
}

/** Check, decide, evolve: what happens when a seat gives an order. */
export function act<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  command: G['Command'],
  chance: Chance,
): Result<Step<G>> {
  const refusal = refusalOf(game, state, seat, command);
  return refusal === null ? accept(perform(game, state, seat, command, chance)) : { ok: false, refusal };
}

/** What a command that may be given causes. */
export function perform<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  command: G['Command'],
  chance: Chance,
): Step<G> {
  const events: readonly Event<G>[] = game.decide(state, seat, command, chance);
  return { events, state: evolve(game, state, events) };
}

/** The seat's time is up: its game says what is played for it; null where nothing is. */
export function expire<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  chance: Chance,
): (Step<G> & { readonly command: G['Command'] }) | null {
  if (game.outcome(state.table) !== null || !game.toAct(state.table).includes(seat)) return null;
  const command = game.onTimeout(view(game, state, seat));
  if (command === null) return null;
  const refusal = game.check(view(game, state, seat), command);
  if (refusal !== null) throw new Error(`${game.id} refuses its own time-out ${command.type}: ${refusal.code}`);
  return { command, ...perform(game, state, seat, command, chance) };
}
