import { useEffect, useRef } from 'preact/hooks';

/** A move is made in the very moment of its tap. */
const MOMENT = 100;

/**
 * Some people tap everything twice. What the first tap brings up may lie where the pressed button was, and must not be
 * played by the second. The answer is asked at every move: does it come from a later tap of a row that has played?
 */
export function useSingleTaps(): () => boolean {
  const taps = useRef({ count: 0, at: 0, hasPlayed: false });
  useEffect(() => {
    // How many clicks came quickly at one place, the browser counts; the keyboard's have no count.
    const look = ({ detail, timeStamp }: MouseEvent) => {
      taps.current = { count: detail, at: timeStamp, hasPlayed: detail > 1 && taps.current.hasPlayed };
    };
    document.addEventListener('click', look, { capture: true });
    return () => document.removeEventListener('click', look, { capture: true });
  }, []);
  return () => {
    const { count, at, hasPlayed } = taps.current;
    taps.current.hasPlayed = true;
    return count > 1 && hasPlayed && performance.now() - at < MOMENT;
  };
}
