import { boardExhibit, type Exhibit } from '@cifra/kit/gallery';
import { qwinto } from '../rules/index.ts';
import { beats } from './beats.ts';
import { board } from './index.tsx';
import { PLANS } from './moments.ts';
import { story } from './story.ts';

export const exhibits: readonly Exhibit[] = [
  boardExhibit({
    game: qwinto,
    board,
    staging: { beats, story },
    plans: PLANS,
    names: ['Marta', 'Ada', 'Blas', 'Cleo', 'Dédalo', 'Euler'],
    people: 1,
  }),
];
