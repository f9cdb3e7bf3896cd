import type { VNode } from 'preact';
import { badger } from './badger.tsx';
import { bull } from './bull.tsx';
import { cat } from './cat.tsx';
import { chick } from './chick.tsx';
import { fox } from './fox.tsx';
import { hare } from './hare.tsx';
import type { Animal } from './names.ts';
import { owl } from './owl.tsx';
import { raven } from './raven.tsx';
import { tortoise } from './tortoise.tsx';

/** Our own drawings, heads on a field of 64 by 64. */
export const DRAWINGS: { readonly [animal in Animal]: VNode } = {
  badger,
  bull,
  cat,
  chick,
  fox,
  hare,
  owl,
  raven,
  tortoise,
};
