// @ts-check
// The two commands on a fresh clone. Plain JavaScript, because nothing is installed yet when it runs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// Remembers who started us, for the command: whoever ends npm while we build must find no house open afterwards.
import '../cli/bin/under-npm.js';
import { ensureBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.cifra-installed`;

/** Runs a command of the project and ends with its code if it fails. @param {string} command @param {string[]} args */
function run(command, ...args) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.error) console.error(`${command}: ${done.error.message}`);
  if (done.status === 0) return;
  console.error(`Failed: ${command} ${args.join(' ')}`);
  process.exit(done.status ?? 1);
}

/** Installs when there is nothing yet, or when the lock file has changed since. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the packages of the lock file …');
  run('npm', 'ci', '--no-audit', '--no-fund');
  writeFileSync(stamp, wanted);
}

/**
 * Hands over to the command, in this process: a second one would be left behind when somebody ends this one.
 * @param {string[]} args
 */
async function become(...args) {
  process.chdir(root);
  const command = new URL('../cli/bin/cifra.js', import.meta.url);
  process.argv = [process.execPath, fileURLToPath(command), ...args];
  await import(command.href);
}

/** @type {Record<string, (rest: string[]) => void | Promise<void>>} */
const tasks = {
  start: (rest) => {
    install();
    run('npm', 'run', '--silent', 'build');
    return become(...(rest.length > 0 ? rest : ['serve']));
  },
  test: (rest) => {
    install();
    run('npm', 'run', '--silent', 'check');
    run('npx', 'vitest', 'run', ...rest);
    // A part was asked for: no browser is needed.
    if (rest.length > 0) return;
    run('npm', 'run', '--silent', 'build:web');
    ensureBrowser();
    run('npx', 'playwright', 'test');
  },
  screenshots: () => {
    install();
    run('npm', 'run', '--silent', 'build');
    ensureBrowser();
    run('npx', 'playwright', 'test', '--config', 'web/screenshots/playwright.config.ts');
  },
  'api-docs': () => {
    install();
    // TypeDoc reads code by a TypeScript of before 7, which nothing else here needs.
    run('npm', 'ci', '--prefix', 'docs/api', '--no-audit', '--no-fund', '--ignore-scripts');
    run(process.execPath, 'docs/api/node_modules/typedoc/bin/typedoc', '--options', 'docs/api/typedoc.json');
  },
  bench: (rest) => {
    install();
    run('npm', 'run', '--silent', 'build');
    // The peers are not part of the house: they are installed here, when somebody measures.
    run('npm', 'ci', '--prefix', 'bench', '--no-audit', '--no-fund', '--ignore-scripts');
    run('npx', 'tsc', '-b', 'bench');
    process.env.NODE_ENV = 'production';
    run(process.execPath, 'bench/dist/run.js', ...rest);
  },
};

const [name = '', ...rest] = process.argv.slice(2);
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
if (task === undefined) {
  console.error(`bootstrap: expected one of ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}
await task(rest);
