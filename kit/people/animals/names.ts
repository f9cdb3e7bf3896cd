/** In the order in which bots without a character sit down; a table has eight seats at most. */
export const ANIMALS = ['fox', 'owl', 'cat', 'bull', 'hare', 'tortoise', 'raven', 'badger', 'chick'] as const;
export type Animal = (typeof ANIMALS)[number];

/** The animal of a bot; the same seat is the same animal as long as it plays. */
export function animalOf(seat: number): Animal {
  return ANIMALS[seat % ANIMALS.length] ?? 'owl';
}
