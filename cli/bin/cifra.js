#!/usr/bin/env node
// Plain JavaScript, because Node 20 runs no TypeScript. Builds the checkout if nobody has yet.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { followNpm } from './under-npm.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const main = new URL('../dist/main.js', import.meta.url);

if (!existsSync(main)) {
  console.error('cifra: building once (tsc -b) …');
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  // A command's output is its answer, so the compiler talks on stderr.
  const built = spawnSync(process.execPath, [join(typescript, 'bin', 'tsc'), '-b', folder], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

followNpm();
await import(main.href);
