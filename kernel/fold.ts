import { frozen } from './freeze.ts';
import type { Game } from './game.ts';
import { type ByHand, type HandId, handIds, handsOf, type Viewer } from './seat.ts';
import type { Event, LoggedEvent, Opened, Shape, State } from './shape.ts';
import { lifted } from './versions.ts';
import { View } from './view.ts';

/** One step of a log: the events that one command caused; they happen together or not at all. */
export type Entry<G extends Shape> = { readonly version: number; readonly events: readonly LoggedEvent<G>[] };

/** An entry as one viewer is told it. */
export type SeenEvent<G extends Shape> = {
  readonly fact: G['Fact'] | Opened<G>;
  readonly whispers?: ByHand<G['Whisper']>;
};
export type Seen<G extends Shape> = { readonly version: number; readonly events: readonly SeenEvent<G>[] };

function isOpening<G extends Shape>(event: { fact: { type: string } }): event is { fact: Opened<G> } {
  return event.fact.type === 'opened';
}

/** The state after an entry; the first entry begins with the opening fact. */
export function evolve<G extends Shape>(
  game: Game<G>,
  before: State<G> | null,
  events: readonly LoggedEvent<G>[],
): State<G> {
  const version = (before?.version ?? 0) + 1;
  let state = before;
  for (const event of events)
    state = isOpening<G>(event) ? begin(game, event.fact, version) : step(game, state, event, version);
  if (state === null) throw new Error('An entry without events cannot begin a match');
  return frozen(state);
}

function begin<G extends Shape>(game: Game<G>, { rules, seats, options }: Opened<G>, version: number): State<G> {
  const blank = game.blank(seats, options);
  const hands: { [id in HandId]?: G['Hand'] } = {};
  for (const id of handIds(seats, game.teams(seats))) hands[id] = blank.hand(id);
  return { version, rules, seats, table: blank.table, hands, box: blank.box };
}

function step<G extends Shape>(game: Game<G>, state: State<G> | null, event: Event<G>, version: number): State<G> {
  if (state === null) throw new Error(`A match must begin with "opened", not with "${event.fact.type}"`);
  const { whispers, sealed } = event;
  const fact = lifted(game, state.rules, event.fact);
  return {
    version,
    rules: state.rules,
    seats: state.seats,
    table: game.foldTable(state.table, fact),
    hands: foldHands(game, state.hands, fact, whispers),
    box: game.foldBox(state.box, fact, sealed),
  };
}

function foldHands<G extends Shape>(
  game: Game<G>,
  hands: ByHand<G['Hand']>,
  fact: G['Fact'],
  whispers: ByHand<G['Whisper']> | undefined,
): ByHand<G['Hand']> {
  // Most facts leave most hands as they are: a copy is made only when one changes.
  let next: { [id in HandId]?: G['Hand'] } | null = null;
  for (const key in hands) {
    const id = key as HandId;
    const hand = hands[id] as G['Hand'];
    const folded = game.foldHand(hand, fact, whispers?.[id], id);
    if (folded === hand) continue;
    next ??= { ...hands };
    next[id] = folded;
  }
  return next ?? hands;
}

export function view<G extends Shape>(game: Game<G>, state: State<G>, viewer: Viewer): View<G> {
  return frozen(View.of(state, viewer, handsOf(viewer, game.teams(state.seats))));
}

/** What a viewer is told of an entry: the facts, and the whispers for the hands that it holds. Nothing else is there. */
export function see<G extends Shape>(game: Game<G>, seats: number, entry: Entry<G>, viewer: Viewer): Seen<G> {
  return { version: entry.version, events: seeEvents(entry.events, handsOf(viewer, game.teams(seats))) };
}

/** The same for somebody whose hands are known already. Among them may be audiences that no match whispers to. */
export function seeEvents<G extends Shape>(
  events: readonly LoggedEvent<G>[],
  held: readonly string[],
): readonly SeenEvent<G>[] {
  return events.map((event) => seeEvent(event, held));
}

function seeEvent<G extends Shape>(event: LoggedEvent<G>, held: readonly string[]): SeenEvent<G> {
  const said = 'whispers' in event ? event.whispers : undefined;
  if (said === undefined) return { fact: event.fact };
  const whispers: { [id in HandId]?: G['Whisper'] } = {};
  let heard = false;
  for (const one of held) {
    const id = one as HandId;
    const whisper = said[id];
    if (whisper === undefined) continue;
    whispers[id] = whisper;
    heard = true;
  }
  return heard ? { fact: event.fact, whispers } : { fact: event.fact };
}

/** A client's own fold: the next view from the last one and what the viewer was told. */
export function follow<G extends Shape>(
  game: Game<G>,
  last: View<G> | null,
  seen: Seen<G>,
  viewer: Viewer = last?.viewer ?? 'spectator',
): View<G> {
  const view = followEach(game, last, seen, viewer).at(-1);
  if (view !== undefined) return view;
  if (last === null) throw new Error('An entry without events cannot begin a match');
  const { rules, seats, table, hands } = last;
  return frozen(View.received<G>({ version: seen.version, rules, viewer, seats, table, hands }));
}

/** The same, with the view after each event of the entry: for whoever shows them one after another. */
export function followEach<G extends Shape>(
  game: Game<G>,
  last: View<G> | null,
  seen: Seen<G>,
  viewer: Viewer = last?.viewer ?? 'spectator',
): readonly View<G>[] {
  if (seen.version !== (last?.version ?? 0) + 1)
    throw new Error(`Version ${seen.version} does not follow version ${last?.version ?? 0}`);
  let parts = last === null ? null : { rules: last.rules, seats: last.seats, table: last.table, hands: last.hands };
  const views: View<G>[] = [];
  for (const event of seen.events) {
    if (isOpening<G>(event)) {
      const { rules, seats, table, hands } = begin(game, event.fact, seen.version);
      const held: { [id in HandId]?: G['Hand'] } = {};
      for (const id of handsOf(viewer, game.teams(seats))) held[id] = hands[id] as G['Hand'];
      parts = { rules, seats, table, hands: held };
    } else {
      if (parts === null) throw new Error(`A match must begin with "opened", not with "${event.fact.type}"`);
      const fact = lifted(game, parts.rules, event.fact);
      parts = {
        rules: parts.rules,
        seats: parts.seats,
        table: game.foldTable(parts.table, fact),
        hands: foldHands(game, parts.hands, fact, event.whispers),
      };
    }
    views.push(frozen(View.received<G>({ version: seen.version, viewer, ...parts })));
  }
  return views;
}
