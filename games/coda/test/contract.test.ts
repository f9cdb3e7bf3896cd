import { seatHand } from '@cifra/kernel';
import { contract } from '@cifra/testkit';
import { coda } from '../rules/index.ts';
import { tellings } from '../words/text.ts';
import { extras } from './extras.ts';
import { otherWorld } from './other-world.ts';

contract(coda, {
  tellings,
  extras,
  matches: 9,
  secrecy: {
    otherWorld,
    worlds: 14,
    leaks: {
      'a drawn tile shown to all': {
        ...coda,
        decide: (state, seat, command, chance) =>
          coda
            .decide(state, seat, command, chance)
            .map((event) =>
              event.fact.type === 'drew' ? { ...event, fact: { ...event.fact, tile: event.whispers } } : event,
            ),
      },
      'a deal that says who arranges something': {
        ...coda,
        decide: (state, seat, command, chance) =>
          coda.decide(state, seat, command, chance).map((event) => {
            if (event.fact.type !== 'dealt') return event;
            const arranging = Object.values(event.whispers ?? {}).map(
              (told) => told !== undefined && 'dashes' in told && told.dashes.length,
            );
            return { ...event, fact: { ...event.fact, arranging } };
          }),
      },
      'a clock that knows the row': {
        ...coda,
        decide: (state, seat, command, chance) =>
          coda
            .decide(state, seat, command, chance)
            .map((event) =>
              event.fact.type === 'turned'
                ? { ...event, fact: { ...event.fact, lowest: state.hands[seatHand(event.fact.seat)]?.row[0] ?? null } }
                : event,
            ),
      },
    },
  },
  goldens: [
    { seats: 2, seed: 'coda-duel', options: {} },
    { seats: 3, seed: 'coda-dashes', options: { dashes: true } },
    { seats: 2, seed: 'coda-tournament', options: { tournament: true, clock: true, memory: true } },
    { seats: 4, seed: 'coda-four', options: { dashes: true, dashInOpening: false } },
  ],
  goldenFolder: new URL('./golden/', import.meta.url),
});
