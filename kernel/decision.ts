import type { Chance } from './chance.ts';
import type { Event, Game, Shape, State } from './game.ts';
import type { Seat } from './seat.ts';

/** A command being decided: whose it is, the events that it has caused so far, and the table as they leave it. */
export class Decision<G extends Shape> {
  /** The state before the command. */
  readonly before: State<G>;
  readonly seat: Seat;
  readonly chance: Chance;
  readonly events: Event<G>[] = [];
  readonly #foldTable: Game<G>['foldTable'];
  #table: G['Table'];
  #folded = 0;

  constructor(foldTable: Game<G>['foldTable'], before: State<G>, seat: Seat, chance: Chance) {
    this.#foldTable = foldTable;
    this.before = before;
    this.seat = seat;
    this.chance = chance;
    this.#table = before.table;
  }

  tell(event: Event<G>): void {
    this.events.push(event);
  }

  /** Folded only when somebody asks: most commands end with a fact after which nobody does. */
  get table(): G['Table'] {
    for (; this.#folded < this.events.length; this.#folded++)
      this.#table = this.#foldTable(this.#table, (this.events[this.#folded] as Event<G>).fact);
    return this.#table;
  }
}
