import {
  act,
  followEach,
  type Language,
  open,
  type Rng,
  rng,
  type State,
  sealedChance,
  seatHand,
  see,
  type View,
  type Viewer,
  view,
} from '@cifra/kernel';
import type { Story } from '@cifra/kit/stage';
import { storiesOf } from '@cifra/kit/stage';
import { type Coda, type Command, coda, type Options } from '../rules/index.ts';
import { beats, type CodaBeat, type Show } from './beats.ts';
import { story } from './story.ts';

/** A moment of a real match, as one viewer sees it: what the gallery and the pictures show. */
export type BoardMoment = {
  readonly name: string;
  readonly view: View<Coda>;
  readonly beat: CodaBeat | null;
  /** The beats since the viewer last acted. */
  readonly recent: readonly CodaBeat[];
};

type Plan = {
  readonly name: string;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly seed: number;
  readonly options?: Partial<Options>;
  /** The match is played until this is to be seen. */
  readonly until: (view: View<Coda>, show: Show | null) => boolean;
};

const isMine = ({ table, viewer }: View<Coda>) => table.turn === viewer;
/** Late enough for something to lie open. */
const isLate = ({ table }: View<Coda>, turns = 7) => table.turns >= turns;
const hasFallen = ({ table, viewer }: View<Coda>) =>
  viewer !== 'spectator' && table.rows[viewer]?.some(({ openSince }) => openSince === table.turns - 1) === true;

const PLANS: readonly Plan[] = [
  { name: 'take', seats: 2, viewer: 0, seed: 1, until: () => true },
  {
    name: 'draw',
    seats: 2,
    viewer: 0,
    seed: 4,
    until: (at) => at.table.phase === 'draw' && isMine(at) && isLate(at) && hasFallen(at),
  },
  {
    name: 'attack',
    seats: 2,
    viewer: 0,
    seed: 4,
    until: (at) => at.table.phase === 'attack' && isMine(at) && isLate(at),
  },
  { name: 'more', seats: 2, viewer: 0, seed: 5, until: (at) => at.table.hits > 0 && isMine(at) && isLate(at, 5) },
  { name: 'named', seats: 2, viewer: 0, seed: 4, until: (at, show) => show?.type === 'named' && isLate(at) },
  { name: 'hit', seats: 2, viewer: 0, seed: 4, until: (at, show) => show?.type === 'hit' && !isMine(at) && isLate(at) },
  {
    name: 'missed',
    seats: 2,
    viewer: 0,
    seed: 6,
    until: (at, show) => show?.type === 'missed' && !isMine(at) && isLate(at, 4),
  },
  {
    name: 'my-miss',
    seats: 2,
    viewer: 0,
    seed: 8,
    until: (at, show) => show?.type === 'missed' && isMine(at) && isLate(at, 4),
  },
  {
    name: 'waiting',
    seats: 2,
    viewer: 0,
    seed: 9,
    until: (at, show) => show?.type === 'drew' && !isMine(at) && isLate(at),
  },
  {
    name: 'three',
    seats: 3,
    viewer: 0,
    seed: 2,
    until: (at) => at.table.phase === 'attack' && isMine(at) && isLate(at, 10),
  },
  {
    name: 'four',
    seats: 4,
    viewer: 0,
    seed: 3,
    until: (at) => at.table.phase === 'attack' && isMine(at) && isLate(at, 12),
  },
  { name: 'four-out', seats: 4, viewer: 0, seed: 3, until: (at) => at.table.out.length > 0 && isMine(at) },
  { name: 'four-watched', seats: 4, viewer: 'spectator', seed: 3, until: (at) => isLate(at, 12) },
  {
    name: 'dashes',
    seats: 2,
    viewer: 0,
    seed: 12,
    options: { dashes: true },
    until: (at) => at.table.phase === 'attack' && isMine(at) && isLate(at),
  },
  {
    name: 'arrange',
    seats: 2,
    viewer: 0,
    seed: 3,
    options: { dashes: true },
    until: (at) => at.table.phase === 'arrange' && at.hands[seatHand(0)]?.dashes.length === 1,
  },
  { name: 'open', seats: 2, viewer: 0, seed: 21, until: (at) => at.table.phase === 'open' && isMine(at) },
  {
    name: 'round-end',
    seats: 2,
    viewer: 0,
    seed: 5,
    options: { tournament: true },
    until: ({ table }) => table.round === 2,
  },
  {
    name: 'tournament',
    seats: 3,
    viewer: 0,
    seed: 7,
    options: { tournament: true, clock: true },
    until: (at) => at.table.round === 2 && at.table.phase === 'attack' && isMine(at),
  },
  { name: 'over', seats: 2, viewer: 0, seed: 4, until: ({ table }) => table.phase === 'over' },
  { name: 'over-four', seats: 4, viewer: 0, seed: 4, until: ({ table }) => table.phase === 'over' },
  {
    name: 'over-tournament',
    seats: 3,
    viewer: 0,
    seed: 4,
    options: { tournament: true },
    until: ({ table }) => table.phase === 'over',
  },
];

/** Every state of the board, from matches played through the kernel. */
export function moments(): readonly BoardMoment[] {
  return PLANS.map(played);
}

export function storiesIn(scene: BoardMoment, names: (seat: number) => string, language: Language): readonly Story[] {
  const { viewer } = scene.view;
  return storiesOf(scene.recent, (some, context) => story(some as readonly CodaBeat[], context), {
    viewer,
    names,
    language,
  });
}

function played(plan: Plan): BoardMoment {
  // A seed may not lead there; then the next one does.
  for (let seed = plan.seed; seed < plan.seed + 200; seed++) {
    const scene = playedWith(plan, seed);
    if (scene !== null) return scene;
  }
  throw new Error(`No match leads to ${plan.name}`);
}

function playedWith({ name, seats, viewer, options = {}, until }: Plan, seed: number): BoardMoment | null {
  const parsed = coda.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  const dice = rng(seed);
  const chance = sealedChance(new Uint8Array(32).fill(seed));
  let { state } = open(coda, seats, parsed.value, chance);
  let at: BoardMoment = { name, view: view(coda, state, viewer), beat: null, recent: [] };
  while (!until(at.view, at.beat?.show ?? null)) {
    if (coda.outcome(state.table) !== null) return null;
    const seat = dice.pick(coda.toAct(state.table));
    if (seat === viewer) at = { ...at, recent: [] };
    const step = act(coda, state, seat, moveIn(state, seat, dice), chance);
    if (!step.ok) throw new Error(step.refusal.code);
    let before = view(coda, state, viewer);
    const seen = see(coda, seats, { version: before.version + 1, events: step.value.events }, viewer);
    for (const [index, after] of followEach(coda, before, seen).entries()) {
      const event = seen.events[index];
      if (event === undefined) continue;
      const made = beats({ before, event, after });
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

/** Two attacks of three are right and are mostly followed by a stop, so that rows fill as they do among people. */
function moveIn(state: State<Coda>, seat: number, dice: Rng): Command {
  const legal = [...coda.legal(view(coda, state, seat))];
  const any = dice.pick(legal);
  if (any.type === 'take') return { type: 'take', dark: Math.floor(state.seats === 4 ? 1 : 2) };
  const { phase, hits } = state.table;
  if (phase !== 'attack' || any.type === 'place') return any;
  if (hits > 0 && dice.unit() < 0.85) return { type: 'stop' };
  if (any.type !== 'attack' || dice.unit() < 0.34) return any;
  return { ...any, value: state.hands[seatHand(any.seat)]?.row[any.place] ?? any.value };
}
