/** The browser's own, for connections. */
export const timers = {
  after: (ms: number, wake: () => void) => {
    const timer = setTimeout(wake, ms);
    return () => clearTimeout(timer);
  },
  unit: () => Math.random(),
};
