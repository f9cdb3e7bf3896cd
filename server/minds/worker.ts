import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { loadBots } from '@cifra/games/bots';
import { findGame } from '@cifra/games/rules';
import { rng, type Shape, View, type ViewParts } from '@cifra/kernel';
import type { Answered, MoveRequest } from './pool.ts';

/** On Linux this is the thread's own: where a computer is busy, moves and pages go before thoughts. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** A thread that thinks for bots. It is given a view and nothing else. */
parentPort?.on('message', (asked: MoveRequest) => {
  void answer(asked).then((answered) => parentPort?.postMessage(answered));
});

async function answer({ id, game: gameId, level, view: parts, seed }: MoveRequest): Promise<Answered> {
  try {
    const listed = findGame(gameId);
    if (listed === undefined) throw new Error(`No game ${gameId}`);
    const bots = await loadBots(gameId);
    // The class is lost between threads.
    const view = View.received<Shape>(parts as ViewParts<Shape>);
    const dice = rng(seed);
    return { id, command: bots === null ? dice.pick([...listed.game.legal(view)]) : bots[level](view, dice) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
