import { boardExhibit, type Exhibit } from '@cifra/kit/gallery';
import { coda } from '../rules/index.ts';
import { beats } from './beats.ts';
import { board } from './index.tsx';
import { PLANS } from './moments.ts';
import { story } from './story.ts';

export const exhibits: readonly Exhibit[] = [
  boardExhibit({
    game: coda,
    board,
    staging: { beats, story },
    plans: PLANS,
    names: ['Marta', 'Blas', 'Cleo', 'Dédalo'],
    people: 1,
  }),
];
