/** `npm run bench -- server`: each benchmark is a module that runs by being imported. */
const BENCHMARKS: { readonly [name: string]: () => Promise<{ run(args: readonly string[]): Promise<void> }> } = {
  rules: () => import('./rules/run.ts'),
  minds: () => import('./minds/run.ts'),
  calibration: () => import('./minds/calibration.ts'),
  review: () => import('./minds/review.ts'),
  plots: () => import('./minds/plots.ts'),
  'review-properties': () => import('./minds/review-properties.ts'),
  server: () => import('./server/run.ts'),
  cluster: () => import('./cluster/run.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
if (load === undefined) {
  console.error(`npm run bench -- <${Object.keys(BENCHMARKS).join(' | ')}>`);
  process.exitCode = 2;
} else {
  const { run } = await load();
  await run(args);
}
