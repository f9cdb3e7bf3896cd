import type { BotName, Seat, Shape, State } from '@cifra/kernel';
import { kernelRefusal } from '@cifra/kernel/words';
import { language, NO_SLOTS, type TableSeat } from '@cifra/kit';
import { storiesOf } from '@cifra/kit/stage';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LoadedGame } from '../games/load-game.ts';
import '../table/table.css';
import '../table/full-table.css';
import { reviewWords } from '../words/review/index.ts';
import { usePractice } from './use-practice.ts';
import type { RunningReview } from './use-review.ts';

type Props = {
  readonly loaded: LoadedGame;
  readonly from: State<Shape>;
  readonly seat: Seat;
  /** «Turn 3». */
  readonly turn: string;
  readonly people: (seat: Seat) => TableSeat;
  readonly levelOf: (seat: Seat) => BotName;
  readonly think: RunningReview['think'];
  readonly onAgain: () => void;
  readonly onLeave: () => void;
};

/** The position of a moment, to be played on against bots: practice, and said to be. */
export function Practice({ loaded, from, seat, turn, people, levelOf, think, onAgain, onLeave }: Props) {
  const text = reviewWords.value;
  const { game, board, tellings } = loaded;
  const telling = tellings[language.value];
  const { stage, state, isBusy, refusal, play } = usePractice(game, board.staging, from, seat, (seen, by) => {
    const { version, rules, viewer, seats, table, hands } = seen;
    const parts = { version, rules, viewer, seats, table, hands };
    return think({ game: game.id, level: levelOf(by), view: parts, seed: Math.floor(Math.random() * 2 ** 31) });
  });
  const notes = useSignal('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { view: seen, beat } = stage.scene.value;
  const isBehind = stage.isBehind.value;
  const legal = useMemo(() => (isBehind ? [] : [...game.legal(seen)]), [game, seen, isBehind]);
  const outcome = isBehind ? null : game.outcome(state.table);
  const names = (one: Seat) => (one === seat ? text.you : people(one).name);
  const context = { viewer: seat, names, language: language.value };
  const { Board, staging, EndView } = board;
  const why =
    refusal === null ? '' : (telling.refusal(refusal) ?? kernelRefusal(language.value, refusal) ?? refusal.code);
  const props = {
    game,
    view: seen,
    legal,
    whyNot: (command: { readonly type: string }) => game.check(seen, command),
    play,
    names,
    people: (one: Seat) => ({
      ...people(one),
      isMe: one === seat,
      kind: one === seat ? ('person' as const) : ('bot' as const),
    }),
    prompt: board.prompt(seen, language.value, names),
    isMyTurn: outcome === null && !isBehind && game.toAct(seen.table).includes(seat),
    language: language.value,
    help: 'marks' as const,
    notes: notes.value,
    saveNotes: (saved: string) => {
      notes.value = saved;
    },
    highlight: null,
    pointsAt: null,
    isBusy: outcome !== null,
    isHeld: outcome !== null,
    beat,
    stories: staging === undefined ? [] : storiesOf(stage.recent.value, staging.story, context),
    slots: NO_SLOTS,
    isLive: true,
  };
  return (
    <div class="full-table practice" data-game={game.id} data-thinking={isBusy}>
      <header class="table-bar practice-bar">
        <h1 class="table-title" ref={heading} tabIndex={-1}>
          {text.practiceFrom(turn)}
        </h1>
        <p class="practice-help" role="status">
          {why || (outcome === null ? text.practiceHelp : telling.outcome(outcome, names))}
        </p>
        {outcome !== null && (
          <button type="button" class="button primary" onClick={onAgain}>
            {text.onceMore}
          </button>
        )}
        <button type="button" class="button" onClick={onLeave}>
          {text.backToReview}
        </button>
      </header>
      <div class="table-board" onPointerDown={() => stage.isBehind.value && stage.catchUp()}>
        {outcome !== null && EndView !== undefined ? <EndView {...props} /> : <Board {...props} />}
      </div>
    </div>
  );
}
