import { boardExhibit, type Exhibit } from '@cifra/kit/gallery';
import { decrypto } from '../rules/judge/index.ts';
import { beats } from './beats.ts';
import { board } from './index.tsx';
import { PLANS } from './moments.ts';
import { story } from './story.ts';

export const exhibits: readonly Exhibit[] = [
  boardExhibit({
    game: decrypto,
    board,
    staging: { beats, story },
    plans: PLANS,
    names: ['Marta', 'Bruno', 'Carla', 'Dani', 'Eva', 'Félix', 'Greta', 'Hugo'],
    people: 3,
    notes: () => JSON.stringify(['bruja', '¿diamante?', '', '']),
    // White sits on the even seats.
    mateNotes: (viewer) => {
      const seat = viewer === 'spectator' ? 0 : (viewer + 2) % 4;
      return [{ seat, text: JSON.stringify(['', '', '', ['fútbol', 1]]) }];
    },
  }),
];
