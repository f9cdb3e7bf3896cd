import { classes, Tile } from '@cifra/kit';
import type { Value } from '../rules/tiles.ts';
import type { Row } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';
import { MARK } from './mark.ts';
import { type Remark, shortly, signOf } from './notes.ts';

type Props = {
  readonly row: Row;
  readonly words: BoardWords;
  /** What the owner knows; null shows backs. */
  readonly known?: readonly Value[];
  readonly chosen?: number | null;
  readonly canPress?: (place: number) => boolean;
  readonly onPress?: (place: number) => void;
  /** Tiles that a move of the viewer is about, not only a note. */
  readonly isMarked?: (place: number) => boolean;
  /** Gaps that can be chosen for a tile (C13, C14). */
  readonly slots?: readonly number[];
  readonly onSlot?: (slot: number) => void;
  /** The gap that was said for the drawn tile. */
  readonly said?: number | null;
  /** The key of a tile that a log entry speaks of. */
  readonly pointed?: number;
  readonly remarkOn?: (key: number) => Remark | null;
};

/** A row of standing tiles, low to high; what lies open lies down a little. */
export function RowView(props: Props) {
  const { row, words, known, chosen, canPress, onPress, isMarked, slots = [], onSlot, said, pointed, remarkOn } = props;
  const gap = (slot: number) => {
    if (slot === said)
      return (
        <li key="said">
          <span class="coda-slot is-said" role="img" aria-label={words.placeSaid(slot)}>
            ✓
          </span>
        </li>
      );
    if (!slots.includes(slot) || onSlot === undefined) return null;
    return (
      <li key={`slot-${slot}`}>
        <button type="button" class="coda-slot" aria-label={words.slot(slot)} onClick={() => onSlot(slot)}>
          +
        </button>
      </li>
    );
  };
  return (
    <ol class="coda-row">
      {row.map((tile, place) => {
        const value = known?.[place] ?? tile.value;
        const pressable = canPress?.(place) === true && onPress !== undefined;
        const remark = tile.open ? null : (remarkOn?.(tile.key) ?? null);
        const label = words.tile(tile.colour, value, place, tile.open);
        return [
          gap(place),
          <li
            key={tile.key}
            class={classes(
              tile.open ? 'is-open' : 'is-standing',
              isMarked?.(place) === true && 'is-marked',
              tile.key === pointed && 'pointed',
            )}
          >
            <Tile
              mark={MARK[tile.colour]}
              value={value === null ? null : signOf(value)}
              label={remark === null ? label : `${label}, ${words.remark(remark)}`}
              isOpening={tile.open}
              {...(pressable ? { onPress: () => onPress(place), isPressed: chosen === place } : {})}
            />
            {remarkOn !== undefined && (
              <span class="coda-note digits" data-kind={remark?.kind} aria-hidden="true">
                {remark !== null && shortly(remark).map((sign) => <span key={sign}>{sign}</span>)}
              </span>
            )}
          </li>,
        ];
      })}
      {gap(row.length)}
    </ol>
  );
}
