import type { ByHand, HandId, Viewer } from './seat.ts';
import type { Shape, State } from './shape.ts';

/**
 * A table and the hands that a viewer holds: the only thing that leaves a match.
 * The private field makes the type a name of its own, so a state, an event or a spread copy does not compile
 * where a view is wanted.
 */
export class View<G extends Shape> {
  // Never read: it is there for the compiler.
  readonly #brand = true;
  readonly version: number;
  readonly rules: number;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly table: G['Table'];
  readonly hands: ByHand<G['Hand']>;

  private constructor(parts: ViewParts<G>) {
    this.version = parts.version;
    this.rules = parts.rules;
    this.viewer = parts.viewer;
    this.seats = parts.seats;
    this.table = parts.table;
    this.hands = parts.hands;
  }

  /** What a viewer sees of a state. */
  static of<G extends Shape>(state: State<G>, viewer: Viewer, held: readonly HandId[]): View<G> {
    const hands: { [id in HandId]?: G['Hand'] } = {};
    for (const id of held) hands[id] = state.hands[id] as G['Hand'];
    const { version, rules, seats, table } = state;
    return new View<G>({ version, rules, viewer, seats, table, hands });
  }

  /** A view that came over a wire, where its class was lost. */
  static received<G extends Shape>(parts: ViewParts<G>): View<G> {
    return new View<G>(parts);
  }

  static isView(value: unknown): value is View<Shape> {
    return typeof value === 'object' && value !== null && #brand in value;
  }
}

/** A view as JSON. */
export type ViewParts<G extends Shape> = {
  readonly version: number;
  readonly rules: number;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly table: G['Table'];
  readonly hands: ByHand<G['Hand']>;
};
