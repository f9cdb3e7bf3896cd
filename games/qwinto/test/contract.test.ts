import { contract } from '@cifra/testkit';
import { qwinto } from '../rules/index.ts';
import { tellings } from '../words/text.ts';
import { otherWorld } from './other-world.ts';

contract(qwinto, {
  tellings,
  secrecy: {
    otherWorld,
    worlds: 40,
    leaks: {
      'a sheet written before all have chosen': {
        ...qwinto,
        decide: (state, seat, command, chance) =>
          qwinto
            .decide(state, seat, command, chance)
            .map((event) =>
              event.fact.type === 'chose' ? { ...event, fact: { ...event.fact, cell: command } } : event,
            ),
      },
    },
  },
  goldens: [
    { seats: 2, seed: 'qwinto-duel' },
    { seats: 1, seed: 'qwinto-alone' },
    { seats: 4, seed: 'qwinto-four' },
  ],
  goldenFolder: new URL('./golden/', import.meta.url),
});
