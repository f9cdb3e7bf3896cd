import type { ListedGame } from '@cifra/games';
import type { Json, Refusal, Rng, Seat } from '@cifra/kernel';
import { type Context, sentence } from '../context.ts';
import { isTerminal } from '../io.ts';
import type { LiveMatch } from '../live-match.ts';
import { randomMove } from '../simulate/random-match.ts';
import type { Prompt } from './prompt.ts';
import { Screen } from './screen.ts';
import { candidates } from './typed-command.ts';

export type Evening = {
  readonly context: Context;
  readonly listed: ListedGame;
  readonly match: LiveMatch;
  /** The seats at this keyboard; random players have the others. */
  readonly people: readonly Seat[];
  readonly numbers: Rng;
  readonly prompt: Prompt;
};

/** Plays until the outcome; false when the people have left before. */
export async function playEvening(evening: Evening): Promise<boolean> {
  const { context, listed, match, people, numbers } = evening;
  const screen = new Screen(context, listed, match);
  let last: Seat | null = null;
  while (match.outcome === null) {
    if (context.io.interrupt.aborted) return false;
    const seat: Seat = nextSeat(evening, last);
    if (people.includes(seat)) {
      if (last !== null && seat !== last && !(await passKeyboard(evening, screen, last, seat))) return false;
      last = seat;
      if (!(await personMoves(evening, screen, seat))) return false;
    } else {
      const command = randomMove(match, seat, numbers);
      const facts = command === null ? null : match.order(seat, command);
      if (!facts?.ok) throw new Error(`${match.game.id} leaves seat ${seat} without a move: ${facts?.refusal.code}`);
      screen.happened(facts.value);
    }
  }
  const viewer = people.length === 1 && people[0] !== undefined ? people[0] : 'spectator';
  await screen.news(viewer);
  await screen.board(viewer);
  await screen.outcome();
  return true;
}

/** Random players first, so that nobody waits for them; then whoever sits at the keyboard already. */
function nextSeat({ match, people, numbers }: Evening, last: Seat | null): Seat {
  const { toAct } = match;
  const machines = toAct.filter((seat) => !people.includes(seat));
  if (machines.length > 0) return numbers.pick(machines);
  return last !== null && toAct.includes(last) ? last : numbers.pick(toAct.slice(0, 1));
}

/** Around one keyboard hands stay secret: the one leaves, the screen is empty, the other sits down. */
async function passKeyboard({ context, prompt }: Evening, screen: Screen, from: Seat, to: Seat): Promise<boolean> {
  const { play } = context.words;
  if (!isTerminal(context.io.stdout)) {
    await screen.print(`\n── ${screen.name(to)} ──`);
    return true;
  }
  await screen.news(from);
  await screen.board(from);
  if ((await prompt.ask(`\n${play.leave(screen.name(from))} `)) === null) return false;
  await screen.clear();
  if ((await prompt.ask(`${play.sitDown(screen.name(to))} `)) === null) return false;
  await screen.clear();
  return true;
}

/** Shows the seat where it stands and asks until a move is accepted; false when the person leaves. */
async function personMoves({ context, listed, match, prompt }: Evening, screen: Screen, seat: Seat): Promise<boolean> {
  const { play } = context.words;
  await screen.news(seat);
  await screen.board(seat);
  await screen.moves(seat);
  for (;;) {
    const line = await prompt.ask(`\n${screen.name(seat)}> `);
    const text = line?.trim();
    if (text === undefined || text === 'q') return false;
    if (text === '') continue;
    if (text === '?') await screen.print(play.help);
    else if (text === 'b') await screen.board(seat);
    else if (text === 'm') await screen.moves(seat, { all: true });
    else {
      const tried = attempt(match, seat, text);
      if (tried.kind === 'done') {
        screen.happened(tried.facts);
        return true;
      }
      if (tried.kind === 'refused') await screen.print(sentence(context, tried.refusal, listed));
      else if (tried.kind === 'ambiguous') await screen.print(play.ambiguous(tried.types.join(', ')));
      else if (!(await screen.moves(seat, { saying: text }))) await screen.print(play.notUnderstood);
    }
  }
}

type Attempt =
  | { readonly kind: 'done'; readonly facts: readonly { readonly type: string }[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'ambiguous'; readonly types: readonly string[] }
  | { readonly kind: 'not-understood' };

/** The number of a move, or a move in words; what is refused changes nothing. */
function attempt(match: LiveMatch, seat: Seat, text: string): Attempt {
  const legal = match.legal(seat);
  const numbered = /^\d+$/.test(text) ? legal[Number(text) - 1] : undefined;
  const meant: readonly Json[] = numbered === undefined ? candidates(text, legal) : [numbered];
  const types = [...new Set(meant.map((command) => (command as { type?: string })?.type ?? ''))];
  if (types.length > 1) return { kind: 'ambiguous', types };
  let refusal: Refusal | null = null;
  for (const command of meant) {
    const facts = match.order(seat, command);
    if (facts.ok) return { kind: 'done', facts: facts.value };
    refusal ??= facts.refusal;
  }
  return refusal === null ? { kind: 'not-understood' } : { kind: 'refused', refusal };
}
