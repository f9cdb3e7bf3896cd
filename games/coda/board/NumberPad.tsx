import { classes } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { type Colour, type Value, valuesWith } from '../rules/tiles.ts';
import type { Table } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';

type Props = {
  readonly table: Table;
  readonly colour: Colour;
  readonly title: string;
  readonly words: BoardWords;
  readonly own: readonly { readonly colour: Colour; readonly value: Value }[];
  readonly crossed: readonly Value[];
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
  return (
    <section class="card stack coda-pad" aria-label={title}>
      <h2>{title}</h2>
      <ul class="coda-numbers">
        {valuesWith(table.options.dashes).map((value) => (
          <li key={value}>
            <button
              type="button"
              class={classes(
                'coda-number',
                'digits',
                isSeen(value) && 'is-seen',
                crossed.includes(value) && 'is-crossed',
              )}
              data-colour={colour}
              aria-pressed={chosen.value === value}
              aria-label={[
                words.number(value),
                isSeen(value) && words.isOpen,
                crossed.includes(value) && words.isCrossed,
              ]
                .filter(Boolean)
                .join(', ')}
              onClick={() => {
                chosen.value = value;
              }}
            >
              {value === 'dash' ? '–' : value}
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        {chosen.value !== null && (
          <>
            <button
              type="button"
              class="button primary"
              disabled={isBusy}
              onClick={() => chosen.value !== null && onAttack(chosen.value)}
            >
              {words.attack(chosen.value)}
            </button>
            {canNote && (
              <button type="button" class="button" onClick={() => chosen.value !== null && onCross(chosen.value)}>
                {crossed.includes(chosen.value) ? words.uncross(chosen.value) : words.crossOut(chosen.value)}
              </button>
            )}
          </>
        )}
        <button type="button" class="button quiet" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </section>
  );
}
