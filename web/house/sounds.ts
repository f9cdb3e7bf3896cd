import { sounds } from './preferences.ts';

/** Frequencies one after another; each tone is short and soft. */
const TUNES = { turn: [523, 784], right: [659, 988], wrong: [330, 247] } as const;
export type Tune = keyof typeof TUNES;

const TONE = 0.11;
let audio: AudioContext | null = null;

/** Our own beeps, if wanted. A browser that has not been touched yet stays silent. */
export function play(tune: Tune): void {
  if (sounds.value === 'off' || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const { currentTime } = audio;
  for (const [at, frequency] of TUNES[tune].entries()) {
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    const volume = new GainNode(audio, { gain: 0 });
    const start = currentTime + at * TONE;
    volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
    volume.gain.linearRampToValueAtTime(0, start + TONE);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE);
  }
}
