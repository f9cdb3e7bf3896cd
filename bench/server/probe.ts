/** Loaded before a server, ours and theirs alike: says how much memory and time the process has used. */
export type Probe = {
  readonly rss: number;
  /** What its objects and buffers take, without what the engine keeps in reserve. */
  readonly live: number;
  /** Seconds of processor time so far. */
  readonly cpu: number;
};

const collect = (globalThis as { gc?: () => void }).gc;

if (process.send !== undefined) {
  process.on('message', ({ gc }: { gc: boolean }) => {
    if (gc) for (let times = 0; times < 3; times++) collect?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send?.({ ok: { rss, live: heapUsed + external, cpu: (user + system) / 1e6 } });
  });
  // It must not keep a server alive that wants to end.
  process.channel?.unref();
}
