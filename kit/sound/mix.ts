import type { Sound } from './names.ts';

const VOLUME = 0.6;
/** What tells that time runs out is heard across a room, and over people who talk: no limiter makes it quiet. */
const LOUD: ReadonlySet<Sound> = new Set(['tick', 'gong']);

/** Where each sound goes on its way out. Nearly everything through one limiter: several at once are not louder than one. */
export function mixInto(context: BaseAudioContext): (sound: Sound) => AudioNode {
  const limiter = new DynamicsCompressorNode(context, { threshold: -18, ratio: 8 });
  limiter.connect(new GainNode(context, { gain: VOLUME })).connect(context.destination);
  return (sound) => (LOUD.has(sound) ? context.destination : limiter);
}
