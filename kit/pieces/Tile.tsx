import type { ComponentChildren } from 'preact';
import { classes } from '../base/classes.ts';
import { Mark, type MarkName } from '../icons/Mark.tsx';

/** What tells tiles apart besides their colour: dark ones carry a moon, light ones a sun, green ones a leaf. `blank` is linen and says nothing. */
export type TileMark = MarkName | 'blank';

/** Written on a tile it is drawn as a bar. */
const DASH = '–';

type Props = {
  readonly mark: TileMark;
  /** Null shows the back. */
  readonly value: string | null;
  readonly label: string;
  /** The width, as a length of CSS. */
  readonly size?: string;
  /** Flat: it has fallen, and lies face up for everybody. */
  readonly posture?: 'standing' | 'flat';
  /** Hit, or new: it keeps its glow until the next move. */
  readonly isGlowing?: boolean;
  readonly isPressed?: boolean;
  readonly isOpening?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
  /** Notes on the tile: `tile-letter`, `tile-note`. */
  readonly children?: ComponentChildren;
};

/** A tile: a button where it can be pressed, otherwise a picture with a name. */
export function Tile(props: Props) {
  const { mark, value, label, size, posture = 'standing', isPressed, isDisabled, onPress } = props;
  const look = {
    class: classes('tile', props.isGlowing && 'glows', props.isOpening && (posture === 'flat' ? 'falls' : 'opens')),
    'data-mark': mark,
    'data-hidden': value === null,
    'data-posture': posture,
    'aria-label': label,
    style: size === undefined ? undefined : { '--size': size },
  };
  const face = (
    <>
      {value !== null && <Value text={value} />}
      {mark !== 'blank' && <Mark name={mark} />}
      {props.children}
    </>
  );
  if (onPress === undefined)
    return (
      <span {...look} role="img">
        {face}
      </span>
    );
  return (
    <button type="button" {...look} aria-pressed={isPressed} disabled={isDisabled} onClick={onPress}>
      {face}
    </button>
  );
}

function Value({ text }: { readonly text: string }) {
  if (text === DASH) return <b class="is-dash" />;
  return <b class={classes(text.length > 1 && 'is-long')}>{text}</b>;
}
