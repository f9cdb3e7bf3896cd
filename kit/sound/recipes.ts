import type { Sound } from './names.ts';
import { noise, type Output, tone } from './synthesis.ts';

/** Notes one after another. */
function melody(output: Output, notes: readonly number[], step: number, volume = 0.16): void {
  for (const [index, hertz] of notes.entries())
    tone(output, { hertz, shape: 'triangle', at: index * step, seconds: step * 2.2, volume });
}

/** How each sound is made: short, quiet, our own. */
export const RECIPES: { readonly [sound in Sound]: (output: Output) => void } = {
  // A tile on a wooden table.
  clack: (output) => {
    noise(output, { hertz: 2_300, sharpness: 2, seconds: 0.05, volume: 0.5 });
    tone(output, { hertz: 430, bendTo: 260, seconds: 0.07, volume: 0.22 });
  },
  // A tile that falls over, and settles.
  knock: (output) => {
    tone(output, { hertz: 190, bendTo: 95, seconds: 0.14, volume: 0.5 });
    noise(output, { hertz: 900, seconds: 0.06, volume: 0.35 });
    noise(output, { hertz: 1_300, at: 0.11, seconds: 0.03, volume: 0.14 });
  },
  // A finger on felt: nothing gave way.
  tap: (output) => {
    tone(output, { hertz: 120, bendTo: 70, seconds: 0.1, volume: 0.35 });
    noise(output, { hertz: 320, sharpness: 0.7, seconds: 0.05, volume: 0.25 });
  },
  // Two strokes on paper.
  pencil: (output) => {
    noise(output, { hertz: 4_200, sharpness: 1.4, seconds: 0.09, volume: 0.12 });
    noise(output, { hertz: 5_200, sharpness: 1.4, at: 0.1, seconds: 0.12, volume: 0.1 });
  },
  relay: (output) => {
    noise(output, { hertz: 3_400, sharpness: 4, seconds: 0.025, volume: 0.5 });
    tone(output, { hertz: 1_150, shape: 'square', seconds: 0.018, volume: 0.05 });
  },
  ping: (output) => {
    tone(output, { hertz: 1_318, seconds: 0.5, volume: 0.16 });
    tone(output, { hertz: 2_637, seconds: 0.3, volume: 0.05 });
  },
  buzz: (output) => tone(output, { hertz: 118, bendTo: 92, shape: 'sawtooth', seconds: 0.3, volume: 0.11 }),
  // Wood, three times, ever nearer together.
  dice: (output) => {
    for (const [index, at] of [0, 0.13, 0.22, 0.28, 0.32].entries()) {
      noise(output, { hertz: 1_500 + index * 220, sharpness: 2, at, seconds: 0.05, volume: 0.42 - index * 0.06 });
      tone(output, { hertz: 330 - index * 20, at, seconds: 0.05, volume: 0.12 });
    }
  },
  rising: (output) => melody(output, [523, 659, 784], 0.07),
  turn: (output) => melody(output, [523, 784], 0.12),
  // The last seconds of a clock, to be heard across a room and over somebody who talks: as loud as a voice on a call, and
  // high, where voices are not.
  tick: (output) => {
    noise(output, { hertz: 2_800, sharpness: 6, seconds: 0.03, volume: 0.9 });
    tone(output, { hertz: 1_960, seconds: 0.2, volume: 0.34 });
    tone(output, { hertz: 980, shape: 'triangle', seconds: 0.14, volume: 0.4 });
  },
  // And its end.
  gong: (output) => {
    tone(output, { hertz: 392, shape: 'triangle', seconds: 1.1, volume: 0.6 });
    tone(output, { hertz: 587, shape: 'triangle', seconds: 0.8, volume: 0.35 });
  },
  won: (output) => melody(output, [523, 659, 784, 1_047], 0.1),
  lost: (output) => melody(output, [440, 349, 294], 0.14, 0.12),
};
