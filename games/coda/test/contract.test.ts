import { type Rng, type State, seatHand } from '@cifra/kernel';
import { contract } from '@cifra/testkit';
import { tellings } from '../board/text.ts';
import { type Coda, type Command, coda } from '../rules/index.ts';
import { otherWorld } from './other-world.ts';

/** Right attacks, so that matches have runs and players go out. */
function extras({ table, hands }: State<Coda>, seat: number, rng: Rng): readonly Command[] {
  if (table.phase !== 'attack') return [];
  const right = table.rows.flatMap((row, target): readonly Command[] =>
    target === seat
      ? []
      : row.flatMap((tile, place) => {
          const value = hands[seatHand(target)]?.row[place];
          return tile.open || value === undefined ? [] : [{ type: 'attack', seat: target, place, value }];
        }),
  );
  return right.length === 0 ? [] : [rng.pick(right)];
}

contract(coda, {
  tellings,
  extras,
  secrecy: {
    otherWorld,
    worlds: 24,
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
