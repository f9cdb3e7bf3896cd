import { controls } from './controls.tsx';
import type { Exhibit } from './exhibit.ts';
import { people } from './people.tsx';
import { pieces } from './pieces.tsx';

export { boardExhibit } from './BoardMoment.tsx';
export type { Exhibit } from './exhibit.ts';

/** Every component of the kit in every state. */
export const exhibits: readonly Exhibit[] = [...pieces, ...people, ...controls];
