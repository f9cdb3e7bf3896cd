import { type Rng, type State, seatHand, type View, view } from '@cifra/kernel';
import type { MomentPlan } from '@cifra/kit/moments';
import { type Coda, type Command, coda } from '../rules/index.ts';
import type { Show } from './beats.ts';

type Plan = Omit<MomentPlan<Coda, Show>, 'move'>;

const isMine = ({ table, viewer }: View<Coda>) => table.turn === viewer;
/** Late enough for something to lie open. */
const isLate = ({ table }: View<Coda>, turns = 7) => table.turns >= turns;
const hasFallen = ({ table, viewer }: View<Coda>) =>
  viewer !== 'spectator' && table.rows[viewer]?.some(({ openSince }) => openSince === table.turns - 1) === true;

const STATES: readonly Plan[] = [
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
export const PLANS: readonly MomentPlan<Coda, Show>[] = STATES.map((plan) => ({ ...plan, move: moveIn }));

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
