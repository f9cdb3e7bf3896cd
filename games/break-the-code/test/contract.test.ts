import { seatHand } from '@cifra/kernel';
import { contract } from '@cifra/testkit';
import { breakTheCode } from '../rules/index.ts';
import { tellings } from '../words/text.ts';
import { extras } from './extras.ts';
import { otherWorld } from './other-world.ts';

contract(breakTheCode, {
  tellings,
  extras,
  secrecy: {
    otherWorld,
    worlds: 30,
    leaks: {
      'the next card of the pile': {
        ...breakTheCode,
        decide: (state, seat, command, chance) =>
          breakTheCode
            .decide(state, seat, command, chance)
            .map((event) =>
              event.fact.type === 'turned' ? { ...event, fact: { ...event.fact, next: state.box.pile[1] } } : event,
            ),
      },
      'how many tiles of a guess are right': {
        ...breakTheCode,
        decide: (state, seat, command, chance) =>
          breakTheCode.decide(state, seat, command, chance).map((event) => {
            if (event.fact.type !== 'guessed') return event;
            const row = state.hands[seatHand(1 - seat)]?.tiles ?? [];
            const hits = event.fact.tiles?.filter((tile) => row.includes(tile)).length;
            return { ...event, fact: { ...event.fact, hits } };
          }),
      },
      'a row that opens with the answer': {
        ...breakTheCode,
        decide: (state, seat, command, chance) =>
          breakTheCode
            .decide(state, seat, command, chance)
            .map((event) =>
              event.fact.type === 'asked'
                ? { ...event, fact: { ...event.fact, row: state.hands[seatHand(1 - seat)]?.tiles } }
                : event,
            ),
      },
    },
  },
  goldens: [
    { seats: 2, seed: 'break-the-code-duel' },
    { seats: 3, seed: 'break-the-code-three' },
    { seats: 4, seed: 'break-the-code-four' },
    { seats: 4, seed: 'break-the-code-last', options: { lastChance: true, sharedCards: true } },
  ],
  goldenFolder: new URL('./golden/', import.meta.url),
});
