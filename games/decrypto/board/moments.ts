import { type Rng, type State, type View, view } from '@cifra/kernel';
import type { MomentPlan } from '@cifra/kit/moments';
import {
  CODES,
  type Command,
  type Decrypto,
  decrypto,
  otherTeam,
  seatHandIn,
  teamHandIn,
  teamOf,
} from '../rules/judge/index.ts';
import type { Show } from './beats.ts';
import { roleOf } from './situation.ts';

/** How often a team reads its own code, and the other one's. */
type Luck = { readonly decodes: number; readonly intercepts: number };
type Plan = Omit<MomentPlan<Decrypto, Show>, 'move'> & Luck;

const usual = { seats: 4, viewer: 0, decodes: 0.9, intercepts: 0.1 } as const;
const asks =
  (role: ReturnType<typeof roleOf>, round = 3) =>
  (at: View<Decrypto>) =>
    roleOf(at) === role && at.table.round >= round;

/** A table where clues may be said aloud (D23). */
const spoken = { ...usual, options: { language: 'es', timer: 'off', spoken: true } } as const;

const SCENES = ['intercepted', 'misread'];

const STATES: readonly Plan[] = [
  { ...usual, name: 'write-first', until: asks('writes', 1) },
  { ...usual, name: 'write', until: asks('writes') },
  { ...usual, name: 'rest', until: asks('rests') },
  { ...usual, name: 'answer', until: asks('answers') },
  { ...usual, name: 'intercept', until: asks('intercepts') },
  { ...usual, name: 'listen', until: asks('listens', 1) },
  { ...usual, name: 'silent', until: asks('silent') },
  { ...usual, name: 'intercepted', decodes: 1, intercepts: 0.6, until: (at, show) => isReveal(at, show, 3, true) },
  { ...usual, name: 'misread', decodes: 0.5, intercepts: 0, until: (at, show) => isReveal(at, show, 2, false) },
  { ...usual, name: 'watched', viewer: 'spectator', until: ({ table }) => table.round === 3 && table.half === 'black' },
  { ...usual, name: 'eight', seats: 8, until: asks('intercepts') },
  { ...usual, name: 'three', seats: 3, until: asks('answers', 2) },
  { ...usual, name: 'three-alone', seats: 3, viewer: 1, until: asks('intercepts') },
  { ...usual, name: 'naming', decodes: 1, intercepts: 0, until: asks('names', 1) },
  { ...usual, name: 'judging', decodes: 1, intercepts: 0, until: asks('judges', 1) },
  { ...usual, name: 'over', decodes: 1, intercepts: 0.5, until: ({ table }) => table.end?.reason === 'interceptions' },
  { ...usual, name: 'over-tied', decodes: 1, intercepts: 0, until: ({ table }) => table.phase === 'over' },
  { ...usual, name: 'over-three', seats: 3, until: ({ table }) => table.phase === 'over' },
  { ...spoken, name: 'write-or-say', until: asks('writes', 1) },
  { ...spoken, name: 'say', until: asks('silent', 1) },
];

function isReveal({ table }: View<Decrypto>, show: Show | null, round: number, isHit: boolean): boolean {
  if (show?.type !== 'revealed' || table.round < round) return false;
  return isHit
    ? show.interception?.join() === show.code.join() && show.team === 'black'
    : show.answer?.join() !== show.code.join() && show.team === 'white';
}

/** Every state of the board, from matches played through the kernel. */
export const PLANS: readonly MomentPlan<Decrypto, Show>[] = STATES.map(({ decodes, intercepts, ...plan }) => ({
  options: { language: 'es', timer: 'off' },
  // A reveal is a scene; any other state is looked at when it is over.
  isSettled: !SCENES.includes(plan.name),
  ...plan,
  move: (state, seat, dice) => moveIn(state, seat, dice, { decodes, intercepts }),
}));

/** Clues that the rules allow, and answers that are right as often as the plan says. */
function moveIn(state: State<Decrypto>, seat: number, dice: Rng, { decodes, intercepts }: Luck): Command {
  const { table } = state;
  const team = teamOf(seat);
  if (table.phase === 'clues' && table.spoken === true) return { type: 'speak' };
  if (table.phase === 'answers' && table.half !== null) {
    const { draft } = teamHandIn(state, team);
    const standing = draft.filter((digit) => digit !== null);
    if (standing.length === draft.length) return { type: 'confirm', code: standing };
    const { code } = seatHandIn(state, table.encryptors[table.half] ?? 0);
    const isRight = dice.unit() < (team === table.half ? decodes : intercepts);
    const others = CODES.filter((one) => one.join() !== code?.join());
    return { type: 'confirm', code: isRight && code !== null ? code : dice.pick(others) };
  }
  if (table.phase === 'names') {
    const { words } = teamHandIn(state, otherTeam(team));
    return { type: 'name', words: words.map((word, at) => (at % 2 === 0 ? word : `casi ${word}`)) };
  }
  const legal = [...decrypto.legal(view(decrypto, state, seat))];
  return legal.find(({ type }) => type === 'encrypt') ?? dice.pick(legal);
}
