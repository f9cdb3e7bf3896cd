import type { Chance } from './chance.ts';
import type { Game } from './game.ts';
import type { Seat } from './seat.ts';
import type { Event, Shape, State } from './shape.ts';

/** What folds a game's table; `lift` where a match of an older version is played on in that version's facts. */
type TableFolds<G extends Shape> = Pick<Game<G>, 'foldTable' | 'lift'>;

/** A command being decided: whose it is, the events that it has caused so far, and the table as they leave it. */
export class Decision<G extends Shape> {
  /** The state before the command. */
  readonly before: State<G>;
  readonly seat: Seat;
  readonly chance: Chance;
  readonly events: Event<G>[] = [];
  readonly #folds: TableFolds<G>;
  #table: G['Table'];
  #folded = 0;

  constructor(folds: TableFolds<G>, before: State<G>, seat: Seat, chance: Chance) {
    this.#folds = folds;
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
    const { foldTable, lift } = this.#folds;
    for (; this.#folded < this.events.length; this.#folded++) {
      const { fact } = this.events[this.#folded] as Event<G>;
      this.#table = foldTable(this.#table, lift === undefined ? fact : lift(fact, this.before.rules));
    }
    return this.#table;
  }
}
