/** So long another tab may take to let go: one that is being loaded anew needs a moment. */
const PATIENCE = 1_500;

/**
 * Sees to it that one tab alone plays a room. Resolves to what lets go of it, or to null where another tab holds it;
 * `steal` takes it from that one, and `lost` is called when it is taken from here.
 */
export function takeLock(name: string, steal: boolean, lost: () => void): Promise<(() => void) | null> {
  // Without TLS there are no locks. Then the versions of the log alone keep two tabs from playing the same move.
  if (navigator.locks === undefined) return Promise.resolve(() => {});
  return new Promise((answer) => {
    let isHeld = false;
    const hold = () => {
      isHeld = true;
      return new Promise<void>((release) => answer(release));
    };
    const options = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks.request(name, options, hold).catch(() => {
      if (isHeld) lost();
      else answer(null);
    });
  });
}
