import type { Names } from '@cifra/kernel';
import { useSignal } from '@preact/signals';
import { COLOURS, type Colour, type Command, type Table } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import type { Words } from '../words/en.ts';
import { Die } from './Die.tsx';

type Props = {
  readonly table: Table;
  readonly legal: readonly Command[];
  readonly words: BoardWords;
  readonly game: Words;
  readonly isBusy: boolean;
  readonly names: Names;
  readonly play: (command: Command) => void;
};

/** The dice to choose and throw, and what can be done with what they show. */
export function Dice({ table, legal, words, game, isBusy, play }: Props) {
  const chosen = useSignal<readonly Colour[]>(['orange', 'yellow', 'purple']);
  const mayRoll = legal.some(({ type }) => type === 'roll');
  const mayKeep = legal.some(({ type }) => type === 'keep');
  const faces = table.dice ?? {};
  const total = Object.values(faces).reduce((sum, face) => sum + face, 0);
  const toggle = (colour: Colour) => {
    chosen.value = COLOURS.filter((one) => (one === colour) !== chosen.value.includes(one));
  };
  return (
    <section class="qwinto-dice" aria-label={words.dice}>
      <div class="row">
        {COLOURS.map((colour) => {
          const face = faces[colour] ?? null;
          if (mayRoll)
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
          return face === null ? null : (
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
      {mayRoll && (
        <button
          type="button"
          class="button primary"
          disabled={isBusy || chosen.value.length === 0}
          onClick={() => play({ type: 'roll', dice: chosen.value })}
        >
          {chosen.value.length === 0 ? words.rollNone : words.roll(chosen.value.length)}
        </button>
      )}
      {mayKeep && (
        <div class="row">
          <button type="button" class="button primary" disabled={isBusy} onClick={() => play({ type: 'keep' })}>
            {words.keep(total)}
          </button>
          <button type="button" class="button" disabled={isBusy} onClick={() => play({ type: 'reroll' })}>
            {words.reroll}
          </button>
        </div>
      )}
    </section>
  );
}
