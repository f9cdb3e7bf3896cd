import { classes } from '../base/classes.ts';
import { Mark } from '../icons/Mark.tsx';
import type { TileMark } from './Tile.tsx';

type Props = {
  readonly mark: TileMark;
  /** `–` is drawn as a bar. */
  readonly value: string;
  readonly label: string;
  /** Why it cannot be chosen, in a word or two; absent where it can. */
  readonly why?: string;
  /** It was tried here and was wrong. */
  readonly isFailed?: boolean;
  readonly isPressed?: boolean;
  /** Shows the mark too, where keys of several colours stand side by side. */
  readonly isMarked?: boolean;
  /** Takes a line of the pad for itself. */
  readonly isWide?: boolean;
  readonly onPress: () => void;
};

/** A key of a `key-pad`. One that cannot be chosen stays in reach of keyboard and screen reader, and says why. */
export function Key({ mark, value, label, why, isFailed, isPressed = false, isMarked, isWide, onPress }: Props) {
  const isOff = why !== undefined;
  return (
    <button
      type="button"
      class={classes('key', isWide && 'is-wide')}
      data-mark={mark}
      data-failed={isFailed}
      aria-label={isOff ? `${label}: ${why}` : label}
      aria-pressed={isPressed}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      {value === '–' ? <b class="is-dash" /> : <b>{value}</b>}
      {isOff && <small>{why}</small>}
      {isMarked === true && mark !== 'blank' && <Mark name={mark} />}
    </button>
  );
}
