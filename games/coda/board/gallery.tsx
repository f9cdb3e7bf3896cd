import { type BoardProps, language, NO_SLOTS } from '@cifra/kit';
import type { Exhibit } from '@cifra/kit/gallery';
import { type Coda, coda } from '../rules/index.ts';
import { board } from './index.tsx';
import { type BoardMoment, moments, storiesIn } from './moments.ts';

const NAMES = ['Marta', 'Blas', 'Cleo', 'Dédalo'];
const names = (seat: number): string => NAMES[seat] ?? '';

/** The board in every state, as large as the window: below a page's bar it has a little less. */
export const exhibits: readonly Exhibit[] = [
  {
    name: 'board',
    isScreen: true,
    states: moments().map((moment) => ({ name: moment.name, show: () => <Shown moment={moment} /> })),
  },
];

function Shown({ moment }: { readonly moment: BoardMoment }) {
  const { view, beat } = moment;
  const tongue = language.value;
  const isOver = view.table.phase === 'over';
  const props: BoardProps<Coda> = {
    game: coda,
    view,
    legal: [...coda.legal(view)],
    whyNot: (command) => coda.check(view, command),
    play: async () => null,
    names,
    people: (seat) => ({
      name: names(seat),
      isMe: seat === view.viewer,
      kind: seat === 0 ? 'person' : 'bot',
      isAway: false,
      isStoodInFor: false,
    }),
    prompt: board.prompt(view, tongue, names),
    isMyTurn: view.viewer !== 'spectator' && coda.toAct(view.table).includes(view.viewer),
    language: tongue,
    help: 'marks',
    notes: '',
    saveNotes: () => undefined,
    highlight: null,
    pointsAt: null,
    isBusy: false,
    isHeld: false,
    beat,
    stories: storiesIn(moment, names, tongue),
    slots: NO_SLOTS,
    isLive: true,
  };
  const { Board, EndView } = board;
  return (
    <div style={{ container: 'board / size', blockSize: '100dvh' }}>
      {isOver && EndView !== undefined ? <EndView {...props} /> : <Board {...props} />}
    </div>
  );
}
