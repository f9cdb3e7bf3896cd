import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { MANIFESTS } from '@cifra/games/manifests';
import { expect, test } from '@playwright/test';
import { House } from '../house.ts';
import { playStep } from '../somebody.ts';
import { type Drive, until } from './drive.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const PICTURES = 'node_modules/.cache/browsers';
const house = new House();
test.beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  await house.open();
});
test.afterAll(() => house.close());

const INSTALL = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];

/** Debian's packages, where they may be installed; what is there already is used. */
function ensure(isThere: () => boolean, packages: readonly string[]): boolean {
  if (isThere()) return true;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  console.info(`Installing ${packages.join(', ')} …`);
  const [program = '', ...args] = [...INSTALL, ...packages];
  spawnSync(program, args, { stdio: 'ignore' });
  return isThere();
}

const FIREFOX = '/usr/bin/firefox-esr';

/** Where Debian keeps it, whatever the machine and the version. */
function miniBrowser(): string | undefined {
  const inFolder = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [];
  return inFolder('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(inFolder)
    .filter((folder) => folder.includes('/webkit2gtk-4'))
    .map((folder) => `${folder}/MiniBrowser`)
    .find((path) => existsSync(path));
}

type Tried = {
  readonly name: string;
  /** What Debian calls it, and what drives it. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
  readonly open: () => Promise<Drive>;
};

const BROWSERS: readonly Tried[] = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    isThere: () => existsSync(FIREFOX),
    open: () => openFirefox(FIREFOX),
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    isThere: () =>
      miniBrowser() !== undefined && existsSync('/usr/bin/xvfb-run') && existsSync('/usr/bin/WebKitWebDriver'),
    open: () => openWebKit(miniBrowser() ?? ''),
  },
];

const STEPS = 8;

for (const { name, packages, isThere, open } of BROWSERS)
  test(`${name}: home, and some moves of each game`, async () => {
    if (!ensure(isThere, packages))
      throw new Error(
        `${name} is missing. On Debian: apt-get install ${packages.join(' ')} (root alone may, and then this command does so itself)`,
      );
    const drive = await open();
    const shoot = async (what: string) => writeFileSync(`${PICTURES}/${name}-${what}.png`, await drive.picture());
    const has = (selector: string) => drive.evaluate((one: string) => document.querySelector(one) !== null, selector);
    await drive.goto(house.url);
    await until(() => has('a[href="/play/qwinto"]'), 'home');
    await shoot('home');
    for (const { id } of MANIFESTS) {
      await drive.goto(`${house.url}/play/${id}`);
      await until(() => has('.full-table .table-board'), `the table of ${id}`);
      let step = 0;
      await until(
        async () => {
          if (await drive.evaluate(playStep, step)) step++;
          return step >= STEPS || (await has('.end-screen'));
        },
        `${STEPS} moves of ${id}`,
        90,
      );
      await shoot(id);
    }
    expect(await has('.full-table')).toBe(true);
    await drive.close();
  });
