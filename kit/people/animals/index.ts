import type { VNode } from 'preact';
import { badger } from './badger.tsx';
import { bull } from './bull.tsx';
import { cat } from './cat.tsx';
import { fox } from './fox.tsx';
import { hare } from './hare.tsx';
import { owl } from './owl.tsx';
import { raven } from './raven.tsx';
import { tortoise } from './tortoise.tsx';

/** In the order in which bots sit down; a table has eight seats at most. */
export const ANIMALS = ['fox', 'owl', 'cat', 'bull', 'hare', 'tortoise', 'raven', 'badger'] as const;
export type Animal = (typeof ANIMALS)[number];

/** Our own drawings, heads on a field of 64 by 64. */
export const DRAWINGS: { readonly [animal in Animal]: VNode } = {
  badger,
  bull,
  cat,
  fox,
  hare,
  owl,
  raven,
  tortoise,
};

/** The animal of a bot; the same seat is the same animal as long as it plays. */
export function animalOf(seat: number): Animal {
  return ANIMALS[seat % ANIMALS.length] ?? 'owl';
}
