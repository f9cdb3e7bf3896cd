import type { AnyManifest } from '@cifra/games/manifests';
import { type Lesson, type LessonIn, type Shape, view } from '@cifra/kernel';
import { language, NO_SLOTS } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type LoadedGame, loadGame } from '../games/load-game.ts';
import { botName, seatCalled } from '../table/people.ts';
import '../table/table.css';
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
  const [loaded, lesson] = await Promise.all([loadGame(game.id), loadLesson(game)]);
  if (loaded === null) throw new Error(`There is no game ${game.id}`);
  return { loaded, lesson };
}

type Props = { readonly manifest: AnyManifest; readonly loaded: LoadedGame; readonly lesson: Lesson<Shape> };

function Running({ manifest, loaded, lesson }: Props) {
  const { lesson: text } = words.value;
  const { game, board, tellings } = loaded;
  const telling = tellings[language.value];
  const { state, at, trouble, isBusy, play, goOn } = useLesson(game, lesson, telling);
  const notes = useSignal('');
  const boardRef = useKeptFocus();
  const seen = useMemo(() => view(game, state, 0), [game, state]);
  const legal = useMemo(() => (isBusy ? [] : [...game.legal(seen)]), [game, seen, isBusy]);
  /** In this step there is nothing to do but to read. */
  const isTold = (lesson.steps[at]?.move ?? null) === null;
  const names = (seat: number) => (seat === 0 ? text.you : botName(seat - 1));
  const { Board } = board;
  return (
    <div class="lesson" data-game={manifest.id}>
      <Voice
        game={manifest.id}
        title={manifest.name[language.value]}
        lesson={lesson}
        at={at}
        trouble={trouble}
        goOn={goOn}
      />
      <div class="board" ref={boardRef} tabIndex={-1}>
        <Board
          game={game}
          view={seen}
          legal={legal}
          whyNot={(command) => game.check(seen, command)}
          play={play}
          names={names}
          people={(seat) => seatCalled(names(seat), seat === 0, seat === 0 ? 'person' : 'bot')}
          prompt={board.prompt(seen, language.value, names)}
          isMyTurn={!isBusy && !isTold}
          language={language.value}
          help="marks"
          notes={notes.value}
          saveNotes={(text) => {
            notes.value = text;
          }}
          highlight={null}
          isBusy={isBusy || isTold}
          isHeld={isTold}
          beat={null}
          stories={[]}
          slots={NO_SLOTS}
          isLive
        />
      </div>
    </div>
  );
}
