import type { HintQuestion } from '@cifra/games/bots';
import type { Shape, View, ViewParts } from '@cifra/kernel';
import type { HintModule } from '@cifra/kit/review';
import type { GameFigures } from '@cifra/mind-kit/review';
import { areHintsAllowed, asView, decisionOf, hasHint, type RoomView } from '@cifra/room';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { HintAnswer } from '../../device/hint.ts';
import type { LoadedGame } from '../../games/load-game.ts';
import { hasHints, loadHintModule } from '../../games/load-hint.ts';
import type { GiveOrder, MatchAtTable } from './use-match.ts';

/** A hint as the person has it: still to be asked for, being counted, there, or not to be had. */
export type ShownHint =
  | { readonly state: 'question' | 'counting' | 'nothing' | 'failed' }
  | {
      readonly state: 'there';
      readonly module: HintModule<Shape>;
      readonly view: View<Shape>;
      readonly figures: GameFigures;
    };

export type HintAtTable = {
  /** Does this table give hints to whoever sits here? */
  readonly isOffered: boolean;
  /** And now? Only about a decision that this seat is to make. */
  readonly canAsk: boolean;
  /** Null while none is looked at. */
  readonly shown: ReadonlySignal<ShownHint | null>;
  /** Opens the hint; where others play, they hear of it only after one more yes. */
  readonly open: () => void;
  readonly ask: () => void;
  readonly close: () => void;
};

/** Hints are found by a worker of this page, from what this seat sees; the room only hears that one was asked for. */
export function useHint(
  room: RoomView,
  { game }: LoadedGame,
  match: MatchAtTable | null,
  order: GiveOrder,
): HintAtTable {
  const shown = useSignal<ShownHint | null>(null);
  const worker = useRef<Worker | null>(null);
  const { table, access } = room;
  const { viewer } = access;
  const isOffered = viewer !== 'spectator' && table.phase === 'playing' && areHintsAllowed(table) && hasHints(game.id);
  const canAsk = isOffered && match?.isMyTurn === true;
  const decision = match === null ? '' : decisionOf(game, match.latest.table);
  const isToDecide = match !== null && viewer !== 'spectator' && game.toAct(match.latest.table).includes(viewer);
  // What was said about one decision is of no use for the next.
  const about = `${table.match} ${decision} ${isToDecide}`;
  const current = useRef(about);
  current.current = about;
  useEffect(() => {
    shown.value = null;
  }, [about, shown]);
  useEffect(() => () => worker.current?.terminate(), []);

  const find = async (view: ViewParts<Shape>) => {
    const asked = about;
    const show = (hint: ShownHint) => {
      // Closed, or overtaken by the match.
      if (shown.value !== null && current.current === asked) shown.value = hint;
    };
    shown.value = { state: 'counting' };
    worker.current ??= new Worker(new URL('../../device/worker.ts', import.meta.url), { type: 'module', name: 'hint' });
    const [module, answer] = await Promise.all([
      loadHintModule(game.id),
      answerOf(worker.current, { game: game.id, view }),
    ]).catch(() => [null, { error: 'unreachable' }] as const);
    if (module === null || 'error' in answer) show({ state: 'failed' });
    else if (answer.figures === null) show({ state: 'nothing' });
    else show({ state: 'there', module, view: asView(view), figures: answer.figures });
  };
  const ask = async () => {
    if (room.match === null || !canAsk) return;
    const refusal = await order({ type: 'hint' });
    if (refusal === null) await find(room.match);
    else shown.value = null;
  };
  return {
    isOffered,
    canAsk,
    shown,
    open: () => {
      if (room.match === null || !canAsk) return;
      const isAlone = table.seats.filter(({ person }) => person !== null).length === 1;
      if (isAlone) {
        shown.value = { state: 'counting' };
        void ask();
      } else if (hasHint(table, viewer, decision)) void find(room.match);
      else shown.value = { state: 'question' };
    },
    ask: () => {
      shown.value = { state: 'counting' };
      void ask();
    },
    close: () => {
      shown.value = null;
    },
  };
}

/** One question at a time: while a hint is looked at no other can be asked for. */
function answerOf(worker: Worker, question: HintQuestion): Promise<HintAnswer> {
  return new Promise((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<HintAnswer>) => done(data);
    worker.onerror = ({ message }) => failed(new Error(message || 'A mind could not be read'));
    worker.postMessage(question);
  });
}
