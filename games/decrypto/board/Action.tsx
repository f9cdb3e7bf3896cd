import type { Refusal } from '@cifra/kernel';
import type { BoardProps } from '@cifra/kit';
import { type Command, type Decrypto, hasLoneInterceptor } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import { Encrypt } from './Encrypt.tsx';
import { Half } from './Half.tsx';
import { Judging } from './Judging.tsx';
import { Naming } from './Naming.tsx';
import type { Guesses } from './notes.ts';
import { encryptorHandOf, keywordsOf, roleOf, teamOfViewer } from './situation.ts';
import { Written } from './Written.tsx';

type Props = Pick<BoardProps<Decrypto>, 'view' | 'whyNot' | 'play' | 'names' | 'help' | 'isHeld' | 'isLive'> & {
  readonly words: BoardWords;
  readonly tell: (refusal: Refusal) => string;
  readonly guesses: Guesses;
  readonly onGuess: (at: number, guess: string) => void;
  readonly onGuessed: () => void;
};

/** What the viewer does now, by their part in this moment. */
export function Action(props: Props) {
  const { view, whyNot, play, names, help, words, isHeld, isLive, tell, guesses, onGuess, onGuessed } = props;
  const { table } = view;
  const role = roleOf(view);
  const mine = teamOfViewer(view);
  const own = mine === null ? null : encryptorHandOf(view, mine);
  const keywords = mine === null ? null : keywordsOf(view, mine);
  const send = (command: Command) => void play(command);
  if (table.half !== null && table.phase === 'answers')
    return (
      <Half
        key={`${table.round}-${table.half}`}
        view={view}
        half={table.half}
        role={role}
        words={words}
        names={names}
        help={help}
        guesses={guesses}
        isHeld={isHeld}
        isLive={isLive}
        whyNot={whyNot}
        tell={tell}
        play={play}
      />
    );
  if ((role === 'writes' || role === 'locked') && own?.code != null && keywords !== null) {
    if (role === 'writes' && isLive)
      return (
        <Encrypt
          key={table.round}
          code={own.code}
          keywords={keywords}
          written={own.clues}
          words={words}
          isHeld={isHeld}
          whyNot={(clues) => whyNot({ type: 'encrypt', clues })}
          tell={tell}
          onKeep={(clues) => play({ type: 'jot', clues })}
          onLock={(clues) => send({ type: 'encrypt', clues })}
        />
      );
    return <Written code={own.code} keywords={keywords} clues={own.clues} words={words} isLocked={role === 'locked'} />;
  }
  if (role === 'names')
    return (
      <Naming
        guesses={guesses}
        words={words}
        isHeld={isHeld}
        isLive={isLive}
        onGuess={onGuess}
        onGuessed={onGuessed}
        onName={() => send({ type: 'name', words: guesses })}
      />
    );
  if (role === 'judges' && mine !== null && keywords !== null)
    return (
      <Judging
        table={table}
        team={mine}
        keywords={keywords}
        words={words}
        isHeld={isHeld}
        isLive={isLive}
        onJudge={(accept) => send({ type: 'judge', accept })}
      />
    );
  if (role === 'over') return null;
  const isThree = hasLoneInterceptor(table);
  return (
    <section class="card stack decrypto-rest">
      {table.phase === 'clues' && <h2>{words.restTitle}</h2>}
      {role === 'rests' && (
        <p class="muted">
          {!isThree ? words.restHelp : mine === 'black' ? words.restHelpAlone : words.restHelpAgainstOne}
        </p>
      )}
      {table.phase === 'names' && mine !== null && <p>{words.named}</p>}
      <p class="small muted" role="status">
        {words.waitingFor(words.list(table.waiting.map(names)))}
      </p>
    </section>
  );
}
