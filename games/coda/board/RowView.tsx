import { classes, Tile } from '@cifra/kit';
import type { Value } from '../rules/tiles.ts';
import type { Row } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';

type Props = {
  readonly row: Row;
  readonly words: BoardWords;
  /** What the owner knows; null shows backs. */
  readonly known?: readonly Value[];
  readonly chosen?: number | null;
  readonly canPress?: (place: number) => boolean;
  readonly onPress?: (place: number) => void;
  /** Gaps that can be chosen for a tile (C13, C14). */
  readonly slots?: readonly number[];
  readonly onSlot?: (slot: number) => void;
  /** The key of a tile that a log entry speaks of. */
  readonly pointed?: number;
  readonly noteOf?: (key: number) => string;
};

/** A row of standing tiles, low to high; what lies open lies down a little. */
export function RowView({ row, words, known, chosen, canPress, onPress, slots = [], onSlot, pointed, noteOf }: Props) {
  const gap = (slot: number) =>
    slots.includes(slot) && onSlot !== undefined ? (
      <li key={`slot-${slot}`}>
        <button type="button" class="coda-slot" aria-label={words.slot(slot)} onClick={() => onSlot(slot)}>
          +
        </button>
      </li>
    ) : null;
  return (
    <ol class="coda-row">
      {row.map((tile, place) => {
        const value = known?.[place] ?? tile.value;
        const pressable = canPress?.(place) === true && onPress !== undefined;
        return [
          gap(place),
          <li key={tile.key} class={classes(tile.open ? 'is-open' : 'is-standing', tile.key === pointed && 'pointed')}>
            <Tile
              colour={tile.colour}
              value={value === null ? null : value === 'dash' ? '–' : String(value)}
              label={words.tile(tile.colour, value, place)}
              isOpening={tile.open}
              {...(pressable ? { onPress: () => onPress(place), isPressed: chosen === place } : {})}
            />
            {noteOf !== undefined && !tile.open && <span class="coda-note digits">{noteOf(tile.key)}</span>}
          </li>,
        ];
      })}
      {gap(row.length)}
    </ol>
  );
}
