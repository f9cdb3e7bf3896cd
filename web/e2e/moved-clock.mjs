// Given to a house with --import: its time leaps forwards by as much as the test says, and whatever waited for it happens.
// Nothing of the house knows of it. What waits for less than a second waits as ever.
const LONG_MS = 1_000;
const LOOK_MS = 50;
const { setTimeout: shortly, setInterval: steadily, clearInterval: end } = globalThis;
const realDate = Date.now;
const realNow = performance.now.bind(performance);
let ahead = Number(process.env.CIFRA_TEST_AHEAD ?? 0);
Date.now = () => realDate() + ahead;
performance.now = () => realNow() + ahead;
process.on('message', (ms) => {
  ahead += ms;
});
process.channel?.unref();

/** Node takes the handle of one kind of timer for the other, so whoever waits can stop waiting as usual. */
function wait(work, ms, isOnce) {
  let due = performance.now() + ms;
  const handle = steadily(() => {
    if (performance.now() < due) return;
    due = performance.now() + ms;
    if (isOnce) end(handle);
    work();
  }, LOOK_MS);
  return handle;
}

globalThis.setTimeout = (work, ms, ...given) =>
  ms >= LONG_MS ? wait(() => work(...given), ms, true) : shortly(work, ms, ...given);
globalThis.setInterval = (work, ms, ...given) =>
  ms >= LONG_MS ? wait(() => work(...given), ms, false) : steadily(work, ms, ...given);
