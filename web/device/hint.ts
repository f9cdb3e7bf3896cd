import { findHint, type HintQuestion } from '@cifra/games/bots';
import type { GameFigures } from '@cifra/mind-kit/review';

/** Null where there is nothing to say. */
export type HintAnswer = { readonly figures: GameFigures | null } | { readonly error: string };

/** What a worker that finds hints does with a question. It is given the view of one seat and nothing else. */
export function findHints({ data }: MessageEvent<HintQuestion>): void {
  void answer(data).then((answered) => postMessage(answered));
}

async function answer(question: HintQuestion): Promise<HintAnswer> {
  try {
    return { figures: await findHint(question) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
