/** How often a page that draws nothing is asked, and how many times before it is not waited for. */
const TURN = 100;
const TURNS = 5;

/**
 * Calls back when what was just set is on the screen, once; what it returns takes that back. A page in the background
 * draws nothing, and is not waited for. Turns are counted and not the time: a busy page draws between two of them.
 */
export function whenDrawn(then: () => void): () => void {
  let turns = 0;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
  };
  const done = () => {
    cancel();
    then();
  };
  // The first frame is about to be drawn when it is told of, the second comes after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(done);
  });
  const timer = setInterval(() => {
    turns += 1;
    if (document.hidden || turns === TURNS) done();
  }, TURN);
  return cancel;
}
