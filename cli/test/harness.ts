import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { run } from '../run.ts';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

export type Circumstances = {
  readonly input?: string;
  readonly env?: { readonly [name: string]: string };
  /** Somebody looks at it. */
  readonly terminal?: boolean;
  readonly interrupt?: AbortSignal;
  /** Hears what is said while it is being said. */
  readonly onOutput?: (text: string) => void;
};

/** Runs the command line in this process, over streams of our own. */
export async function cifra(argv: readonly string[], circumstances: Circumstances = {}): Promise<Ran> {
  const { input = '', env = {}, terminal = false, interrupt = new AbortController().signal } = circumstances;
  const { onOutput = () => {} } = circumstances;
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  for (const stream of [stdin, stdout, stderr]) Object.assign(stream, { isTTY: terminal, columns: 100 });
  const [out, err] = [collect(stdout, onOutput), collect(stderr, onOutput)];
  stdin.end(input);
  const code = await run(argv, { stdin, stdout, stderr, env, interrupt });
  return { code, out: out(), err: err() };
}

function collect(stream: PassThrough, heard: (text: string) => void): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    heard(chunk.toString());
  });
  return () => Buffer.concat(chunks).toString();
}

/** A conversation with the referee: values in, values out. A string is sent as it is. */
export async function referee(lines: readonly unknown[], env: { readonly [name: string]: string } = {}) {
  const input = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const { code, out, err } = await cifra(['referee'], { input, env });
  const answers = out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Answer);
  return { code, answers, err };
}

type Answer = {
  readonly ok?: boolean;
  readonly code?: string;
  readonly message?: string;
  readonly [field: string]: unknown;
};

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'cifra-test-'));
}
