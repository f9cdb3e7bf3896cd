import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What `npm run container` executes line by line; here only what must never be lost from it.
const stages = readFileSync('Dockerfile', 'utf8').split(/^FROM /m);

test('the image runs a house: not as root, with a health check, by the command of this checkout', () => {
  const final = stages.at(-1);
  expect(final).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  expect(final).toMatch(/^HEALTHCHECK .*\/health/m);
  expect(final).toMatch(/^ENTRYPOINT \["node", "cli\/bin\/cifra\.js"\]$/m);
});

test('nothing goes into it that is built, installed or played here', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n');
  for (const pattern of ['**/node_modules', '**/dist', 'data', '.git']) expect(left).toContain(pattern);
});
