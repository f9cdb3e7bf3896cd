import { setImmediate } from 'node:timers/promises';
import type { ListedGame } from '@cifra/games/rules';
import type { Bot, Rng, Seat, Shape } from '@cifra/kernel';
import { type CommandContext, refusalText } from '../context.ts';
import type { LocalMatch } from '../match/local-match.ts';
import { isTerminal } from '../terminal/io.ts';
import type { Prompt } from '../terminal/prompt.ts';
import { type Attempt, MoveInput } from './move-input.ts';
import { Screen } from './screen.ts';

export type GameLoop = {
  readonly context: CommandContext;
  readonly listed: ListedGame;
  readonly match: LocalMatch;
  /** The seats at this keyboard. */
  readonly people: readonly Seat[];
  /** Who plays all others. */
  readonly opponent: Bot<Shape>;
  /** What they are called, where they are somebody. */
  readonly opponentName: string | null;
  readonly numbers: Rng;
  readonly prompt: Prompt;
};

/** Plays until the outcome; false when the people have left before. */
export async function runGameLoop(loop: GameLoop): Promise<boolean> {
  const { context, listed, match, people, numbers, prompt } = loop;
  const { opponentName } = loop;
  const names = (seat: Seat) =>
    opponentName === null || people.includes(seat) ? context.words.seat(seat) : `${opponentName} (${seat})`;
  const screen = new Screen(context, listed, match, names);
  const input = new MoveInput(match, (command) => screen.moveText(command));
  let last: Seat | null = null;
  while (match.outcome === null) {
    if (context.io.interrupt.aborted) return false;
    const seat: Seat = nextSeat(loop, last);
    if (people.includes(seat)) {
      if (people.length > 1 && seat !== last && !(await passKeyboard(loop, screen, last, seat))) return false;
      last = seat;
      if (!(await personMoves(loop, screen, input, seat))) return false;
    } else {
      // Bots answer at once, one after another: Ctrl-C needs its turn too.
      await setImmediate();
      if (prompt.isInterrupted) return false;
      const facts = match.order(seat, loop.opponent(match.view(seat), numbers));
      if (!facts.ok) throw new Error(`A bot of ${match.game.id} was refused: ${facts.refusal.code}`);
      screen.happened(facts.value);
    }
  }
  const viewer = people.length === 1 && people[0] !== undefined ? people[0] : 'spectator';
  await screen.news(viewer);
  await screen.board(viewer);
  await screen.outcome();
  return true;
}

/** Whoever sits at the keyboard already, then other people, then bots, who follow what people begin. */
function nextSeat({ match, people, numbers }: GameLoop, last: Seat | null): Seat {
  const { toAct } = match;
  if (toAct.length === 0) throw new Error(`${match.game.id} waits for nobody at version ${match.version}`);
  if (last !== null && toAct.includes(last)) return last;
  return toAct.find((seat) => people.includes(seat)) ?? numbers.pick(toAct);
}

/** Around one keyboard hands stay secret: the one leaves, the screen is empty, the other sits down. */
async function passKeyboard(
  { context, prompt }: GameLoop,
  screen: Screen,
  from: Seat | null,
  to: Seat,
): Promise<boolean> {
  const { play } = context.words;
  if (!isTerminal(context.io.stdout)) {
    await screen.print(`\n── ${screen.name(to)} ──`);
    return true;
  }
  if (from !== null) {
    // What the last move brought, perhaps something that nobody else may see.
    await screen.news(from);
    await screen.board(from);
    if ((await prompt.ask(`\n${play.leave(screen.name(from))} `)) === null) return false;
  }
  await screen.clear();
  if ((await prompt.ask(`${play.sitDown(screen.name(to))} `)) === null) return false;
  await screen.clear();
  return true;
}

/** Shows the seat where it stands and asks until a move is accepted; false when the person leaves. */
async function personMoves(loop: GameLoop, screen: Screen, input: MoveInput, seat: Seat): Promise<boolean> {
  const { play } = loop.context.words;
  await screen.news(seat);
  await screen.board(seat);
  await screen.moves(seat);
  for (;;) {
    const line = await loop.prompt.ask(`\n${screen.name(seat)}> `);
    const text = line?.trim();
    if (text === undefined || text === 'q') return false;
    if (text === '') continue;
    if (text === '?') await screen.print(play.help);
    else if (text === 'b') await screen.board(seat);
    else if (text === 'm') await screen.moves(seat, { all: true });
    else {
      const tried = input.read(seat, text);
      if (tried.kind === 'done') {
        screen.happened(tried.facts);
        return true;
      }
      // Perhaps it was meant to find a move in a long list.
      if (!(await screen.moves(seat, { saying: text }))) await screen.print(answerTo(tried, loop));
    }
  }
}

function answerTo(tried: Exclude<Attempt, { kind: 'done' }>, { context, listed }: GameLoop): string {
  switch (tried.kind) {
    case 'refused':
      return refusalText(context, tried.refusal, listed);
    case 'ambiguous':
      return context.words.play.ambiguous(tried.types.join(', '));
    case 'not-understood':
      return context.words.play.notUnderstood;
  }
}
