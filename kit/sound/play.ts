import { effect, type Signal, signal } from '@preact/signals';
import { remember, remembered } from '../base/storage.ts';
import { mixInto } from './mix.ts';
import type { Sound } from './names.ts';

const KEY = 'cifra.sounds';

/** Are sounds wanted? On until somebody mutes them; this browser keeps it. */
export const sounds: Signal<'on' | 'off'> = signal(remembered(KEY) === 'off' ? 'off' : 'on');

/** A sound that comes later than this, in milliseconds, would tell something else. */
const LATE = 1_000;

let output: { readonly context: AudioContext; readonly to: (sound: Sound) => AudioNode } | null = null;

/** Plays a sound, if wanted. A browser that has not been touched yet stays silent. */
export function playSound(sound: Sound): void {
  if (sounds.value === 'off' || !navigator.userActivation.hasBeenActive) return;
  const asked = performance.now();
  void Promise.all([woken(), recipes()])
    .then(([{ context, to }, { RECIPES }]) => {
      if (performance.now() - asked < LATE) RECIPES[sound]({ context, to: to(sound) });
    })
    // Without a connection the first sound may not come: nobody misses more than that.
    .catch(() => undefined);
}

/** Some browsers let sound begin only in the moment of a touch, and stop it when the phone is locked. */
export function keepAudible(): void {
  const wake = () => {
    if (sounds.value === 'on') void Promise.all([woken(), recipes()]).catch(() => undefined);
  };
  addEventListener('pointerup', wake);
  addEventListener('keydown', wake);
  effect(() => remember(KEY, sounds.value));
}

/** How sounds are made is fetched when the first one is near: home makes none. */
const recipes = () => import('./recipes.ts');

async function woken() {
  output ??= prepared();
  if (output.context.state !== 'running') await output.context.resume();
  return output;
}

function prepared() {
  const context = new AudioContext();
  return { context, to: mixInto(context) };
}
