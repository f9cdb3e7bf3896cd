import type { Game, Shape, Viewer } from '@cifra/kernel';
import { language } from '../base/language.ts';
import { type BoardModule, type BoardProps, NO_SLOTS } from '../board.ts';
import type { Staging } from '../stage/beat.ts';
import type { Exhibit } from './exhibit.ts';
import { type BoardState, type MomentPlan, playTo, storiesIn } from './moments.ts';

/** A board and what its gallery needs to know of it. */
export type BoardGallery<G extends Shape, Show> = {
  readonly game: Game<G>;
  readonly board: BoardModule<G>;
  readonly staging: Staging<G, Show>;
  readonly plans: readonly MomentPlan<G, Show>[];
  readonly names: readonly string[];
  /** How many of them are people; bots after them. */
  readonly people: number;
  /** What the viewer has noted. */
  readonly notes?: (viewer: Viewer) => string;
  /** What a teammate has noted. */
  readonly mateNotes?: (viewer: Viewer) => NonNullable<BoardProps<G>['mateNotes']>;
};

/** The board in every planned state, as large as the window. */
export function boardExhibit<G extends Shape, Show>(gallery: BoardGallery<G, Show>): Exhibit {
  const states = gallery.plans.map((plan) => {
    let moment: BoardState<G, Show> | null = null;
    return {
      name: plan.name,
      show: () => {
        // Played when it is looked at, and once.
        moment ??= playTo(gallery.game, gallery.staging, plan);
        return <BoardMoment gallery={gallery} moment={moment} />;
      },
    };
  });
  return { name: 'board', isScreen: true, states };
}

type Props<G extends Shape, Show> = {
  readonly gallery: BoardGallery<G, Show>;
  readonly moment: BoardState<G, Show>;
};

function BoardMoment<G extends Shape, Show>({ gallery, moment }: Props<G, Show>) {
  const { game, board, staging } = gallery;
  const { view, beat } = moment;
  const tongue = language.value;
  const names = (seat: number): string => gallery.names[seat] ?? '';
  const props: BoardProps<G> = {
    game,
    view,
    legal: [...game.legal(view)],
    whyNot: (command) => game.check(view, command),
    play: async () => null,
    names,
    people: (seat) => ({
      name: names(seat),
      isMe: seat === view.viewer,
      kind: seat < gallery.people ? 'person' : 'bot',
      isAway: false,
      isStoodInFor: false,
    }),
    prompt: board.prompt(view, tongue, names),
    isMyTurn: view.viewer !== 'spectator' && game.toAct(view.table).includes(view.viewer),
    language: tongue,
    help: 'full',
    notes: gallery.notes?.(view.viewer) ?? '',
    saveNotes: () => undefined,
    mateNotes: gallery.mateNotes?.(view.viewer) ?? [],
    highlight: null,
    pointsAt: null,
    isBusy: false,
    isHeld: false,
    beat,
    stories: storiesIn(moment, staging, names, tongue),
    // The log and the talk stand there, where a board has room for them.
    slots: { ...NO_SLOTS, aside: <div class="gallery-aside" /> },
    isLive: true,
  };
  const { Board, EndView } = board;
  return (
    <div class="gallery-board" style={{ container: 'board / size' }}>
      {game.outcome(view.table) !== null && EndView !== undefined ? <EndView {...props} /> : <Board {...props} />}
    </div>
  );
}
