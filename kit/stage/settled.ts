import type { Shape } from '@cifra/kernel';
import { effect } from '@preact/signals';
import type { Stage } from './stage.ts';

/** Between two moves of the others that have no beats, so that they can be followed. */
const PACE = 700;

/** Resolves when everything was shown; without beats after a short while. */
export async function settled(stage: Stage<Shape>): Promise<void> {
  if (stage.scene.value.beat === null) await new Promise((next) => setTimeout(next, PACE));
  await new Promise<void>((next) => {
    const stop = effect(() => {
      if (!stage.isSettled.value) return;
      // The effect may run at once, before it can be stopped.
      queueMicrotask(() => stop());
      next();
    });
  });
}
