import { findManifest } from '@cifra/games/manifests';
import type { Json, Seat, Shape, View } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { RoomTable } from '@cifra/room';
import { useEffect, useRef } from 'preact/hooks';
import { fetchPart } from '../../browser/lazy-parts.ts';
import type { Advice, AdviceRequest } from '../../device/advice.ts';

type Answer = (reason: Advice['reason']) => void;

/**
 * Asks bots of one's own side what they think. They think here, in a worker, from what this person sees: so nothing can
 * come out that they may not know, and nobody else hears it.
 */
export function useAdvice({ game, seats }: RoomTable, view: View<Shape> | null) {
  const worker = useRef<Worker | null>(null);
  const waiting = useRef(new Map<number, Answer>());
  const asks = useRef(0);
  useEffect(() => () => worker.current?.terminate(), []);

  const begin = (): Worker => {
    const begun = new Worker(new URL('../../device/worker.ts', import.meta.url), { type: 'module', name: 'advice' });
    begun.addEventListener('message', ({ data }: MessageEvent<Advice>) => {
      waiting.current.get(data.id)?.(data.reason);
      waiting.current.delete(data.id);
    });
    // A device that cannot read the mind plays on without its advice.
    begun.addEventListener('error', () => {
      for (const answer of waiting.current.values()) answer(null);
      waiting.current.clear();
    });
    return begun;
  };

  return async (seat: Seat, about: Json): Promise<string | null> => {
    const bot = seats[seat]?.bot ?? null;
    const words = findManifest(game)?.load.why;
    if (bot === null || view === null || words === undefined) return null;
    worker.current ??= begin();
    const id = asks.current++;
    const { version, rules, viewer, seats: count, table, hands } = view;
    const parts = { version, rules, viewer, seats: count, table, hands };
    const request: AdviceRequest = { id, game, seat, bot, view: parts, about };
    const reason = await new Promise<Advice['reason']>((answer) => {
      waiting.current.set(id, answer);
      worker.current?.postMessage(request);
    });
    if (reason === null) return null;
    const reasons = await fetchPart(`why ${game}`, words).catch(() => null);
    return reasons?.[language.value](reason) ?? null;
  };
}
