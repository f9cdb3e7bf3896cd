// @ts-check
// A Chromium for the tests: one that is there, or one that this system can install by itself.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The same browser without windows, which nobody sees here: it needs a third less of the machine.
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} command @param {string[]} args */
function runs(command, ...args) {
  return (
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' }).status ===
    0
  );
}

/** The path of a browser, or null where Playwright's own is to be used. */
export function findBrowser() {
  const wanted = process.env.CIFRA_CHROMIUM;
  if (wanted !== undefined && !existsSync(wanted)) throw new Error(`CIFRA_CHROMIUM names no file: ${wanted}`);
  return wanted ?? PLACES.find((path) => existsSync(path)) ?? null;
}

/** The path of the lightest browser; it shows pages alone, and no notices. */
export function findLightBrowser() {
  return process.env.CIFRA_CHROMIUM === undefined && existsSync(SHELL) ? SHELL : findBrowser();
}

/** Makes sure that there is one, and says what it does. */
export function ensureBrowser() {
  if (findBrowser() !== null) return;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot) {
    console.log('Installing Chromium for the browser tests …');
    if (
      runs('apt-get', 'update', '-qq') &&
      runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell')
    )
      return;
  }
  console.log('Fetching Playwright’s Chromium for the browser tests …');
  if (runs('npx', 'playwright', 'install', 'chromium')) return;
  console.error('No Chromium could be found or installed. Install one, or set CIFRA_CHROMIUM to its path.');
  process.exit(1);
}
