import { type AnyGame, type Level, type Seat, type Shape, type View, view } from '@cifra/kernel';
import type { HouseOrder } from './house-orders.ts';
import { NOT_SAVED } from './jobs.ts';
import { matchOf } from './match-orders.ts';
import type { Place } from './person.ts';
import type { Ports } from './ports.ts';
import type { RoomState } from './state.ts';
import type { Answer } from './surface.ts';

/** How long a mind may think before any legal move is made for it, in milliseconds. */
const PATIENCE = 30_000;
/** How often a seat is thought about again when its answers are refused. */
const TRIES = 3;

/** Puts an order into the room's queue; it is settled before the room attends to its bots again. */
type Ordering = (order: HouseOrder, settle: (answer: Answer) => void) => void;

type Worries = { readonly version: number; readonly count: number };

/** Asks minds what the bots of a room do, off its queue; their answers come back as orders like anybody's. */
export class BotDesk {
  readonly #ports: Pick<Ports, 'minds' | 'clock' | 'entropy'>;
  readonly #game: AnyGame;
  readonly #order: Ordering;
  readonly #failed: (error: unknown) => void;
  readonly #thinking = new Set<string>();
  readonly #worries = new Map<Seat, Worries>();

  constructor(
    ports: Pick<Ports, 'minds' | 'clock' | 'entropy'>,
    game: AnyGame,
    order: Ordering,
    failed: (error: unknown) => void,
  ) {
    this.#ports = ports;
    this.#game = game;
    this.#order = order;
    this.#failed = failed;
  }

  get isThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Every bot that is to act and is not being thought about. Called after each step and after a restart. */
  attend(state: RoomState): void {
    for (const [seat, level] of botsToAct(this.#game, state)) {
      const key = `${state.table.match}/${seat}`;
      if (this.#thinking.has(key) || state.match === null) continue;
      const worries = this.#worries.get(seat);
      const tries = worries?.version === state.match.version ? worries.count : 0;
      // Nothing that was found is allowed: the match must move on before it is worth another thought.
      if (tries > TRIES) continue;
      this.#thinking.add(key);
      const seen = view(this.#game, state.match, seat);
      void this.#think(seat, level, seen, { pace: state.table.pace, tries }).then((command) => {
        this.#order({ type: 'bot', match: state.table.match, seat, command }, (answer) => {
          this.#thinking.delete(key);
          if (answer.ok) this.#worries.delete(seat);
          // A store that fails says nothing about the thought: at the next wake there is another.
          else if (answer !== NOT_SAVED) this.#worries.set(seat, { version: seen.version, count: tries + 1 });
        });
      });
    }
  }

  /** Undefined where the mind fails, takes too long, or has had its tries. */
  async #think(
    seat: Seat,
    level: Level,
    seen: View<Shape>,
    { pace, tries }: { readonly pace: number; readonly tries: number },
  ): Promise<unknown> {
    const pause = this.#after(pace);
    const patience = this.#after(PATIENCE);
    try {
      if (tries >= TRIES) return undefined;
      const seed = new DataView(this.#ports.entropy.bytes(4).slice().buffer).getUint32(0);
      const asked = { game: this.#game.id, level, view: seen, seed, patience: PATIENCE };
      const thought = this.#ports.minds.think(asked);
      return await Promise.race([thought, patience.passed]);
    } catch (error) {
      this.#failed(new Error(`The ${level} mind of ${this.#game.id} failed at seat ${seat}`, { cause: error }));
      return undefined;
    } finally {
      patience.cancel();
      await pause.passed;
    }
  }

  #after(ms: number): { readonly passed: Promise<undefined>; readonly cancel: () => void } {
    let cancel = () => {};
    const passed = new Promise<undefined>((wake) => {
      if (ms === 0) wake(undefined);
      else cancel = this.#ports.clock.after(ms, () => wake(undefined));
    });
    return { passed, cancel };
  }
}

const NOBODY: readonly (readonly [Seat, Level])[] = [];

function hasBot({ bot }: Place): boolean {
  return bot !== null;
}

/** The seats that a bot plays and that the match waits for. */
export function botsToAct(game: AnyGame, state: RoomState): readonly (readonly [Seat, Level])[] {
  const match = matchOf(state);
  // Asked twice for every move: where only people play there is nothing to look for.
  if (match === null || state.table.pausedAt !== null || !state.table.seats.some(hasBot)) return NOBODY;
  return game.toAct(match.table).flatMap((seat) => {
    const level = state.table.seats[seat]?.bot ?? null;
    return level === null ? [] : [[seat, level] as const];
  });
}
