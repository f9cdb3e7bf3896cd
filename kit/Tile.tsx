import { classes } from './dom.ts';

/** What tells tiles apart besides their colour: dark ones carry a moon, light ones a sun, green ones a leaf. `blank` says nothing. */
export type TileMark = 'moon' | 'sun' | 'leaf' | 'blank';

type Props = {
  readonly mark: TileMark;
  /** Null shows the back. */
  readonly value: string | null;
  readonly label: string;
  readonly size?: string;
  readonly isPressed?: boolean;
  readonly isOpening?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
};

/** A tile: a button where it can be pressed, otherwise a picture with a name. Each colour has a mark of its own. */
export function Tile({ mark, value, label, size, isPressed, isOpening, isDisabled, onPress }: Props) {
  const look = {
    class: classes('tile', isOpening && 'opens'),
    'data-mark': mark,
    'data-hidden': value === null,
    style: size === undefined ? undefined : { '--size': size },
  };
  const face = value ?? '';
  if (onPress === undefined)
    return (
      <span {...look} role="img" aria-label={label}>
        {face}
      </span>
    );
  return (
    <button type="button" {...look} aria-label={label} aria-pressed={isPressed} disabled={isDisabled} onClick={onPress}>
      {face}
    </button>
  );
}
