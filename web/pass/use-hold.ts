import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** So long it has to be held, in milliseconds: nobody does so by mistake. */
export const HOLD = 900;
/** So long a first press of a switch or a screen reader waits for the second one. */
const SECOND_PRESS = 4_000;

/** A deliberate hold, by finger, mouse or key; by what can only press, two presses. */
export function useHold(done: () => void) {
  const isHeld = useSignal(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const begin = () => {
    if (isHeld.value) return;
    isHeld.value = true;
    timer.current = setTimeout(done, HOLD);
  };
  const stop = () => {
    isHeld.value = false;
    clearTimeout(timer.current);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return {
    isHeld: isHeld.value,
    handlers: {
      onPointerDown: begin,
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onBlur: stop,
      onContextMenu: (event: Event) => event.preventDefault(),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isKey(event)) return;
        // Else its release would be a press as well.
        event.preventDefault();
        begin();
      },
      onKeyUp: (event: KeyboardEvent) => isKey(event) && stop(),
      onClick: (event: MouseEvent) => {
        // A finger or a mouse has been counted already.
        if (event.detail !== 0) return;
        if (event.timeStamp - pressedAt.current < SECOND_PRESS) done();
        pressedAt.current = event.timeStamp;
      },
    },
  };
}
