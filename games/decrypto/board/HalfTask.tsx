import type { Refusal } from '@cifra/kernel';
import { type BoardProps, Button, IconButton } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { answerers, type Decrypto, type Draft, type Team } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { Dials } from './Dials.tsx';
import { Mates } from './Mates.tsx';
import { dialsOf, draftsSeen, showOf, windowsOf } from './model.ts';
import { codeText, completed, keywordsOf, roleOf, teamHandOf, teamOfViewer, untyped } from './situation.ts';
import type { GuessesState } from './use-guesses.ts';
import { useDialKeys } from './use-keys.ts';
import { Windows } from './Windows.tsx';

type Props = {
  readonly board: BoardProps<Decrypto>;
  readonly half: Team;
  readonly words: BoardWords;
  readonly guesses: GuessesState | null;
  readonly tell: (refusal: Refusal) => string;
};

/** The half being played: all clues under their digits, the three to read now, and the team's shared dials (D5, D21). */
export function HalfTask({ board, half, words: usual, guesses, tell }: Props) {
  const words = untyped(usual, board.view.table.sheet[half].at(-1)?.said !== undefined);
  const { view, whyNot, play, names, isHeld, isLive, legal } = board;
  const { table, viewer } = view;
  const role = roleOf(view);
  const mine = teamOfViewer(view);
  const hand = mine === null ? null : teamHandOf(view, mine);
  // What I have turned and the house has not heard yet, so that two quick turns do not undo each other.
  const turned = useSignal<Draft | null>(null);
  const drafts = draftsSeen(view);
  const seen = drafts[0] ?? mine ?? half;
  const dials = dialsOf(view, seen, turned.value);
  const draft = dials.map(({ digit }) => digit);
  const decides = role === 'answers' || role === 'intercepts';
  const isDecided = mine !== null && table.done.includes(mine);
  const isOpen = decides && isLive && !isDecided && whyNot({ type: 'draft', code: draft }) === null;
  const turn = async (next: Draft) => {
    turned.value = next;
    await play({ type: 'draft', code: next });
    if (turned.value === next) turned.value = null;
  };
  const code = completed(draft);
  const isUnset = draft.every((digit) => digit === null);
  const refusal = code === null || legal.length === 0 ? null : whyNot({ type: 'confirm', code });
  const confirmed = turned.value === null ? (hand?.confirmed ?? []) : [];
  const hasConfirmed = viewer !== 'spectator' && confirmed.includes(viewer);
  const clear = () => void turn(draft.map(() => null));
  const confirm = () => {
    if (code !== null && refusal === null && !isHeld) void play({ type: 'confirm', code });
  };
  useDialKeys(isOpen && !isHeld ? { draft, turn: (next) => void turn(next), confirm, clear } : null);
  const ours = mine === null ? [] : answerers(table, mine);
  const others = ours.filter((seat) => seat !== viewer && !confirmed.includes(seat));
  const missing = (): string | undefined => {
    if (code === null)
      return isUnset
        ? words.setAll
        : words.missingDials(
            dials.flatMap(({ clue, digit }, at) => (digit === null ? [clue ?? words.blankAt(at)] : [])),
          );
    if (hasConfirmed) return others.length === 0 ? words.youConfirmed : words.waitFor(words.list(others.map(names)));
    return refusal === null ? undefined : tell(refusal);
  };
  const label = (): string => {
    if (isUnset) return words.confirmUnset;
    return hasConfirmed && code !== null ? words.confirmed(codeText(code)) : words.confirm(codeText(draft));
  };
  const why = missing();
  return (
    <>
      <div class="decrypto-work is-half">
        <div class="decrypto-box" data-team={half}>
          <Windows
            windows={windowsOf(view, half)}
            words={words}
            guesses={guesses}
            pointed={pointedDigits(board.pointsAt)}
          />
          <div class="decrypto-both" data-count={Math.max(1, drafts.length)}>
            {(drafts.length > 1 ? drafts : [seen]).map((team) => (
              <Dials
                key={team}
                board={board}
                dials={team === seen ? dials : dialsOf(view, team, null)}
                isTyped={showOf(board.beat)?.type === 'clues'}
                isBare={drafts.length === 0}
                words={words}
                keywords={
                  mine === half
                    ? keywordsOf(view, half)
                    : role === 'intercepts'
                      ? (guesses?.all.map(({ text }) => text) ?? null)
                      : null
                }
                onTurn={isOpen && team === seen ? (next) => void turn(next) : null}
              />
            ))}
          </div>
        </div>
        <Mates board={board} half={half} words={words} confirmed={confirmed} isDialled={code !== null} />
      </div>
      <div class="decrypto-thumb">
        {isOpen ? (
          <>
            {!isUnset && <IconButton icon="undo" label={words.clear} onPress={clear} />}
            <Button
              // Beside the way back it is another button: it does not move under a finger.
              key={isUnset ? 'bare' : 'turned'}
              kind="primary"
              isLarge
              onPress={confirm}
              isBusy={isHeld}
              {...(why === undefined ? {} : { missing: why })}
            >
              {label()}
            </Button>
          </>
        ) : (
          <p class="decrypto-waits">{waitText()}</p>
        )}
      </div>
    </>
  );

  function waitText(): string {
    // What the team says about an encryptor's clues is a secret from the encryptor too.
    if (isDecided && hand !== null && ours.some((seat) => seat === viewer))
      return hand.answer === null ? words.ourSilence : words.ourDecision(codeText(hand.answer));
    return words.waitFor(words.list(table.waiting.filter((seat) => seat !== viewer).map(names)));
  }
}

/** A lesson may speak of some windows: `windows:3,1`. */
function pointedDigits(pointsAt: string | null): readonly number[] {
  return pointsAt?.startsWith('windows:') === true ? pointsAt.slice(8).split(',').map(Number) : [];
}
