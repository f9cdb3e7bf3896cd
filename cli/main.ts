import { run } from './run.ts';

const interrupt = new AbortController();
// Once: a second Ctrl-C ends the process as usual.
process.once('SIGINT', () => interrupt.abort());

// Whoever reads our output may have seen enough: `cifra replay … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const code = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  interrupt: interrupt.signal,
});

// An open terminal would keep a finished command alive, so it is ended, once everything that was said is out.
for (const stream of [process.stdout, process.stderr]) await new Promise((done) => stream.write('', done));
process.exit(code);
