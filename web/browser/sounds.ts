import { sounds } from './preferences.ts';

/** Frequencies one after another; each tone is short and soft. */
const TUNES = { turn: [523, 784], right: [659, 988], wrong: [330, 247] } as const;
export type Tune = keyof typeof TUNES;

const TONE = 0.11;
/** A sound that comes later than this, in milliseconds, would tell something else. */
const LATE = 1000;
let audio: AudioContext | null = null;

/** Our own beeps, if wanted. A browser that has not been touched yet stays silent. */
export function play(tune: Tune): void {
  if (sounds.value !== 'off' && navigator.userActivation.hasBeenActive) void sound(tune);
}

/** Some browsers let sound begin only in the moment of a touch, and stop it when the phone is locked. */
export function keepAudible(): void {
  const wake = () => {
    if (sounds.value !== 'off') void woken();
  };
  addEventListener('pointerup', wake);
  addEventListener('keydown', wake);
}

async function woken(): Promise<AudioContext> {
  audio ??= new AudioContext();
  if (audio.state !== 'running') await audio.resume();
  return audio;
}

async function sound(tune: Tune): Promise<void> {
  const asked = performance.now();
  const context = await woken();
  if (performance.now() - asked > LATE) return;
  const { currentTime } = context;
  for (const [at, frequency] of TUNES[tune].entries()) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const volume = new GainNode(context, { gain: 0 });
    const start = currentTime + at * TONE;
    volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
    volume.gain.linearRampToValueAtTime(0, start + TONE);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE);
  }
}
