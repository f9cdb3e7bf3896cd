const NOW = Promise.resolve();

/**
 * Does it when everything that promises have set going has come to rest, and before the event loop goes on. By a promise
 * and not by `queueMicrotask`, which makes a resource to be traced of each call: every move passes here.
 */
export function atRest(work: () => void): void {
  void NOW.then(() => process.nextTick(work));
}
