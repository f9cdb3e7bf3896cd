import { type AdviceQuestion, askAdvice } from '@cifra/games/bots';
import type { BotReason } from '@cifra/mind-kit';

/** To the worker, and back from it: what moves the bot, null also where it could not be thought of. */
export type AdviceRequest = AdviceQuestion & { readonly id: number };
export type Advice = { readonly id: number; readonly reason: BotReason | null };

/** What a worker does that thinks along with a page: it is given what the page's person sees, and nothing else. */
export function giveAdvice({ data }: MessageEvent<AdviceRequest>): void {
  const answer = (reason: BotReason | null) => postMessage({ id: data.id, reason } satisfies Advice);
  askAdvice(data).then(answer, () => answer(null));
}
