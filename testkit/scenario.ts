import {
  act,
  expire,
  type Game,
  type LoggedEvent,
  open,
  parseScript,
  type Refusal,
  type Script,
  type Seat,
  type Shape,
  type State,
  scriptedChance,
  sealedChance,
  type View,
  type Viewer,
  view,
} from '@cifra/kernel';
import { expect } from 'vitest';
import { seedBytes } from './world.ts';

export type ScenarioSetup<G extends Shape> = {
  readonly seats: number;
  readonly options?: Partial<G['Options']>;
  readonly chance?: Script;
};

/** A match for a rule's test: given a deal, when a command, it gives facts. */
export class Scenario<G extends Shape> {
  readonly #game: Game<G>;
  readonly #chance;
  #state: State<G>;
  #events: readonly LoggedEvent<G>[];

  constructor(game: Game<G>, scene: ScenarioSetup<G>) {
    this.#game = game;
    const options = game.parseOptions(scene.options ?? {});
    if (!options.ok) throw new Error(`Options: ${JSON.stringify(options.refusal)}`);
    const script = parseScript(game.draws(scene.seats, options.value), scene.chance ?? {});
    if (!script.ok) throw new Error(`Chance: ${JSON.stringify(script.refusal)}`);
    this.#chance = scriptedChance(script.value, sealedChance(seedBytes('scenario')));
    const { state, events } = open(game, scene.seats, options.value, this.#chance);
    this.#state = state;
    this.#events = events;
  }

  /** The command goes through the parser, as on the wire, and must be accepted. */
  when(seat: Seat, command: G['Command']): this {
    const parsed = this.#game.parseCommand(command);
    if (!parsed.ok) throw new Error(`${JSON.stringify(command)} is not understood: ${JSON.stringify(parsed.refusal)}`);
    const step = act(this.#game, this.#state, seat, parsed.value, this.#chance);
    if (!step.ok) throw new Error(`${JSON.stringify(command)} by ${seat} is refused: ${JSON.stringify(step.refusal)}`);
    this.#state = step.value.state;
    this.#events = step.value.events;
    return this;
  }

  timeUp(seat: Seat): this {
    const step = expire(this.#game, this.#state, seat, this.#chance);
    if (step === null) throw new Error(`No time runs for seat ${seat}`);
    this.#state = step.state;
    this.#events = step.events;
    return this;
  }

  /** The facts of the last step, in part: every field named here must be there. */
  gives(...facts: readonly object[]): this {
    expect(this.facts).toMatchObject(facts);
    return this;
  }

  /** The command is refused with this code and changes nothing. */
  refuses(seat: Seat, command: unknown, code: string): this {
    expect(this.refusal(seat, command)?.code).toBe(code);
    return this;
  }

  refusal(seat: Seat, command: unknown): Refusal | null {
    const parsed = this.#game.parseCommand(command);
    if (!parsed.ok) return parsed.refusal;
    const step = act(this.#game, this.#state, seat, parsed.value, this.#chance);
    return step.ok ? null : step.refusal;
  }

  /** What the last step caused, secrets and all. */
  get events(): readonly LoggedEvent<G>[] {
    return this.#events;
  }
  get facts(): readonly { readonly type: string }[] {
    return this.#events.map(({ fact }) => fact);
  }
  get state(): State<G> {
    return this.#state;
  }
  get table(): G['Table'] {
    return this.#state.table;
  }
  get toAct(): readonly Seat[] {
    return this.#game.toAct(this.#state.table);
  }
  get outcome() {
    return this.#game.outcome(this.#state.table);
  }
  view(viewer: Viewer): View<G> {
    return view(this.#game, this.#state, viewer);
  }
  legal(seat: Seat): readonly G['Command'][] {
    return [...this.#game.legal(this.view(seat))];
  }
}
