import type { State } from '@cifra/kernel';
import { contract, often } from '@cifra/testkit';
import { type Command, type Decrypto, decrypto, TEAMS, teamHandIn } from '../rules/judge/index.ts';
import { tellings } from '../words/text.ts';
import { extras } from './extras.ts';
import { otherWorld } from './other-world.ts';

type TheState = State<Decrypto>;

/** The game with one fact that says too much. */
function leaking(type: string, leak: (state: TheState, command: Command) => object): typeof decrypto {
  return {
    ...decrypto,
    decide: (state, seat, command, chance) =>
      decrypto
        .decide(state, seat, command, chance)
        .map((event) =>
          event.fact.type === type ? { ...event, fact: { ...event.fact, ...leak(state, command) } } : event,
        ),
  };
}

contract(decrypto, {
  tellings,
  extras,
  matches: 9,
  secrecy: {
    otherWorld,
    worlds: often(12, 24),
    leakSeats: 4,
    leaks: {
      'clues before both are locked': leaking('locked', (_, command) => ({ command })),
      'notes of an encryptor': leaking('jotted', (_, command) => ({ command })),
      'a draft to the rivals': leaking('confirmed', (_, command) => ({ command })),
      'a code before it is shown': leaking('cluesShown', ({ hands }) => ({ hands })),
      'keywords when clues are locked': leaking('locked', (state) => ({
        words: TEAMS.map((team) => teamHandIn(state, team).words),
      })),
    },
  },
  goldens: [
    { seats: 4, seed: 'decrypto-four', options: { language: 'es' } },
    { seats: 3, seed: 'decrypto-three', options: { language: 'en', timer: 'off' } },
    { seats: 6, seed: 'decrypto-six', options: { language: 'en', answerLimit: 60 } },
    { seats: 4, seed: 'decrypto-spoken', options: { language: 'es', spoken: true } },
  ],
  goldenFolder: new URL('./golden/', import.meta.url),
});
