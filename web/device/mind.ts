import { decideMove, type MoveQuestion } from '@cifra/games/bots';
import type { MindAnswer } from './minds.ts';

/** What a worker that thinks for bots does with a question. It is given a view and nothing else. */
export function thinkForBots({ data }: MessageEvent<MoveQuestion>): void {
  void answer(data).then((answered) => postMessage(answered));
}

async function answer(question: MoveQuestion): Promise<MindAnswer> {
  try {
    return { command: await decideMove(question) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
