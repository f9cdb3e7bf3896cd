import { boardExhibit, type Exhibit } from '@cifra/kit/gallery';
import { breakTheCode } from '../rules/index.ts';
import { beats } from './beats.ts';
import { board } from './index.tsx';
import { PLANS } from './moments.ts';
import { story } from './story.ts';

export const exhibits: readonly Exhibit[] = [
  boardExhibit({
    game: breakTheCode,
    board,
    staging: { beats, story },
    plans: PLANS,
    names: ['Marta', 'Ada', 'Cleo', 'Dédalo'],
    people: 1,
  }),
];
