import type { Shape } from '@cifra/kernel';
import { AT_ONCE, BROWSER_CLOCK, Stage } from '@cifra/kit/stage';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Eyes, frame, type Reel, seenBy } from './frames.ts';

/** How long a step without a beat is shown when it runs by itself, in milliseconds. */
const PACE = 1_200;

/** A stage that is led through a finished match: one step on is shown beat by beat, every other jump at once. */
export function useReel(
  reel: Reel,
  eyes: Eyes,
  entry: number,
  running: { readonly isRunning: boolean; readonly next: () => void },
): Stage<Shape> | null {
  const shown = useRef(entry);
  const latest = useRef(running);
  latest.current = running;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stage = useMemo(() => {
    const first = frame(reel, entry, eyes);
    shown.current = entry;
    if (first === null) return null;
    return new Stage(reel.loaded.game, reel.loaded.board.staging ?? AT_ONCE, first, { clock: BROWSER_CLOCK });
  }, [reel, eyes]);
  useEffect(() => () => stage?.close(), [stage]);
  if (stage !== null && shown.current !== entry) {
    const isNext = entry > shown.current && stepsBetween(reel, shown.current, entry);
    if (isNext) {
      stage.act();
      for (let at = shown.current + 1; at <= entry; at++) stage.follow(seenBy(reel, at, eyes));
    } else {
      const there = frame(reel, entry, eyes);
      if (there !== null) stage.reset(there);
    }
    shown.current = entry;
  }
  const isSettled = stage?.isSettled.value === true;
  useEffect(() => {
    if (!running.isRunning || !isSettled) return;
    timer.current = setTimeout(() => latest.current.next(), stage?.scene.value.beat == null ? PACE : 0);
    return () => clearTimeout(timer.current);
  }, [running.isRunning, isSettled, entry, stage]);
  return stage;
}

/** A dial that turns is an entry of its own: a few of them are still one step. */
const FEW = 12;

function stepsBetween({ states }: Reel, from: number, to: number): boolean {
  return to - from <= FEW && to < states.length;
}
