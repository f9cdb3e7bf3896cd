import { classes } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { type Colour, type Value, valuesWith } from '../rules/tiles.ts';
import type { Table } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';
import { signOf } from './notes.ts';

type Props = {
  readonly table: Table;
  readonly colour: Colour;
  readonly title: string;
  readonly words: BoardWords;
  readonly own: readonly { readonly colour: Colour; readonly value: Value }[];
  readonly crossed: readonly Value[];
  /** What the tile can still be; null where the player finds that out alone. */
  readonly possible: readonly Value[] | null;
  /** Without it the pad is there for notes alone. */
  readonly canAttack: boolean;
  readonly canNote: boolean;
  readonly isBusy: boolean;
  readonly onAttack: (value: Value) => void;
  readonly onCross: (value: Value) => void;
  readonly onCancel: () => void;
};

/** The numbers that a tile could be; what lies open or is mine is struck, but may still be named (C7). */
export function NumberPad({
  table,
  colour,
  title,
  words,
  own,
  crossed,
  possible,
  canAttack,
  canNote,
  isBusy,
  onAttack,
  onCross,
  onCancel,
}: Props) {
  const chosen = useSignal<Value | null>(null);
  const isSeen = (value: Value) =>
    table.rows.some((row) => row.some((tile) => tile.open && tile.colour === colour && tile.value === value)) ||
    own.some((tile) => tile.colour === colour && tile.value === value);
  const isOut = (value: Value) => possible !== null && !possible.includes(value);
  const isSure = (value: Value) => possible?.length === 1 && possible[0] === value;
  const crossLabel = (value: Value | null) => {
    if (value === null) return words.chooseToCross;
    return crossed.includes(value) ? words.uncross(value) : words.crossOut(value);
  };
  return (
    <section class="coda-pad" aria-label={title}>
      <div class="spread">
        <h2>{title}</h2>
        <button type="button" class="button quiet" onClick={onCancel}>
          {canAttack ? words.cancel : words.close}
        </button>
      </div>
      <ul class="coda-numbers">
        {valuesWith(table.options.dashes).map((value) => (
          <li key={value}>
            <button
              type="button"
              class={classes(
                'coda-number',
                'digits',
                (isSeen(value) || isOut(value)) && 'is-seen',
                crossed.includes(value) && 'is-crossed',
                isSure(value) && 'is-sure',
              )}
              data-colour={colour}
              aria-pressed={chosen.value === value}
              aria-label={[
                words.number(value),
                isSeen(value) && words.isSeen,
                !isSeen(value) && isOut(value) && words.impossible,
                isSure(value) && words.certain,
                crossed.includes(value) && words.isCrossed,
              ]
                .filter(Boolean)
                .join(', ')}
              onClick={() => {
                chosen.value = value;
              }}
            >
              {signOf(value)}
            </button>
          </li>
        ))}
      </ul>
      <div class="coda-decide">
        {canAttack && (
          <button
            type="button"
            class="button primary"
            disabled={isBusy || chosen.value === null}
            onClick={() => chosen.value !== null && onAttack(chosen.value)}
          >
            {chosen.value === null ? words.chooseNumber : words.attack(chosen.value)}
          </button>
        )}
        {canNote && !(canAttack && chosen.value === null) && (
          <button
            type="button"
            class="button"
            disabled={chosen.value === null}
            onClick={() => chosen.value !== null && onCross(chosen.value)}
          >
            {crossLabel(chosen.value)}
          </button>
        )}
      </div>
    </section>
  );
}
