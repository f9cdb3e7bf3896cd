import { parentPort } from 'node:worker_threads';
import { findGame } from '@cifra/games';
import { rng, type Shape, View, type ViewParts } from '@cifra/kernel';
import type { Answered, Asked } from './pool.ts';

/** A thread that thinks for bots. It is given a view and nothing else. */
parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answer(asked)));

function answer({ id, game: gameId, view: parts, seed }: Asked): Answered {
  try {
    const listed = findGame(gameId);
    if (listed === undefined) throw new Error(`No game ${gameId}`);
    // The class is lost between threads.
    const view = View.received<Shape>(parts as ViewParts<Shape>);
    return { id, command: rng(seed).pick([...listed.game.legal(view)]) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
