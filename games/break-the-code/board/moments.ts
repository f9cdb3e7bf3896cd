import { type Rng, type State, seatHand, type View, view } from '@cifra/kernel';
import type { MomentPlan } from '@cifra/kit/moments';
import { type BreakTheCode, breakTheCode, type Command } from '../rules/index.ts';
import type { Show } from './beats.ts';

type Plan = Omit<MomentPlan<BreakTheCode, Show>, 'move'>;

const isMine = ({ table, viewer }: View<BreakTheCode>) => table.turn === viewer;
const isLate = ({ table }: View<BreakTheCode>, asked: number) => table.asked.length >= asked;
const isOver = ({ table }: View<BreakTheCode>) => table.end !== null;

const STATES: readonly Plan[] = [
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
  {
    name: 'four-out',
    seats: 4,
    viewer: 0,
    seed: 9,
    until: (at) => isMine(at) && at.table.out.some((seat) => seat !== at.viewer),
  },
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
  { name: 'over-late', seats: 2, viewer: 0, seed: 20, until: (at) => isOver(at) && isLate(at, 18) },
  { name: 'over-four', seats: 4, viewer: 0, seed: 12, until: isOver },
];

/** Every state of the board, from matches played through the kernel. */
export const PLANS: readonly MomentPlan<BreakTheCode, Show>[] = STATES.map((plan) => ({ ...plan, move: moveIn }));

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
