import { useEffect, useRef } from 'preact/hooks';

/** A move is made in the very moment of its tap. */
const MOMENT = 100;

/** Taps of a finger that follow each other so quickly, in milliseconds, and so closely, in pixels, are one row. */
const QUICK = 500;
const NEAR = 30;

/**
 * Some people tap everything twice. What the first tap brings up may lie where the pressed button was, and must not be
 * played by the second. The answer is asked at every move: does it come from a later tap of a row that has played?
 */
export function useSingleTaps(): () => boolean {
  const taps = useRef({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY, isLater: false, hasPlayed: false });
  useEffect(() => {
    let isFinger = false;
    const touch = ({ pointerType }: PointerEvent) => {
      isFinger = pointerType !== 'mouse';
    };
    // Browsers count the clicks of a row, but those of iPhones say 1 at every tap. The keyboard's have no count.
    const look = ({ detail, clientX: x, clientY: y }: MouseEvent) => {
      const last = taps.current;
      const at = performance.now();
      const isNext = at - last.at < QUICK && Math.hypot(x - last.x, y - last.y) < NEAR;
      const isLater = detail > 1 || (detail === 1 && isFinger && isNext);
      taps.current = { x, y, at, isLater, hasPlayed: isLater && last.hasPlayed };
    };
    document.addEventListener('pointerdown', touch, { capture: true });
    document.addEventListener('click', look, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', touch, { capture: true });
      document.removeEventListener('click', look, { capture: true });
    };
  }, []);
  return () => {
    const { isLater, at, hasPlayed } = taps.current;
    taps.current.hasPlayed = true;
    return isLater && hasPlayed && performance.now() - at < MOMENT;
  };
}
