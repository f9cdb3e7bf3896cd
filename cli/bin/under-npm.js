// @ts-check
// Between npm and us stands a shell. Plain JavaScript, because nothing is built or installed yet when it runs.
import { constants } from 'node:os';

/** The shell in which npm or npx runs us, or npm itself. */
const parent = process.ppid;
/** A signal that comes once more within so many milliseconds is the same one, passed on by npm. */
const ECHO_MS = 1_000;

/** Makes signals to npm and npx mean what they would mean to the command alone. */
export function followNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  endWithNpm();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) takeOnce(signal);
}

/** Somebody who ends npm ends its shell, and many shells pass nothing on: then we see only that our parent is gone. */
function endWithNpm() {
  const isAlone = () => process.ppid !== parent;
  if (isAlone()) process.exit(128 + constants.signals.SIGTERM);
  const watch = setInterval(() => {
    if (!isAlone()) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * The command listens to a signal once, so that a second one ends it at once. But a terminal's Ctrl-C comes twice: from
 * the terminal and from npm.
 * @param {'SIGINT' | 'SIGTERM'} signal
 */
function takeOnce(signal) {
  let takenAt = 0;
  process.on(signal, () => {
    const isForCommand = process.listenerCount(signal) > 1;
    if (isForCommand) takenAt = Date.now();
    else if (Date.now() - takenAt > ECHO_MS) process.exit(128 + constants.signals[signal]);
  });
}
