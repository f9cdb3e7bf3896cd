import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** So long it has to be held, in milliseconds: nobody does so by mistake. */
export const HOLD = 900;
/** Two presses have to be two: the second one comes neither with the first, as by a shaking hand, nor long after it. */
const BETWEEN = { least: 300, most: 4_000 };

/** A deliberate hold, by finger, mouse or key. By what can only press, or where holding is spared, two presses. */
export function useHold(done: () => void, isSpared: boolean) {
  const isHeld = useSignal(false);
  const isPressed = useSignal(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const forgetting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
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
  const press = () => {
    const since = performance.now() - pressedAt.current;
    if (since < BETWEEN.least) return;
    if (since < BETWEEN.most) return done();
    pressedAt.current = performance.now();
    isPressed.value = true;
    forgetting.current = setTimeout(() => {
      isPressed.value = false;
    }, BETWEEN.most);
  };
  const letGo = () => {
    if (isHeld.value && isSpared) press();
    stop();
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(forgetting.current);
    },
    [],
  );
  const isKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return {
    isHeld: isHeld.value,
    isPressed: isPressed.value,
    handlers: {
      onPointerDown: begin,
      onPointerUp: letGo,
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
      onKeyUp: (event: KeyboardEvent) => isKey(event) && letGo(),
      // A finger or a mouse has been counted already: what is left comes from a switch or a screen reader.
      onClick: (event: MouseEvent) => event.detail === 0 && press(),
    },
  };
}
