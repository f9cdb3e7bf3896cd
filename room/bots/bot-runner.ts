import { type AnyGame, type BotName, type Seat, type Shape, type View, view } from '@cifra/kernel';
import type { RoomId } from '../model/person.ts';
import type { Ports } from '../model/ports.ts';
import { OUTDATED, type SystemOrder } from '../orders/system.ts';
import type { OrderResult } from '../queue/batch.ts';
import { botsToAct } from '../state/due.ts';
import type { RoomState } from '../state/state.ts';
import { hasSameHands } from '../view/same-view.ts';

/** How long a mind may think before any legal move is made for it, in milliseconds. */
const PATIENCE = 30_000;
/** How often a seat is thought about again when its answers are refused. */
const TRIES = 3;

/** Longer than this nobody's page holds up a table, in milliseconds: the longest scene of a game, and a moment. */
const STAGE_PATIENCE = 8_000;

/** Resolves when the pages at the table have shown this version of the match, or after so long at most. */
type AwaitShown = (version: number, patience: number) => Promise<void>;

/** Puts an order into the room's queue; it is settled before the room attends to its bots again. */
type Ordering = (order: SystemOrder, settle: (result: OrderResult) => void) => void;

/** How often what a mind answered at this version of the match was refused. */
type Refused = { readonly version: number; readonly count: number };

/** Asks minds what the bots of a room do, off its queue; their answers come back as orders like anybody's. */
export class BotRunner {
  readonly #ports: Pick<Ports, 'minds' | 'clock' | 'entropy'>;
  readonly #room: RoomId;
  readonly #game: AnyGame;
  readonly #awaitShown: AwaitShown;
  readonly #order: Ordering;
  readonly #failed: (error: unknown) => void;
  readonly #thinking = new Set<string>();
  readonly #refused = new Map<Seat, Refused>();
  /** What the thoughts that were just thrown away were about. */
  readonly #outdated = new Map<Seat, View<Shape>>();

  constructor(
    ports: Pick<Ports, 'minds' | 'clock' | 'entropy'>,
    room: RoomId,
    game: AnyGame,
    awaitShown: AwaitShown,
    order: Ordering,
    failed: (error: unknown) => void,
  ) {
    this.#ports = ports;
    this.#room = room;
    this.#game = game;
    this.#awaitShown = awaitShown;
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
      const refused = this.#refused.get(seat);
      const tries = refused?.version === state.match.version ? refused.count : 0;
      // Nothing that was found is allowed: the match must move on before it is worth another thought.
      if (tries > TRIES) continue;
      this.#thinking.add(key);
      const seen = view(this.#game, state.match, seat);
      const pace = this.#paceOf(state, seat, seen);
      void this.#think(seat, level, seen, { pace, tries }).then((command) => {
        this.#order({ type: 'bot', match: state.table.match, seat, seen, command }, (result) => {
          this.#thinking.delete(key);
          this.#learn(result, seat, seen, tries);
        });
      });
    }
    if (this.#outdated.size > 0) this.#outdated.clear();
  }

  /** What became of a bot's move says whether its seat has to be thought about again. */
  #learn(result: OrderResult, seat: Seat, seen: View<Shape>, tries: number): void {
    switch (result.type) {
      case 'done':
        this.#refused.delete(seat);
        return;
      case 'refused':
        if (result.refusal.code === OUTDATED) this.#outdated.set(seat, seen);
        else this.#refused.set(seat, { version: seen.version, count: tries + 1 });
        return;
      case 'broke':
      // A store that fails says nothing about the move: at the next wake there is another.
      case 'not-saved':
        return;
    }
  }

  /** How long to wait before a move. Whoever has to think again has waited already. */
  #paceOf({ table, at }: RoomState, seat: Seat, seen: View<Shape>): number {
    const before = this.#outdated.get(seat);
    if (before === undefined) return table.pace;
    const awaited = this.#game.toAct(before.table);
    // Others, of whom several were waited for at once, have only moved first.
    const isNothingNew =
      hasSameHands(before, seen) && this.#game.toAct(seen.table).every((one) => awaited.includes(one));
    return isNothingNew ? 0 : Math.max(0, at + table.pace - this.#ports.clock.now());
  }

  /** Undefined where the mind fails, takes too long, or has had its tries. */
  async #think(
    seat: Seat,
    level: BotName,
    seen: View<Shape>,
    { pace, tries }: { readonly pace: number; readonly tries: number },
  ): Promise<unknown> {
    const pause = this.#after(pace);
    const patience = this.#after(PATIENCE);
    try {
      if (tries >= TRIES) return undefined;
      const seed = new DataView(this.#ports.entropy.bytes(4).slice().buffer).getUint32(0);
      const asked = { room: this.#room, game: this.#game.id, level, view: seen, seed, patience: PATIENCE };
      const thought = this.#ports.minds.think(asked);
      return await Promise.race([thought, patience.passed]);
    } catch (error) {
      this.#failed(new Error(`The ${level} mind of ${this.#game.id} failed at seat ${seat}`, { cause: error }));
      return undefined;
    } finally {
      patience.cancel();
      await pause.passed;
      // A table that wants its bots at once does not wait for pages either.
      if (pace > 0) await this.#awaitShown(seen.version, STAGE_PATIENCE - pace);
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
