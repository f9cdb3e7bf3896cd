import type { Names, Refusal, View } from '@cifra/kernel';
import type { Help } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { answerers, type Command, type Decrypto, type Draft, TEAMS, type Team } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import { Dials } from './Dials.tsx';
import type { Guesses } from './notes.ts';
import { codeText, completed, keywordsOf, type Role, teamHandOf, teamOfViewer } from './situation.ts';
import { TeamName } from './TeamName.tsx';

type Props = {
  readonly view: View<Decrypto>;
  readonly half: Team;
  readonly role: Role;
  readonly words: BoardWords;
  readonly names: Names;
  readonly help: Help;
  /** What the viewer has noted about the rivals' words. */
  readonly guesses: Guesses;
  /** For now the dials cannot be turned. */
  readonly isHeld: boolean;
  /** A replay shows the dials as they stand. */
  readonly isLive: boolean;
  readonly whyNot: (command: Command) => Refusal | null;
  readonly tell: (refusal: Refusal) => string;
  readonly play: (command: Command) => Promise<Refusal | null>;
};

/** The half being played: its clues, and what the viewer's team makes of them on three shared dials (D5, D21). */
export function Half({ view, half, role, words, names, help, guesses, isHeld, isLive, whyNot, tell, play }: Props) {
  const { table, viewer } = view;
  const mine = teamOfViewer(view);
  const hand = mine === null ? null : teamHandOf(view, mine);
  // What I have turned and the house has not heard yet, so that two quick turns do not undo each other.
  const turned = useSignal<Draft | null>(null);
  const shown = turned.value ?? hand?.draft ?? null;
  const decides = role === 'answers' || role === 'intercepts';
  const isDecided = mine !== null && table.done.includes(mine);
  const isOpen = decides && isLive && !isDecided && shown !== null && whyNot({ type: 'draft', code: shown }) === null;
  const turn = async (draft: Draft) => {
    turned.value = draft;
    await play({ type: 'draft', code: draft });
    if (turned.value === draft) turned.value = null;
  };
  const clues = table.sheet[half].at(-1)?.clues ?? [];
  const ours = mine === null ? [] : answerers(table, mine);
  const confirmed = turned.value === null ? (hand?.confirmed ?? []) : [];
  const code = shown === null ? null : completed(shown);
  const refusal = code === null ? null : whyNot({ type: 'confirm', code });
  const hasConfirmed = viewer !== 'spectator' && confirmed.includes(viewer);
  const awaited = table.waiting.filter((seat) => seat !== viewer);
  const hasDraft = hand !== null && (decides || role === 'silent');
  return (
    <section class="card stack decrypto-half" data-team={half} aria-labelledby="decrypto-half">
      <h2 id="decrypto-half">
        <TeamName team={half}>
          {mine === null ? words.halfTitle(half) : mine === half ? words.ownHalfTitle : words.rivalHalfTitle}
        </TeamName>
      </h2>
      <p class="small muted">{helpFor(role, table.round, words)}</p>
      <Dials
        clues={clues}
        draft={hasDraft ? (isDecided ? (hand.answer ?? shown) : shown) : null}
        keywords={mine === half ? keywordsOf(view, half) : role === 'intercepts' ? guesses : null}
        marksTaken={help !== 'none'}
        words={words}
        isHeld={isHeld}
        onTurn={isOpen ? (draft) => void turn(draft) : null}
      />
      {hasDraft && shown !== null && (
        <p class="visually-hidden" role="status">
          {words.draft(codeText(shown), words.list(confirmed.map(names)))}
        </p>
      )}
      {isOpen && !hasConfirmed && (
        <div class="row decrypto-decide">
          <button
            type="button"
            class="button primary"
            disabled={isHeld}
            aria-disabled={code === null || refusal !== null}
            aria-describedby="decrypto-why"
            onClick={() => code !== null && refusal === null && void play({ type: 'confirm', code })}
          >
            {code === null ? words.turnDials : words.confirm(codeText(code))}
          </button>
          {shown.some((digit) => digit !== null) && (
            <button
              type="button"
              class="button quiet"
              disabled={isHeld}
              onClick={() => void turn(shown.map(() => null))}
            >
              {words.clear}
            </button>
          )}
          <p id="decrypto-why" class="decrypto-why" aria-live="polite">
            {refusal === null ? '' : tell(refusal)}
          </p>
        </div>
      )}
      {isOpen && hasConfirmed && code !== null && (
        <p>
          <strong>✓ {words.confirmed(codeText(code))}</strong> {words.changeStill}
        </p>
      )}
      {hasDraft && isDecided && (
        <p>
          <strong>{hand.answer === null ? words.ourSilence : words.ourDecision(codeText(hand.answer))}</strong>
        </p>
      )}
      {hasDraft && !isDecided && ours.length > 1 && (
        <div class="stack small">
          {decides && <span class="muted">{words.together}</span>}
          <ul class="decrypto-team-list">
            {ours.map((seat) => (
              <li key={seat} class="chip">
                <span aria-hidden="true">
                  {confirmed.includes(seat) ? '✓' : '…'} {names(seat)}
                </span>
                <span class="visually-hidden">
                  {confirmed.includes(seat) ? words.hasConfirmed(names(seat)) : words.hasNotConfirmed(names(seat))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p class="small muted" role="status">
        {TEAMS.filter((team) => team !== mine && table.done.includes(team)).map((team) => `${words.decided(team)} `)}
        {awaited.length > 0 && words.waitingFor(words.list(awaited.map(names)))}
      </p>
    </section>
  );
}

function helpFor(role: Role, round: number, words: BoardWords): string {
  switch (role) {
    case 'answers':
      return words.answerHelp;
    case 'intercepts':
      return words.interceptHelp;
    case 'silent':
      return words.silent;
    case 'listens':
      return words.noInterception;
    case 'writes':
    case 'locked':
    case 'rests':
    case 'names':
    case 'judges':
    case 'watches':
    case 'over':
      return round === 1 ? words.watchFirst : words.watchHalf;
  }
}
