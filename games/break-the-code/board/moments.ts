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
import { type Story, storiesOf } from '@cifra/kit/stage';
import { type BreakTheCode, breakTheCode, type Command, type Options } from '../rules/index.ts';
import { beats, type CodeBeat, type Show } from './beats.ts';
import { story } from './story.ts';

/** A moment of a real match, as one viewer sees it: what the gallery and the pictures show. */
export type CodeMoment = {
  readonly name: string;
  readonly view: View<BreakTheCode>;
  readonly beat: CodeBeat | null;
  /** The beats since the viewer last acted. */
  readonly recent: readonly CodeBeat[];
};

type Plan = {
  readonly name: string;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly seed: number;
  readonly options?: Partial<Options>;
  /** The match is played until this is to be seen. */
  readonly until: (view: View<BreakTheCode>, show: Show | null) => boolean;
};

const isMine = ({ table, viewer }: View<BreakTheCode>) => table.turn === viewer;
const isLate = ({ table }: View<BreakTheCode>, asked: number) => table.asked.length >= asked;
const isOver = ({ table }: View<BreakTheCode>) => table.end !== null;

const PLANS: readonly Plan[] = [
  { name: 'start', seats: 2, viewer: 0, seed: 1, until: isMine },
  { name: 'duel', seats: 2, viewer: 0, seed: 2, until: (at) => isMine(at) && isLate(at, 8) },
  { name: 'late', seats: 2, viewer: 0, seed: 3, until: (at) => isMine(at) && isLate(at, 15) },
  { name: 'asks', seats: 2, viewer: 0, seed: 4, until: (at, show) => show?.type === 'asks' && isLate(at, 6) },
  { name: 'answered', seats: 2, viewer: 0, seed: 4, until: (at, show) => show?.type === 'answered' && isLate(at, 7) },
  { name: 'says', seats: 2, viewer: 0, seed: 5, until: (_, show) => show?.type === 'says' },
  { name: 'reply', seats: 2, viewer: 0, seed: 6, until: (at) => isMine(at) && at.table.phase === 'reply' },
  { name: 'watched', seats: 2, viewer: 'spectator', seed: 2, until: (at) => isLate(at, 8) },
  { name: 'three', seats: 3, viewer: 0, seed: 7, until: (at) => isMine(at) && isLate(at, 7) },
  { name: 'four', seats: 4, viewer: 0, seed: 8, until: (at) => isMine(at) && isLate(at, 8) },
  { name: 'four-out', seats: 4, viewer: 0, seed: 9, until: (at) => isMine(at) && at.table.out.length > 0 },
  { name: 'four-watched', seats: 4, viewer: 'spectator', seed: 8, until: (at) => isLate(at, 8) },
  {
    name: 'last-chance',
    seats: 2,
    viewer: 0,
    seed: 10,
    options: { lastChance: true },
    until: (at) => isMine(at) && at.table.phase === 'last',
  },
  { name: 'over', seats: 2, viewer: 0, seed: 11, until: isOver },
  { name: 'over-four', seats: 4, viewer: 0, seed: 12, until: isOver },
];

/** Every state of the board, from matches played through the kernel. */
export function moments(): readonly CodeMoment[] {
  return PLANS.map(played);
}

export function storiesIn(moment: CodeMoment, names: (seat: number) => string, language: Language): readonly Story[] {
  const { viewer } = moment.view;
  const context = { viewer, names, language };
  return storiesOf(moment.recent, (some, of) => story(some as readonly CodeBeat[], of), context);
}

function played(plan: Plan): CodeMoment {
  // A seed may not lead there; then the next one does.
  for (let seed = plan.seed; seed < plan.seed + 200; seed++) {
    const moment = playedWith(plan, seed);
    if (moment !== null) return moment;
  }
  throw new Error(`No match leads to ${plan.name}`);
}

function playedWith({ name, seats, viewer, options = {}, until }: Plan, seed: number): CodeMoment | null {
  const parsed = breakTheCode.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  const dice = rng(seed);
  const chance = sealedChance(new Uint8Array(32).fill(seed));
  let { state } = open(breakTheCode, seats, parsed.value, chance);
  let at: CodeMoment = { name, view: view(breakTheCode, state, viewer), beat: null, recent: [] };
  while (!until(at.view, at.beat?.show ?? null)) {
    const [seat] = breakTheCode.toAct(state.table);
    if (seat === undefined) return null;
    if (seat === viewer) at = { ...at, recent: [] };
    const step = act(breakTheCode, state, seat, moveIn(state, seat, dice), chance);
    if (!step.ok) throw new Error(step.refusal.code);
    let before = view(breakTheCode, state, viewer);
    const seen = see(breakTheCode, seats, { version: before.version + 1, events: step.value.events }, viewer);
    for (const [index, after] of followEach(breakTheCode, before, seen).entries()) {
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

/** Questions as they come; now and then a guess, which is right two times of three. */
function moveIn(state: State<BreakTheCode>, seat: number, dice: Rng): Command {
  const { table, hands, box } = state;
  const legal = [...breakTheCode.legal(view(breakTheCode, state, seat))];
  const any = dice.pick(legal);
  const isGuess = table.asked.length > 5 && dice.unit() < 0.12;
  if (any.type !== 'guess' && !isGuess) return any;
  const asks = legal.filter(({ type }) => type === 'ask');
  if (!isGuess && asks.length > 0) return dice.pick(asks);
  const truth = table.seats === 2 ? hands[seatHand(1 - seat)]?.tiles : box.centre;
  const sample = legal.find(({ type }) => type === 'guess') ?? any;
  return truth !== undefined && dice.unit() < 0.66 ? { type: 'guess', tiles: truth } : sample;
}
