import type { BoardProps } from '@cifra/kit';
import type { Decrypto } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { roundsOf } from './model.ts';
import { Sand } from './Sand.tsx';
import { codeText, encryptorHandOf, roleOf, sideInText, teamOfViewer } from './situation.ts';
import type { SceneOn } from './use-scene.ts';

type Props = {
  readonly board: BoardProps<Decrypto>;
  readonly scene: SceneOn | null;
  readonly words: BoardWords;
  /** Others may look at it: the code stays off it. */
  readonly isShown?: boolean;
};

/** Which round it is, what is asked of me in one sentence, and the sand. */
export function Ask({ board, scene, words, isShown = false }: Props) {
  const { view, prompt } = board;
  const { table } = view;
  const all = roundsOf(view);
  const round = scene?.show.round ?? table.round;
  const about = aboutNow();
  // The last reveal is of its round still.
  const isTied = scene === null && (table.phase === 'names' || table.phase === 'judging');
  return (
    <div class="decrypto-ask">
      <div class="sentence">
        <p class="kicker">
          <span>
            {isTied ? words.tieBreak : words.roundOf(round, all)}
            {about !== '' && ' · '}
          </span>
          {about !== '' && <span class="about">{about}</span>}
        </p>
        <p class="says">{scene === null ? prompt : sceneLine(scene)}</p>
      </div>
      <Sand board={board} />
      <ol class="decrypto-track" aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          <li key={at} data-state={at + 1 < round ? 'done' : at + 1 === round ? 'now' : 'later'} />
        ))}
      </ol>
    </div>
  );

  function aboutNow(): string {
    if (scene !== null) return words.codeOf(sideInText(table, scene.show.team, words));
    const mine = teamOfViewer(view);
    const role = roleOf(view);
    const code = mine === null ? null : (encryptorHandOf(view, mine)?.code ?? null);
    if (isShown) return words.ownClues;
    if ((role === 'writes' || role === 'locked' || role === 'silent') && code !== null)
      return words.yourCode(codeText(code));
    if (table.half !== null)
      return mine === table.half ? words.ownClues : words.cluesOf(sideInText(table, table.half, words));
    return '';
  }

  function sceneLine({ show, state }: SceneOn): string {
    if (state.isDone) return words.theCode(codeText(show.code));
    if (state.open > 0) return words.theCode(codeText(show.code.map((digit, at) => (at < state.open ? digit : null))));
    if (state.hasAnswer) return words.andTheAnswer;
    return state.hasInterception ? words.andTheInterception : words.whatWasSaid;
  }
}
