import { type BoardProps, language, NO_SLOTS } from '@cifra/kit';
import type { Exhibit } from '@cifra/kit/gallery';
import { type Decrypto, decrypto } from '../rules/index.ts';
import { board } from './index.tsx';
import { type BoardMoment, moments } from './moments.ts';
import { writeGuesses } from './notes.ts';

const NAMES = ['Marta', 'Bruno', 'Carla', 'Dani', 'Eva', 'Félix', 'Greta', 'Hugo'];
const names = (seat: number): string => NAMES[seat] ?? '';

/** The board in every state, as large as the window: below a page's bar it has a little less. */
export const exhibits: readonly Exhibit[] = [
  {
    name: 'board',
    isScreen: true,
    states: moments().map((moment) => ({ name: moment.name, show: () => <Shown moment={moment} /> })),
  },
];

function Shown({ moment: { view, beat } }: { readonly moment: BoardMoment }) {
  const tongue = language.value;
  const props: BoardProps<Decrypto> = {
    game: decrypto,
    view,
    legal: [...decrypto.legal(view)],
    whyNot: (command) => decrypto.check(view, command),
    play: async () => null,
    names,
    // Two people a team at most: the others are bots.
    people: (seat) => ({
      name: names(seat),
      isMe: seat === view.viewer,
      kind: seat < 3 ? 'person' : 'bot',
      isAway: false,
      isStoodInFor: false,
    }),
    prompt: board.prompt(view, tongue, names),
    isMyTurn: view.viewer !== 'spectator' && decrypto.toAct(view.table).includes(view.viewer),
    language: tongue,
    help: 'marks',
    notes: writeGuesses(['bruja', '¿diamante?', '', 'fútbol']),
    saveNotes: () => undefined,
    highlight: null,
    pointsAt: null,
    isBusy: false,
    isHeld: false,
    beat,
    stories: [],
    slots: NO_SLOTS,
    isLive: true,
  };
  const { Board, EndView } = board;
  return (
    <div style={{ container: 'board / size', blockSize: '100dvh' }}>
      {view.table.phase === 'over' && EndView !== undefined ? <EndView {...props} /> : <Board {...props} />}
    </div>
  );
}
