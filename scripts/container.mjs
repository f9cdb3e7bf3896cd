// @ts-check
// Executes every line of the Dockerfile in a plain folder, where no container engine is at hand: each stage is a folder,
// and the house is started, asked for its health and stopped as the image would be. `npm run container`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ word: string, rest: string }} Instruction */
/** @typedef {{ folder: string, at: string }} Stage */

/** The instructions of a Dockerfile, comments left out. @param {string} text @returns {Instruction[]} */
function instructions(text) {
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return { word, rest };
    });
}

/** What `.dockerignore` leaves out, of the patterns that we use. @param {string} text @returns {RegExp[]} */
function ignored(text) {
  const patterns = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return patterns.map((pattern) => {
    const body = pattern
      .replaceAll('.', '\\.')
      .replace(/\*\*\//g, '(.*/)?')
      .replace(/(?<!\.)\*/g, '[^/]*');
    return new RegExp(`^${body.replaceAll('(.[^/]*/)?', '(.*/)?')}(/|$)`);
  });
}

/** @param {string} why @returns {never} */
function fail(why) {
  throw new Error(why);
}

/** The files of this checkout that git knows, less what is ignored. @param {string} to */
function copyContext(to) {
  const skip = ignored(readFileSync(join(root, '.dockerignore'), 'utf8'));
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0');
  for (const path of listed.filter((one) => one !== '' && !skip.some((pattern) => pattern.test(one)))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(root, path), join(to, path));
  }
}

/** Runs the lines; gives what the image would start with. @param {string} place */
function build(place) {
  /** @type {Map<string, Stage>} */
  const stages = new Map();
  /** @type {Stage} */
  let stage = { folder: place, at: place };
  /** @type {Record<string, string>} */
  let env = {};
  const image = {
    entry: /** @type {string[]} */ ([]),
    command: /** @type {string[]} */ ([]),
    health: '',
    user: 0,
    port: 0,
  };
  for (const { word, rest } of instructions(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    console.log(`${word} ${rest}`);
    switch (word) {
      case 'FROM': {
        const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'house';
        stage = { folder: join(place, name), at: join(place, name) };
        mkdirSync(stage.folder);
        stages.set(name, stage);
        env = {};
        break;
      }
      case 'WORKDIR':
        stage.at = join(stage.folder, rest);
        mkdirSync(stage.at, { recursive: true });
        break;
      case 'COPY': {
        const [, from, source, target] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(rest) ?? fail(`COPY ${rest}`);
        if (from === undefined) copyContext(stage.at);
        else
          cpSync(join(stages.get(from)?.folder ?? '', source ?? ''), join(stage.at, target ?? ''), {
            recursive: true,
            verbatimSymlinks: true,
          });
        break;
      }
      case 'RUN': {
        const ran = spawnSync('sh', ['-c', rest], { cwd: stage.at, env: { ...process.env, ...env }, stdio: 'inherit' });
        if (ran.status !== 0) fail(`RUN ${rest} ended with ${ran.status}`);
        break;
      }
      case 'ENV':
        for (const pair of rest.split(' ')) env[pair.split('=')[0] ?? ''] = pair.slice(pair.indexOf('=') + 1);
        break;
      case 'USER':
        image.user = Number(rest.split(':')[0]);
        break;
      case 'VOLUME':
        if (!statSync(join(stage.folder, rest)).isDirectory()) fail(`VOLUME ${rest} is not there`);
        break;
      case 'EXPOSE':
        image.port = Number(rest);
        break;
      case 'HEALTHCHECK':
        image.health = rest.slice(rest.indexOf('CMD ') + 4);
        break;
      case 'ENTRYPOINT':
        image.entry = JSON.parse(rest);
        break;
      case 'CMD':
        image.command = JSON.parse(rest);
        break;
      default:
        fail(`nobody knows ${word}`);
    }
  }
  if (env.PORT !== String(image.port)) fail(`PORT is ${env.PORT}, but ${image.port} is exposed`);
  return { ...image, at: stage.at, env };
}

/** @param {ReturnType<typeof build>} image */
async function tryOut({ entry, command, health, user, at, env }) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = /** @type {import('node:net').AddressInfo} */ (probe.address()).port;
  await once(probe.close(), 'close');
  const as = process.getuid?.() === 0 ? { uid: user, gid: user } : {};
  const options = { cwd: at, env: { PATH: process.env.PATH, ...env, PORT: String(port) }, ...as };
  const [program = '', ...args] = [...entry, ...command];
  const house = spawn(program, args, { ...options, stdio: 'inherit' });
  const ended = once(house, 'exit');
  // Whatever goes wrong, it is not left behind.
  process.once('exit', () => house.kill('SIGKILL'));
  const isWell = () => spawnSync('sh', ['-c', health], options).status === 0;
  if (isWell()) fail('the health check says that all is well before anything is open');
  let tries = 0;
  while (!isWell()) {
    if (++tries > 40 || house.exitCode !== null) fail('the house does not become healthy');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const page = await (await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })).text();
  if (!page.includes('/assets/')) fail('the house has no pages');
  const copied = spawnSync(entry[0] ?? '', [...entry.slice(1), 'backup', 'data/copy.db'], {
    ...options,
    stdio: 'inherit',
  });
  if (copied.status !== 0) fail('the house cannot be copied');
  house.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) fail(`the house ended with ${code}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const place = mkdtempSync(join(tmpdir(), 'cifra-container-'));
  try {
    const image = build(place);
    // The folder of a temporary file is for its owner alone; the house is somebody else.
    spawnSync('chmod', ['755', place]);
    await tryOut(image);
    const files = readdirSync(image.at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    const size = Math.ceil(bytes / 1_000_000);
    console.log(`Every line was executed; the house was healthy, copied and stopped. ${size} MB beside Node.`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
