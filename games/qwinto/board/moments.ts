import { type Rng, type State, type View, view } from '@cifra/kernel';
import type { MomentPlan } from '@cifra/kit/moments';
import { CELLS, type Command, type Qwinto, qwinto, type Table } from '../rules/index.ts';
import type { Show } from './beats.ts';

type Plan = Omit<MomentPlan<Qwinto, Show>, 'move'>;

const isMine = ({ table, viewer }: View<Qwinto>) => table.turn === viewer;
/** So many cells of the fullest sheet are written. */
const isLate = ({ table }: View<Qwinto>, written: number) => table.sheets.some((sheet) => writtenOn(sheet) >= written);
const isOver = ({ table }: View<Qwinto>) => table.end !== null;
const rolls = (at: View<Qwinto>, written: number) => isMine(at) && at.table.phase === 'roll' && isLate(at, written);
const writes = (at: View<Qwinto>, written: number) =>
  at.table.phase === 'write' &&
  at.viewer !== 'spectator' &&
  at.table.waiting.includes(at.viewer) &&
  isLate(at, written);

const STATES: readonly Plan[] = [
  { name: 'start', seats: 2, viewer: 0, isSettled: true, until: (at) => rolls(at, 0) },
  { name: 'roll', seats: 4, viewer: 0, seed: 2, isSettled: true, until: (at) => rolls(at, 12) },
  {
    name: 'rolled',
    seats: 4,
    viewer: 0,
    seed: 2,
    isSettled: true,
    until: (at) => isMine(at) && at.table.phase === 'rolled' && isLate(at, 12),
  },
  { name: 'write', seats: 4, viewer: 0, seed: 2, isSettled: true, until: (at) => isMine(at) && writes(at, 12) },
  { name: 'write-other', seats: 4, viewer: 0, seed: 5, isSettled: true, until: (at) => !isMine(at) && writes(at, 10) },
  {
    name: 'no-place',
    seats: 4,
    viewer: 0,
    seed: 7,
    isSettled: true,
    until: (at) => writes(at, 12) && [...qwinto.legal(at)].length === 1,
  },
  {
    name: 'chosen',
    seats: 4,
    viewer: 0,
    seed: 3,
    isSettled: true,
    until: (at) => at.table.phase === 'write' && !at.table.waiting.includes(0) && isLate(at, 10),
  },
  { name: 'tumbles', seats: 3, viewer: 0, seed: 4, until: (at, show) => show?.type === 'rolled' && !isMine(at) },
  { name: 'opened', seats: 4, viewer: 0, seed: 6, until: (at, show) => show?.type === 'shown' && isLate(at, 12) },
  { name: 'opened-six', seats: 6, viewer: 0, seed: 6, until: (at, show) => show?.type === 'shown' && isLate(at, 12) },
  { name: 'alone', seats: 1, viewer: 0, isSettled: true, until: (at) => writes(at, 10) },
  { name: 'two', seats: 2, viewer: 0, isSettled: true, until: (at) => writes(at, 12) },
  { name: 'three', seats: 3, viewer: 0, isSettled: true, until: (at) => writes(at, 12) },
  { name: 'five', seats: 5, viewer: 0, isSettled: true, until: (at) => writes(at, 12) },
  { name: 'six', seats: 6, viewer: 0, isSettled: true, until: (at) => writes(at, 12) },
  { name: 'watched', seats: 4, viewer: 'spectator', isSettled: true, until: (at) => isLate(at, 12) },
  { name: 'watched-six', seats: 6, viewer: 'spectator', isSettled: true, until: (at) => isLate(at, 12) },
  { name: 'over', seats: 4, viewer: 0, isSettled: true, until: isOver },
  { name: 'over-alone', seats: 1, viewer: 0, isSettled: true, until: isOver },
  { name: 'over-six', seats: 6, viewer: 0, isSettled: true, until: isOver },
];

/** Every state of the board, from matches played through the kernel. */
export const PLANS: readonly MomentPlan<Qwinto, Show>[] = STATES.map((plan) => ({ ...plan, move: moveIn }));

/** The highest number that three dice show. */
const HIGHEST = 18;
/** Whoever writes further than so many cells from a number's own place wastes the cells between. */
const FAR = 3;

/** Numbers go about where they belong, so that sheets fill as they do among people. */
function moveIn(state: State<Qwinto>, seat: number, dice: Rng): Command {
  const legal = [...qwinto.legal(view(qwinto, state, seat))];
  const { number, turn } = state.table;
  if (number === null) return dice.pick(legal);
  const away = (command: Command): number => {
    if (command.type !== 'write') return turn === seat ? FAR + 1 : FAR;
    const taste = dice.unit();
    const cells = CELLS[command.row];
    return Math.abs(cells.indexOf(command.column) - ((number - 1) / (HIGHEST - 1)) * (cells.length - 1)) + taste;
  };
  const [best] = legal.map((command) => ({ command, away: away(command) })).toSorted((a, b) => a.away - b.away);
  return best?.command ?? dice.pick(legal);
}

function writtenOn({ fails: _, ...rows }: Table['sheets'][number]): number {
  return Object.values(rows)
    .flat()
    .filter((number) => number !== null).length;
}
