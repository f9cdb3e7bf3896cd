import { useSignal } from '@preact/signals';
import { type Choice, COLOURS, type Colour, type Command, type Table } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import type { Words } from '../words/en.ts';
import type { Write } from './aim.ts';
import { Die } from './Die.tsx';

type Props = {
  readonly table: Table;
  readonly legal: readonly Command[];
  readonly words: BoardWords;
  readonly game: Words;
  readonly isBusy: boolean;
  readonly isMyTurn: boolean;
  /** Made but not yet shown to the others. */
  readonly choice: Choice | null;
  /** Chosen by a finger, not written yet. */
  readonly aim: Write | null;
  readonly play: (command: Command) => void;
};

/** The dice to choose and throw, and what can be done with what they show. */
export function Dice({ table, legal, words, game, isBusy, isMyTurn, choice, aim, play }: Props) {
  const chosen = useSignal<readonly Colour[]>(['orange', 'yellow', 'purple']);
  const may = (type: Command['type']) => legal.some((move) => move.type === type);
  const faces = table.dice ?? {};
  const total = Object.values(faces).reduce((sum, face) => sum + face, 0);
  const toggle = (colour: Colour) => {
    chosen.value = COLOURS.filter((one) => (one === colour) !== chosen.value.includes(one));
  };
  return (
    <section class="qwinto-dock" aria-label={words.dice}>
      <div class="qwinto-dice">
        {COLOURS.map((colour) => {
          const face = faces[colour] ?? null;
          if (may('roll'))
            return (
              <button
                key={colour}
                type="button"
                class="die-button"
                aria-pressed={chosen.value.includes(colour)}
                aria-label={words.die(game.colour[colour])}
                onClick={() => toggle(colour)}
              >
                <Die colour={colour} face={null} sign={game.sign[colour]} />
              </button>
            );
          // A die that was left out keeps its place, so that nothing jumps.
          if (face === null)
            return (
              <span key={colour} class="is-out">
                <Die colour={colour} face={null} sign={game.sign[colour]} />
              </span>
            );
          return (
            <span
              key={`${colour}${table.rolls[colour]}`}
              class="opens"
              role="img"
              aria-label={words.dieShows(game.colour[colour], face)}
            >
              <Die colour={colour} face={face} sign={game.sign[colour]} />
            </span>
          );
        })}
        {total > 0 && <output class="digits total">{total}</output>}
      </div>
      <div class="qwinto-do">
        {may('roll') && (
          <button
            type="button"
            class="button primary"
            disabled={isBusy || chosen.value.length === 0}
            onClick={() => play({ type: 'roll', dice: chosen.value })}
          >
            {chosen.value.length === 0 ? words.rollNone : words.roll(chosen.value.length)}
          </button>
        )}
        {may('keep') && (
          <>
            <button type="button" class="button primary" disabled={isBusy} onClick={() => play({ type: 'keep' })}>
              {words.keep(total)}
            </button>
            <button type="button" class="button" disabled={isBusy} onClick={() => play({ type: 'reroll' })}>
              {words.reroll}
            </button>
          </>
        )}
        {aim !== null && (
          <button type="button" class="button primary" disabled={isBusy} onClick={() => play(aim)}>
            {words.writeChosen(total, words.row[aim.row], aim.column)}
          </button>
        )}
        {may('skip') && (
          <button type="button" class="button" disabled={isBusy} onClick={() => play({ type: 'skip' })}>
            {isMyTurn ? words.skipAsFail : words.skip}
          </button>
        )}
        {choice !== null && (
          <p class="small" role="status">
            {choice === 'skip' ? words.yourSkip : words.yourChoice(words.row[choice.row], choice.column)}{' '}
            <span class="muted">{words.chosen}</span>
          </p>
        )}
      </div>
    </section>
  );
}
