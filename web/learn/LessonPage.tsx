import type { AnyManifest } from '@cifra/games/manifests';
import type { Lesson, LessonIn, Shape } from '@cifra/kernel';
import { language, NO_SLOTS, remember, remembered } from '@cifra/kit';
import { storiesOf } from '@cifra/kit/stage';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type LoadedGame, loadWholeGame } from '../games/load-game.ts';
import { botName, seatCalled } from '../table/people/people.ts';
import '../table/table.css';
import '../table/full-table.css';
import { Loading } from '../ui/Loading.tsx';
import { Missing } from '../ui/Missing.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/index.ts';
import './learn.css';
import { loadLesson } from '../games/load-lesson.ts';
import { useLesson } from './use-lesson.ts';
import { Voice } from './Voice.tsx';

/** The two-minute lesson: a real match by a script, with a voice beside it. It needs no house, only this page. */
export function LessonPage({ game }: { readonly game: AnyManifest }) {
  const tongue = language.value;
  const found = useLoaded(() => loadBoth(game), game.id);
  const lesson = useMemo(() => (found === null || found === 'missing' ? null : found.lesson(tongue)), [found, tongue]);
  if (found === 'missing') return <Missing />;
  if (found === null || lesson === null) return <Loading />;
  // Another language can mean another script, so the lesson begins anew.
  return <Running key={tongue} manifest={game} loaded={found.loaded} lesson={lesson} />;
}

async function loadBoth(game: AnyManifest): Promise<{ readonly loaded: LoadedGame; readonly lesson: LessonIn<Shape> }> {
  const [loaded, lesson] = await Promise.all([loadWholeGame(game.id), loadLesson(game)]);
  if (loaded === null) throw new Error(`There is no game ${game.id}`);
  return { loaded, lesson };
}

type Props = { readonly manifest: AnyManifest; readonly loaded: LoadedGame; readonly lesson: Lesson<Shape> };

function Running({ manifest, loaded, lesson }: Props) {
  const { lesson: text } = words.value;
  const { game, board, tellings } = loaded;
  const telling = tellings[language.value];
  const kept = `cifra.lesson.${manifest.id}`;
  const from = useMemo(() => rememberedStep(kept, lesson.steps.length), [kept, lesson]);
  const { stage, at, trouble, isBusy, play, goOn } = useLesson(game, board.staging, lesson, telling, from);
  useEffect(() => remember(kept, String(at >= lesson.steps.length ? 0 : at)), [kept, at, lesson]);
  const notes = useSignal('');
  const boardRef = useKeptFocus();
  const { view: seen, beat } = stage.scene.value;
  const isBehind = stage.isBehind.value;
  const legal = useMemo(() => (isBusy || isBehind ? [] : [...game.legal(seen)]), [game, seen, isBusy, isBehind]);
  const step = lesson.steps[at];
  /** In this step there is nothing to do but to read. */
  const isTold = (step?.move ?? null) === null;
  const names = (seat: number) => (seat === 0 ? text.you : botName(seat - 1));
  const context = { viewer: 0, names, language: language.value };
  const { Board, staging } = board;
  return (
    <div class="full-table lesson" data-game={manifest.id}>
      <Voice
        game={manifest.id}
        title={manifest.name[language.value]}
        lesson={lesson}
        at={at}
        trouble={trouble}
        goOn={goOn}
      />
      <div
        class="table-board"
        ref={boardRef}
        tabIndex={-1}
        onPointerDown={() => stage.isBehind.value && stage.catchUp()}
      >
        <Board
          game={game}
          view={seen}
          legal={legal}
          whyNot={(command) => game.check(seen, command)}
          play={play}
          names={names}
          people={(seat) => seatCalled(names(seat), seat === 0, seat === 0 ? 'person' : 'bot')}
          prompt={board.prompt(seen, language.value, names)}
          isMyTurn={!isBusy && !isBehind && !isTold}
          language={language.value}
          help="marks"
          notes={notes.value}
          saveNotes={(text) => {
            notes.value = text;
          }}
          highlight={null}
          pointsAt={isBusy ? null : (step?.points ?? null)}
          isBusy={isBusy || isTold}
          isHeld={isTold}
          beat={beat}
          stories={staging === undefined ? [] : storiesOf(stage.recent.value, staging.story, context)}
          slots={NO_SLOTS}
          isLive
        />
      </div>
    </div>
  );
}

/** Whoever comes back goes on where they were. */
function rememberedStep(key: string, steps: number): number {
  const step = Number(remembered(key) ?? 0);
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}
