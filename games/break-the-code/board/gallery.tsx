import { type BoardProps, language, NO_SLOTS } from '@cifra/kit';
import type { Exhibit } from '@cifra/kit/gallery';
import { type BreakTheCode, breakTheCode } from '../rules/index.ts';
import { board } from './index.tsx';
import { type CodeMoment, moments, storiesIn } from './moments.ts';

const NAMES = ['Marta', 'Ada', 'Cleo', 'Dédalo'];
const names = (seat: number): string => NAMES[seat] ?? '';

/** The board in every state, as large as the window: below a page's bar it has a little less. */
export const exhibits: readonly Exhibit[] = [
  {
    name: 'board',
    isScreen: true,
    states: moments().map((moment) => ({ name: moment.name, show: () => <Shown moment={moment} /> })),
  },
];

function Shown({ moment }: { readonly moment: CodeMoment }) {
  const { view, beat } = moment;
  const tongue = language.value;
  const isOver = view.table.end !== null;
  const props: BoardProps<BreakTheCode> = {
    game: breakTheCode,
    view,
    legal: [...breakTheCode.legal(view)],
    whyNot: (command) => breakTheCode.check(view, command),
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
    isMyTurn: view.viewer !== 'spectator' && breakTheCode.toAct(view.table).includes(view.viewer),
    language: tongue,
    help: 'full',
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
