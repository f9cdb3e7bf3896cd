/** Does this person want things to stay still? Asked anew each time: the system's setting may change. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The one curve of the house: quick off, soft landing. */
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

type Frames = Keyframe[] | PropertyIndexedKeyframes;

/** Moves an element for a moment and tells when it is over; for those who want stillness it is over at once. */
export async function animate(element: Element, frames: Frames, milliseconds: number): Promise<void> {
  if (isStill()) return;
  const animation = element.animate(frames, { duration: milliseconds, easing: EASE });
  // One that is taken away in the middle is over too.
  await animation.finished.catch(() => undefined);
}
