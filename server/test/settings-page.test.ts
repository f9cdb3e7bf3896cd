import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cifra } from '../../cli/test/harness.ts';
import { SETTINGS } from '../settings.ts';
import { settingsPage } from './settings-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('docs/settings.md says what the settings say', async () => {
  await expect(settingsPage()).toMatchFileSnapshot(`${root}docs/settings.md`);
});

test.each(['en', 'es'])('the help of cifra serve names every setting, in %s', async (language) => {
  const { out } = await cifra(['serve', '--help', '--lang', language]);
  for (const { env, flag } of Object.values(SETTINGS)) {
    expect(out).toContain(`--${flag} `);
    expect(out).toContain(env);
  }
});

test('cifra serve takes every setting as a flag', async () => {
  const flags = Object.values(SETTINGS).map(({ flag }) => `--${flag}=x`);
  // The word too many comes after the flags have been read.
  const { err } = await cifra(['serve', ...flags, 'extra']);
  expect(err).toContain('“extra”');
});

test.each([
  'Dockerfile',
  'packaging/compose.yaml',
  'packaging/compose.caddy.yaml',
  'packaging/cifra.service',
  'docs/hosting.md',
])('%s names no setting that there is not', (path) => {
  const known = new Set(Object.values(SETTINGS).map(({ env }) => env));
  const named = readFileSync(`${root}${path}`, 'utf8').match(/\bCIFRA_[A-Z_]+/g) ?? [];
  // The compose file's own question: under which name.
  expect(named.filter((name) => !known.has(name) && name !== 'CIFRA_NAME')).toEqual([]);
});
