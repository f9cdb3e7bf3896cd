import { type BoardProps, Button } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { type Decrypto, judgeable, otherTeam, pointsOf, type Team } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { windowsOf } from './model.ts';
import { NamedWords } from './NamedWords.tsx';
import { firstTeam, keywordsOf, roleOf, teamHandOf, teamOfViewer } from './situation.ts';
import { signed, Tapes } from './Tapes.tsx';
import type { GuessesState } from './use-guesses.ts';
import { Windows } from './Windows.tsx';

type Props = {
  readonly board: BoardProps<Decrypto>;
  readonly words: BoardWords;
  readonly guesses: GuessesState;
};

/** Level after points: the arithmetic, then the rivals' words by number, then the near misses (D13, D14). */
export function TieBreakTask({ board, words, guesses }: Props) {
  const { view, play, names, isHeld, isLive } = board;
  const { table, viewer } = view;
  const mine = teamOfViewer(view);
  const role = roleOf(view);
  const first = firstTeam(view);
  const rival = otherTeam(first);
  const points = pointsOf(table);
  const accepted = useSignal<readonly number[]>([]);
  const waited = table.waiting.filter((seat) => seat !== viewer);
  const toggle = (at: number) => {
    const others = accepted.value.filter((one) => one !== at);
    accepted.value = accepted.value.includes(at) ? others : [...others, at].toSorted();
  };
  return (
    <>
      <div class="decrypto-work is-tie">
        <Tapes tokens={table.tokens} order={[first, rival]} words={words} />
        <ol class="decrypto-steps">
          <li data-state="done">
            <span>{words.stepLevel(signed(points.white), signed(points.black))}</span>
          </li>
          <li data-state={table.phase === 'names' ? 'now' : 'done'}>
            <b>{mine === null ? words.stepNamesWatched : words.stepNames(words.team[rival])}</b>
            {table.phase === 'names' && <span>{words.stepNamesHelp}</span>}
          </li>
          <li data-state={table.phase === 'judging' ? 'now' : 'later'}>
            <span>{table.phase === 'judging' ? words.stepJudging : words.stepShared}</span>
          </li>
        </ol>
        {body()}
      </div>
      <div class="decrypto-thumb">{thumb()}</div>
    </>
  );

  function body() {
    if (role === 'judges' && mine !== null) return <Judged team={mine} />;
    if (table.names !== null) return <NamedWords table={table} order={[first, rival]} words={words} />;
    return (
      <div class="decrypto-box" data-team={rival}>
        <Windows
          windows={windowsOf(view, rival).map((one) => ({
            ...one,
            word: keywordsOf(view, rival) === null ? namedByUs(one.digit) : one.word,
          }))}
          words={words}
          guesses={role === 'names' && isLive ? guesses : null}
        />
      </div>
    );
  }

  /** What our team has said, once it has. */
  function namedByUs(digit: number): string | null {
    const said = mine === null ? null : (teamHandOf(view, mine)?.names ?? null);
    return said === null ? null : said[digit - 1]?.trim() || '–';
  }

  function Judged({ team }: { readonly team: Team }) {
    const named = table.names?.[otherTeam(team)].words ?? [];
    const keywords = keywordsOf(view, team) ?? [];
    return (
      <ul class="decrypto-judging">
        {judgeable(table, team).map((at) => (
          <li key={at}>
            <label>
              <input
                type="checkbox"
                disabled={isHeld || !isLive}
                checked={accepted.value.includes(at)}
                onChange={() => toggle(at)}
              />
              <span>{words.judgeLine(named[at] ?? '', keywords[at] ?? '')}</span>
            </label>
          </li>
        ))}
      </ul>
    );
  }

  function thumb() {
    if (!isLive || (role !== 'names' && role !== 'judges'))
      return <p class="decrypto-waits">{waited.length === 0 ? '' : words.waitFor(words.list(waited.map(names)))}</p>;
    if (role === 'names')
      return (
        <Button
          kind="primary"
          isLarge
          isBusy={isHeld}
          onPress={() => {
            guesses.save();
            void play({ type: 'name', words: guesses.all.map(({ text }) => text) });
          }}
        >
          {words.name}
          <small>{words.onceForAll}</small>
        </Button>
      );
    return (
      <Button
        kind="primary"
        isLarge
        isBusy={isHeld}
        onPress={() => void play({ type: 'judge', accept: accepted.value })}
      >
        {words.judge(accepted.value.length)}
        <small>{words.onceForAll}</small>
      </Button>
    );
  }
}
