import type { ComponentChildren } from 'preact';
import { classes } from '../base/classes.ts';

type Props = {
  /** What it will do, in words. */
  readonly children: ComponentChildren;
  readonly onPress: () => void;
  /** One on a screen is primary. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  /** At the thumb. */
  readonly isLarge?: boolean;
  /** What is still missing, said under what it would do; absent where it can be pressed. */
  readonly missing?: string;
  /** An order is on its way. */
  readonly isBusy?: boolean;
  readonly isPressed?: boolean;
};

/** A button. One that waits for something stays in reach and says what for; a press on it does nothing. */
export function Button({ children, onPress, kind = 'plain', isLarge, missing, isBusy = false, isPressed }: Props) {
  const isWaiting = missing !== undefined;
  return (
    <button
      type="button"
      class={classes('button', kind !== 'plain' && kind, isLarge && 'large', isWaiting && 'waiting')}
      aria-pressed={isPressed}
      aria-disabled={isWaiting || isBusy}
      onClick={isWaiting || isBusy ? undefined : onPress}
    >
      <span>
        {children}
        {isWaiting && <small>{missing}</small>}
      </span>
    </button>
  );
}
