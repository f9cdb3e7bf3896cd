import { contract } from '@cifra/testkit';
import { higherLower, sought } from '../rules/index.ts';
import { tellings } from '../words/text.ts';

contract(higherLower, {
  tellings,
  secrecy: {
    /** The number that the viewer looks for could be any other in its range; a watcher knows neither. */
    otherWorld: (world, { table }, viewer, rng) => {
      const seat = viewer === 'spectator' ? rng.below(2) : 1 - viewer;
      const { from, to } = sought(table, 1 - seat);
      const drawn = world.script.number;
      if (!Array.isArray(drawn) || from === to) return null;
      return { ...world, script: { ...world.script, number: drawn.with(seat, from + rng.below(to - from + 1)) } };
    },
  },
  goldens: [
    { seats: 2, seed: 'higher-lower' },
    { seats: 2, seed: 'higher-lower-to-ten', options: { top: 10 } },
  ],
  goldenFolder: new URL('./golden/', import.meta.url),
});
