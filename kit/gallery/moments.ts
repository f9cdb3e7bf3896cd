import {
  act,
  followEach,
  type Game,
  type Language,
  type Names,
  open,
  type Rng,
  rng,
  type Seat,
  type Shape,
  type State,
  sealedChance,
  see,
  type View,
  type Viewer,
  view,
} from '@cifra/kernel';
import type { Beat, Staging, Story } from '../stage/beat.ts';
import { storiesOf } from '../stage/stories.ts';

/** A moment of a real match, as one viewer sees it: what the gallery, its pictures and its tests show. */
export type BoardState<G extends Shape, Show> = {
  readonly name: string;
  readonly view: View<G>;
  readonly beat: Beat<Show> | null;
  /** The beats since the viewer last acted. */
  readonly recent: readonly Beat<Show>[];
};

/** How a match comes to a moment. */
export type MomentPlan<G extends Shape, Show> = {
  /** In an address: small letters and dashes. */
  readonly name: string;
  readonly seats: number;
  readonly viewer: Viewer;
  /** The first to be tried; one that does not lead there is followed by the next. */
  readonly seed?: number;
  readonly options?: Partial<G['Options']>;
  /** The match is played until this is to be seen. */
  readonly until: (view: View<G>, show: Show | null) => boolean;
  readonly move: (state: State<G>, seat: Seat, dice: Rng) => G['Command'];
  /** What happened has had its time: the table is shown without it. */
  readonly isSettled?: boolean;
};

/** A match needs few seeds to come to where most matches come. */
const SEEDS = 200;

/** Plays a match through the kernel until the planned moment is there. */
export function playTo<G extends Shape, Show>(
  game: Game<G>,
  staging: Staging<G, Show>,
  plan: MomentPlan<G, Show>,
): BoardState<G, Show> {
  const first = plan.seed ?? 1;
  for (let seed = first; seed < first + SEEDS; seed++) {
    const moment = playedWith(game, staging, plan, seed);
    if (moment !== null) return plan.isSettled === true ? { ...moment, beat: null } : moment;
  }
  throw new Error(`No match leads to ${plan.name}`);
}

/** What the viewer of a moment is told of the turns before it. */
export function storiesIn<G extends Shape, Show>(
  { view: { viewer }, recent }: BoardState<G, Show>,
  staging: Staging<G, Show>,
  names: Names,
  language: Language,
): readonly Story[] {
  // The page hands a game's own beats back to it without knowing what they show.
  return storiesOf(recent, (beats, context) => staging.story(beats as readonly Beat<Show>[], context), {
    viewer,
    names,
    language,
  });
}

function playedWith<G extends Shape, Show>(
  game: Game<G>,
  { beats }: Staging<G, Show>,
  { name, seats, viewer, options = {}, until, move }: MomentPlan<G, Show>,
  seed: number,
): BoardState<G, Show> | null {
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  const dice = rng(seed);
  const chance = sealedChance(new Uint8Array(32).fill(seed));
  let { state } = open(game, seats, parsed.value, chance);
  let at: BoardState<G, Show> = { name, view: view(game, state, viewer), beat: null, recent: [] };
  while (!until(at.view, at.beat?.show ?? null)) {
    const awaited = game.toAct(state.table);
    if (awaited.length === 0) return null;
    const seat = dice.pick(awaited);
    if (seat === viewer) at = { ...at, recent: [] };
    const step = act(game, state, seat, move(state, seat, dice), chance);
    if (!step.ok) throw new Error(step.refusal.code);
    let before = view(game, state, viewer);
    const seen = see(game, seats, { version: before.version + 1, events: step.value.events }, viewer);
    for (const [index, after] of followEach(game, before, seen).entries()) {
      const event = seen.events[index];
      const made = event === undefined ? [] : beats({ before, event, after });
      if (made.length === 0) at = { ...at, view: after };
      for (const beat of made) {
        at = { name, view: after, beat, recent: [...at.recent, beat] };
        if (until(at.view, beat.show)) return at;
      }
      before = after;
    }
    state = step.value.state;
  }
  return at;
}
