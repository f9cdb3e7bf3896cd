import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  accept,
  act,
  type Chance,
  chanceOf,
  commit,
  expire,
  type Json,
  MATCH_FORMAT,
  type MatchEntry,
  type MatchFile,
  type Outcome,
  open,
  type Result,
  refuse,
  type Script,
  type Seal,
  type Seat,
  type Shape,
  type State,
  type Step,
  scriptedChance,
  seedFrom,
  type View,
  type Viewer,
  view,
} from '@cifra/kernel';

/** What a match is dealt from; everything in it has been checked. */
export type Deal = {
  readonly seats: number;
  readonly options: object;
  readonly script?: Script;
  /** Any text; without one the operating system gives a seed. */
  readonly seed?: string | undefined;
};

/** A command of any game is plain JSON. */
export type JsonCommand = { readonly type: string; readonly [field: string]: Json };

type Fact = { readonly type: string };

/** A match being played at this command line, with the log that its file is made of. */
export class LocalMatch {
  readonly game: AnyGame;
  readonly seats: number;
  readonly #options: object;
  readonly #script: Script;
  readonly #seal: Seal;
  readonly #chance: Chance;
  readonly #entries: MatchEntry<Shape>[];
  #state: State<Shape>;

  constructor(game: AnyGame, deal: Deal) {
    this.game = game;
    this.seats = deal.seats;
    this.#options = deal.options;
    this.#script = deal.script ?? {};
    this.#seal = sealOf(deal.seed);
    this.#chance = scriptedChance(this.#script, chanceOf(this.#seal));
    const { events, state } = open(game, deal.seats, deal.options, this.#chance);
    this.#entries = [{ seat: null, command: null, events }];
    this.#state = state;
  }

  /** A seat gives an order as it came over the wire; the facts that it caused. */
  order(seat: Seat, raw: unknown): Result<readonly Fact[]> {
    const command = this.game.parseCommand(raw);
    if (!command.ok) return command;
    const step = act(this.game, this.#state, seat, command.value, this.#chance);
    return step.ok ? accept(this.#append(step.value, { seat, command: command.value })) : step;
  }

  /** The seat's time is up. */
  timeUp(seat: Seat): Result<readonly Fact[]> {
    if (!this.hasSeat(seat)) return refuse('no-such-seat', { seats: this.seats });
    if (this.outcome !== null) return refuse('match-over');
    const step = expire(this.game, this.#state, seat, this.#chance);
    if (step === null) return refuse('no-timeout');
    return accept(this.#append(step, { seat, command: step.command, timeout: true }));
  }

  #append(step: Step<Shape>, by: Omit<MatchEntry<Shape>, 'events'>): readonly Fact[] {
    this.#entries.push({ ...by, events: step.events });
    this.#state = step.state;
    return step.events.map((event) => event.fact);
  }

  get version(): number {
    return this.#state.version;
  }
  get toAct(): readonly Seat[] {
    return this.game.toAct(this.#state.table);
  }
  get deadline() {
    return this.game.deadline(this.#state.table);
  }
  get outcome(): Outcome | null {
    return this.game.outcome(this.#state.table);
  }
  /** The facts of the deal, which nobody ordered. */
  get dealt(): readonly Fact[] {
    return (this.#entries[0]?.events ?? []).map((event) => event.fact);
  }
  hasSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats;
  }
  view(viewer: Viewer): View<Shape> {
    return view(this.game, this.#state, viewer);
  }
  legal(seat: Seat): readonly JsonCommand[] {
    return [...this.game.legal(this.view(seat))] as JsonCommand[];
  }

  /** The whole match, its seed opened: only after the outcome, because it holds every secret. */
  file(): Result<MatchFile<Shape> & { readonly outcome: Outcome }> {
    const { game, outcome } = this;
    if (outcome === null) return refuse('not-over');
    return accept({
      format: MATCH_FORMAT,
      game: game.id,
      rules: game.rulesVersion,
      seats: this.seats,
      options: this.#options,
      seal: this.#seal,
      ...(Object.keys(this.#script).length === 0 ? {} : { script: this.#script }),
      entries: this.#entries,
      outcome,
    });
  }
}

/** A seed that was given makes the whole seal, so that the same words give the same file. */
function sealOf(words: string | undefined): Seal {
  const seed = words === undefined ? randomBytes(32).toString('hex') : seedFrom(words);
  const salt = words === undefined ? randomBytes(32).toString('hex') : seedFrom(`${seed} salt`);
  return { seed, salt, commitment: commit(seed, salt), nonces: [] };
}
