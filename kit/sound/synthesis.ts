/** Where sounds are made: a context, and what they are sent to. */
export type Output = { readonly context: BaseAudioContext; readonly to: AudioNode };

type Envelope = {
  /** Seconds after the sound begins. */
  readonly at?: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly volume: number;
};

/** Up at once, then gone as things ring out. */
function faded({ context, to }: Output, start: number, { seconds, volume }: Envelope): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(to);
  return gain;
}

type Tone = Envelope & { readonly hertz: number; readonly bendTo?: number; readonly shape?: OscillatorType };

/** A tone that may bend while it fades. */
export function tone(output: Output, { hertz, bendTo, shape = 'sine', ...envelope }: Tone): void {
  const start = output.context.currentTime + (envelope.at ?? 0);
  const oscillator = new OscillatorNode(output.context, { type: shape, frequency: hertz });
  if (bendTo !== undefined) oscillator.frequency.exponentialRampToValueAtTime(bendTo, start + envelope.seconds);
  oscillator.connect(faded(output, start, envelope));
  oscillator.start(start);
  oscillator.stop(start + envelope.seconds);
}

type Noise = Envelope & { readonly hertz: number; readonly sharpness?: number };

/** A short rush through a narrow door: wood, paper, a switch. */
export function noise(output: Output, { hertz, sharpness = 1, ...envelope }: Noise): void {
  const { context } = output;
  const start = context.currentTime + (envelope.at ?? 0);
  const source = new AudioBufferSourceNode(context, { buffer: rush(context) });
  const door = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: sharpness });
  source.connect(door).connect(faded(output, start, envelope));
  source.start(start, 0, envelope.seconds);
}

const RUSH_SECONDS = 0.5;
const rushes = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, made once; chance that only ears notice. */
function rush(context: BaseAudioContext): AudioBuffer {
  const known = rushes.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate * RUSH_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  rushes.set(context, buffer);
  return buffer;
}
