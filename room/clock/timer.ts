import type { Clock } from '../model/ports.ts';
import type { RoomClock } from '../model/table.ts';
import type { RoomState } from '../state/state.ts';

/** Wakes a room when the clock of its match has run out. */
export class ClockTimer {
  readonly #clock: Clock;
  readonly #ranOut: (clock: RoomClock) => void;
  #set: { readonly endsAt: number; readonly cancel: () => void } | null = null;

  constructor(clock: Clock, ranOut: (clock: RoomClock) => void) {
    this.#clock = clock;
    this.#ranOut = ranOut;
  }

  get isSet(): boolean {
    return this.#set !== null;
  }

  /** After every step: the timer follows the clock. */
  attend({ table: { clock, pausedAt } }: RoomState): void {
    const endsAt = pausedAt === null ? (clock?.endsAt ?? null) : null;
    if (endsAt === (this.#set?.endsAt ?? null)) return;
    this.cancel();
    if (clock === null || endsAt === null) return;
    const cancel = this.#clock.after(Math.max(0, endsAt - this.#clock.now()), () => {
      this.#set = null;
      this.#ranOut(clock);
    });
    this.#set = { endsAt, cancel };
  }

  cancel(): void {
    this.#set?.cancel();
    this.#set = null;
  }
}
