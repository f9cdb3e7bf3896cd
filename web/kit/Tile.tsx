import { classes } from './dom.ts';

/** `blank` is a back that says nothing about its colour. */
export type TileColour = 'black' | 'white' | 'green' | 'dark' | 'light' | 'blank';

type Props = {
  readonly colour: TileColour;
  /** Null shows the back. */
  readonly value: string | null;
  readonly label: string;
  readonly size?: string;
  readonly isPressed?: boolean;
  readonly isOpening?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
};

/** A tile: a button where it can be pressed, otherwise a picture with a name. Each colour has a sign of its own. */
export function Tile({ colour, value, label, size, isPressed, isOpening, isDisabled, onPress }: Props) {
  const look = {
    class: classes('tile', isOpening && 'opens'),
    'data-colour': colour,
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
