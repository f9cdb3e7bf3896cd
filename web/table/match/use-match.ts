import { type Names, type Refusal, type Seat, type Shape, View } from '@cifra/kernel';
import { language, playSound, say, type TableSeat } from '@cifra/kit';
import { type Beat, type Stage, type Story, storiesOf } from '@cifra/kit/stage';
import type { RoomOrder, RoomView } from '@cifra/room';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { RoomClient } from '../../connection/room.ts';
import type { LoadedGame } from '../../games/load-game.ts';
import { words } from '../../words/index.ts';
import { namesOf, seatsOf } from '../people/people.ts';
import { noticeTurn } from './turn-notice.ts';
import { useSingleTaps } from './use-single-taps.ts';
import { useStage } from './use-stage.ts';

type Command = { readonly type: string };

/** A quiet one that is refused is told to the board alone. */
export type GiveOrder = (order: RoomOrder, isQuiet?: boolean) => Promise<Refusal | null>;

/** A match as a person at the table has it: what is shown, what can be done, what is asked. */
export type MatchAtTable = {
  readonly stage: Stage<Shape>;
  /** As the stage shows it. */
  readonly view: View<Shape>;
  /** As it really stands. */
  readonly latest: View<Shape>;
  readonly legal: readonly Command[];
  readonly toAct: readonly Seat[];
  readonly iPlay: boolean;
  readonly isMyTurn: boolean;
  /** Nothing can be played here for now, whatever the rules say. */
  readonly isHeld: boolean;
  readonly prompt: string;
  readonly names: Names;
  readonly people: (seat: Seat) => TableSeat;
  readonly stories: readonly Story[];
  /** What cannot be taken back, until it was confirmed. */
  readonly question: Signal<{ readonly text: string; readonly command: Command } | null>;
  readonly play: (command: Command) => Promise<Refusal | null>;
  /** Says yes to the question. */
  readonly confirm: () => void;
};

/** Null until the match was dealt. */
export function useMatch(
  client: RoomClient,
  room: RoomView,
  { game, board }: LoadedGame,
  order: GiveOrder,
): MatchAtTable | null {
  const text = words.value.room;
  const { match, version, table, access } = room;
  const { viewer } = access;
  const latest = useMemo(() => (match === null ? null : View.received<Shape>(match)), [match]);
  const names = namesOf(table);
  const tellBeat = useRef<(beat: Beat) => void>(() => {});
  tellBeat.current = (beat) => {
    // At a table with a screen that one is heard, and phones would only come after it.
    const isHeardThere = table.gathering === 'screen' && viewer !== 'spectator';
    if (beat.sound !== undefined && !isHeardThere) playSound(beat.sound);
    const story = board.staging?.story([beat], { viewer, names, language: language.value });
    if (story != null) say(spoken(story));
  };
  const stage = useStage(game, board.staging, { version, match: table.match, view: match }, client.heard.value, {
    onBeat: (beat) => tellBeat.current(beat),
    onSettled: client.shown,
  });
  const question = useSignal<{ readonly text: string; readonly command: Command } | null>(null);
  const isSecondTap = useSingleTaps();
  const isPlaying = table.phase === 'playing' && table.pausedAt === null;
  // A bot may play on for whoever left or was away: then nothing is expected of them until they take the seat back.
  const isByBot = viewer !== 'spectator' && table.seats[viewer]?.bot !== null;
  const isHeld = !isPlaying || isByBot;
  const iPlay = viewer !== 'spectator' && !isHeld;
  // What is still to be shown is shown before anything can be done about it; a tap brings the board up to date.
  const isBehind = stage?.isBehind.value === true;
  const legal = useMemo(
    () => (latest === null || !iPlay || isBehind ? [] : [...game.legal(latest)]),
    [latest, game, iPlay, isBehind],
  );
  const view = stage?.scene.value.view ?? null;
  const toAct = view === null ? [] : game.toAct(view.table);
  const isMyTurn = iPlay && !isBehind && toAct.includes(viewer);
  // On the stage it may still be my turn of before: nobody is asked for what cannot be done.
  const isShownOnly = isBehind && viewer !== 'spectator' && toAct.includes(viewer);
  const asked = view === null || isShownOnly ? '' : board.prompt(view, language.value, names);
  const prompt = isByBot && isPlaying ? text.botForYou : isShownOnly ? words.value.table.oneMoment : asked;
  // What others do meanwhile may put the board behind for a moment: that is no new turn, and calls nobody again.
  const isReallyMine = iPlay && latest !== null && game.toAct(latest.table).includes(viewer);
  const wasCalled = useRef(false);
  wasCalled.current = isReallyMine && (isMyTurn || wasCalled.current);
  const isCalled = wasCalled.current;
  useEffect(() => noticeTurn(isCalled, text.yourTurn, prompt), [isCalled, text.yourTurn]);
  // What is expected now is said after what happened, and once.
  const saidLast = useRef<string | null>(null);
  useEffect(() => {
    if (!isReallyMine) saidLast.current = null;
    const call = `${text.yourTurn}. ${prompt}`;
    if (!isMyTurn || saidLast.current === call) return;
    saidLast.current = call;
    say(call);
  }, [isReallyMine, isMyTurn, prompt, text.yourTurn]);
  if (stage === null || view === null || latest === null) return null;

  const send = (command: Command): Promise<Refusal | null> => {
    const isQuiet = board.isQuiet?.(command) === true;
    if (!isQuiet) {
      stage.act();
      saidLast.current = null;
    }
    return order({ type: 'play', command }, isQuiet);
  };
  return {
    stage,
    view,
    latest,
    legal,
    toAct,
    iPlay,
    isMyTurn,
    isHeld,
    prompt,
    names,
    people: seatsOf(table, room.me, client.here.value),
    stories:
      board.staging === undefined
        ? []
        : storiesOf(stage.recent.value, board.staging.story, { viewer, names, language: language.value }),
    question,
    play: async (command) => {
      if (board.isQuiet?.(command) !== true && isSecondTap()) return null;
      const asked = board.confirm(command, latest, language.value);
      if (asked === null) return send(command);
      question.value = { text: asked, command };
      return null;
    },
    confirm: () => {
      const asked = question.value;
      if (asked === null || isSecondTap()) return;
      question.value = null;
      void send(asked.command);
    },
  };
}

/** A story for those who listen: what happened, and what came of it. */
function spoken({ line, detail }: Story): string {
  if (detail === undefined) return line;
  return `${line}${/[.!?…]$/.test(line) ? '' : '.'} ${detail}`;
}
