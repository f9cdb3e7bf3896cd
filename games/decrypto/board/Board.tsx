import './board.css';
import './plates.css';
import './ledger.css';
import './work.css';
import './scene.css';
import './tie.css';
import './layouts.css';
import './hand.css';
import './screen.css';
import type { Refusal } from '@cifra/kernel';
import { type BoardProps, classes, IconButton } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { type Decrypto, hasLoneInterceptor, otherTeam, type Team } from '../rules/table.ts';
import { boardWords } from '../words/board.ts';
import { tellings } from '../words/text.ts';
import { Ask } from './Ask.tsx';
import { HalfTask } from './HalfTask.tsx';
import { HeldUp } from './HeldUp.tsx';
import { Ledger } from './Ledger.tsx';
import { LookUp } from './LookUp.tsx';
import { ledgerOf, plateModel, showOf, windowsOf } from './model.ts';
import { Plate } from './Plate.tsx';
import { pointedBy } from './pointed.ts';
import { RestTask } from './RestTask.tsx';
import { SayTask } from './SayTask.tsx';
import { SceneView } from './SceneView.tsx';
import { encryptorHandOf, firstTeam, isAlone, keywordsOf, roleOf, sideInText, teamOfViewer } from './situation.ts';
import { TieBreakTask } from './TieBreakTask.tsx';
import { useGuesses } from './use-guesses.ts';
import { useBoardKeys } from './use-keys.ts';
import { useScene } from './use-scene.ts';
import { WriteTask } from './WriteTask.tsx';

/** At a table with a screen, which shows both consoles: my words and what I do; a reveal is looked at there. */
export function Hand(props: BoardProps<Decrypto>) {
  return <Board {...props} isHand />;
}

/** Two consoles with their sheets, what is to be done below them, and at the thumb what will be done. */
export function Board({ isHand = false, ...props }: BoardProps<Decrypto> & { readonly isHand?: boolean }) {
  const { view, language, highlight, isLive, slots } = props;
  const words = boardWords[language];
  const { table } = view;
  const scene = useScene(isHand ? { ...props, beat: null } : props);
  const guesses = useGuesses(props);
  /** On a small screen the sheets are behind their plates. */
  const sheet = useSignal<Team | null>(null);
  const mine = teamOfViewer(view);
  const canGuess = isLive && mine !== null && table.phase !== 'over';
  const first = firstTeam(view);
  const teams = [first, otherTeam(first)];
  const pointed = pointedBy(table, highlight);
  const isThree = hasLoneInterceptor(table);
  const isLookedAtThere = isHand && showOf(props.beat)?.type === 'revealed';
  const isHeldUp = isHand && !isLookedAtThere && table.phase === 'answers' && roleOf(view) === 'silent';
  useBoardKeys((event) => {
    if (sheet.value !== null && event.key === 'Escape') sheet.value = null;
    else if (scene?.close != null && (event.key === 'Enter' || event.key === 'Escape') && !isOnButton()) {
      if (scene.state.isDone) scene.close();
      else scene.skip();
    } else return false;
    return true;
  });
  const guessesFor = (team: Team) => (canGuess && keywordsOf(view, team) === null ? guesses : null);
  const ledger = (team: Team) => (
    <Ledger
      team={team}
      name={sideInText(table, team, words)}
      lines={ledgerOf(view, team)}
      windows={windowsOf(view, team)}
      words={words}
      guesses={guessesFor(team)}
      pointed={pointed?.teams.includes(team) === true ? pointed.round : null}
    />
  );
  return (
    <div
      class={classes('decrypto', scene !== null && 'has-scene', isHand && 'is-hand')}
      data-phase={table.phase}
      data-half={table.half}
      data-three={isThree}
      data-role={roleOf(view)}
    >
      {!isHand && (
        <div class="decrypto-consoles">
          {teams.map((team) => (
            <div key={team} class="decrypto-console" data-team={team}>
              <Plate
                plate={plateModel(view, team, scene?.show ?? null, scene?.state.isDone ?? true)}
                board={props}
                words={words}
                isPointed={pointed?.round === null && pointed.teams.includes(team)}
                isOpen={sheet.value === team}
                onOpen={
                  isAlone(table, team)
                    ? null
                    : (one) => {
                        sheet.value = sheet.value === one ? null : one;
                      }
                }
              />
              {isAlone(table, team) ? <p class="decrypto-screen decrypto-deaf">{words.noWords}</p> : ledger(team)}
            </div>
          ))}
        </div>
      )}
      <div class="decrypto-deck" key={scene === null ? 'task' : 'scene'}>
        <Ask board={props} scene={scene} words={words} isShown={isHeldUp} />
        {task()}
      </div>
      {sheet.value !== null && (
        <section
          class="decrypto-sheet"
          data-team={sheet.value}
          aria-label={words.sheetOf(sideInText(table, sheet.value, words))}
        >
          <header>
            <h2>{words.sheetOf(sideInText(table, sheet.value, words))}</h2>
            <IconButton
              icon="close"
              label={words.closeSheet}
              onPress={() => {
                sheet.value = null;
              }}
            />
          </header>
          <div class="decrypto-box" data-team={sheet.value}>
            {ledger(sheet.value)}
          </div>
        </section>
      )}
      {slots.aside !== null && <div class="decrypto-aside">{slots.aside}</div>}
    </div>
  );

  function tell(refusal: Refusal): string {
    return tellings[language].refusal(refusal) ?? refusal.code;
  }

  function task() {
    if (scene !== null) return <SceneView board={props} scene={scene} words={words} />;
    if (isLookedAtThere) return <LookUp words={words} />;
    const own = mine === null ? null : encryptorHandOf(view, mine);
    const keywords = mine === null ? null : keywordsOf(view, mine);
    const line = mine === null || table.half !== mine ? undefined : table.sheet[mine].at(-1);
    if (isLive && own?.code != null && line?.said === view.viewer && line?.clues?.includes(null) === true)
      return <SayTask board={props} code={own.code} keywords={keywords ?? []} words={words} tell={tell} />;
    if (isHeldUp) return <HeldUp board={props} words={words} />;
    if (isLive && mine !== null && roleOf(view) === 'writes' && own?.code != null && keywords !== null)
      return (
        <WriteTask
          key={table.round}
          board={props}
          team={mine}
          code={own.code}
          keywords={keywords}
          written={own.clues}
          words={words}
          tell={tell}
        />
      );
    if (table.phase === 'answers' && table.half !== null)
      return (
        <HalfTask
          key={`${table.round}-${table.half}`}
          board={props}
          half={table.half}
          words={words}
          guesses={guessesFor(table.half)}
          tell={tell}
        />
      );
    if (table.phase === 'names' || table.phase === 'judging')
      return <TieBreakTask board={props} words={words} guesses={guesses} />;
    return <RestTask board={props} words={words} guesses={canGuess ? guesses : null} />;
  }
}

/** A button keeps its own Enter. */
function isOnButton(): boolean {
  return document.activeElement?.closest('button, a, input, summary') != null;
}
