import { askReason, type WhyQuestion } from '@cifra/games/bots';
import type { BotReason } from '@cifra/mind-kit';

/** What moved the bot; null also where it could not be thought of. */
export type WhyAnswer = { readonly reason: BotReason | null };

/** What a worker does that is asked why a bot did something. */
export function giveReasons({ data }: MessageEvent<WhyQuestion>): void {
  const answer = (reason: BotReason | null) => postMessage({ reason } satisfies WhyAnswer);
  askReason(data).then(answer, () => answer(null));
}
