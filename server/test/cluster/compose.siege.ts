import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, ServerProcess } from '../child.ts';
import { pause, playOn, seat, within } from '../crowd.ts';
import { historyOf, writtenInDatabase } from '../history.ts';
import { Browser, temporaryFolder } from '../house.ts';
import { TestPostgres } from '../postgres.ts';

// Where no container engine is at hand: what the compose file starts is started in plain folders, with its own
// environment, behind Caddy with its own file. Only names of containers become addresses.
const packaging = new URL('../../../packaging/', import.meta.url);
const compose = readFileSync(new URL('compose.cluster.yaml', packaging), 'utf8');
const caddyfile = readFileSync(new URL('Caddyfile.cluster', packaging), 'utf8');
const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('The compose file was not tried: there is no Caddy on this computer.');
    return false;
  }
}

/** What every process of the house is given by the file. */
function environment(values: { readonly [name: string]: string }): { [name: string]: string } {
  const [, block = ''] = /^x-house:[\s\S]*? {2}environment:\n((?: {4}.*\n)+)/m.exec(compose) ?? [];
  return Object.fromEntries(
    block
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, name = '', value = ''] = /^ {4}(\w+): '?(.*?)'?$/.exec(line) ?? [];
        return [name, value.replace(/\$\{(\w+)[^}]*\}/g, (_, key: string) => values[key] ?? '')];
      }),
  );
}

async function startCaddy(name: string, port: number, houses: readonly ServerProcess[]): Promise<ChildProcess> {
  const folder = temporaryFolder();
  const addressed = houses.reduce(
    (text, house, at) => text.replaceAll(`house-${at + 1}:8080`, `${house.host}:${house.port}`),
    caddyfile,
  );
  // Not the ports of everybody, and a certificate of its own making, as for any name that is not public.
  const options = `{\n\tadmin off\n\thttps_port ${port}\n\thttp_port ${await freePort()}\n\tskip_install_trust\n}\n`;
  writeFileSync(join(folder, 'Caddyfile'), options + addressed);
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, CIFRA_NAME: name, HOME: folder, XDG_DATA_HOME: folder },
    stdio: 'ignore',
  });
  stops.push(async () => {
    const ended = once(caddy, 'exit');
    caddy.kill('SIGTERM');
    await ended;
  });
  return caddy;
}

test.runIf(hasCaddy())(
  'what the compose file starts plays on while one process is killed and another one stops',
  async () => {
    // The certificate is Caddy's own.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const postgres = await TestPostgres.start();
    stops.push(() => postgres.stop());
    const database = await postgres.database();
    const port = await freePort();
    const env = environment({ POSTGRES_PASSWORD: 'cifra', CIFRA_NAME: `localhost:${port}` });
    expect(env).toMatchObject({ DATABASE_URL: 'postgres://cifra:cifra@postgres/cifra', CIFRA_PROXIES: '1' });
    const given = { ...env, DATABASE_URL: database, NODE_ENV: 'production' };
    const houses = await Promise.all(
      [1, 2, 3].map(async () => new ServerProcess(await freePort(), temporaryFolder(), [], { env: given })),
    );
    stops.push(() => Promise.all(houses.map((house) => house.end('SIGTERM'))));
    // They start at once, as the file lets them: the tables are made once.
    await Promise.all(houses.map((house) => house.start()));
    await startCaddy('localhost', port, houses);
    const url = `https://localhost:${port}`;
    const visitor = new Browser(url);
    await expect
      .poll(
        () =>
          visitor.fetch('/health').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200);
    expect(await visitor.json('/health')).toMatchObject({ ok: true, processes: 3 });
    expect((await visitor.fetch('/metrics')).status).toBe(404);

    const tables = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => seat(url, at)));
    const people = tables.flat();
    let isLast = false;
    const played = tables.map((players, at) => playOn(players, at, () => isLast, 30));
    // Rooms are spread over the processes.
    const connections = await Promise.all(
      houses.map(async (house) => {
        const text = await (await new Browser(house.url).fetch('/metrics')).text();
        return Number(/^cifra_connections_open (\d+)$/m.exec(text)?.[1]);
      }),
    );
    expect(connections.reduce((sum, count) => sum + count)).toBe(people.length);
    expect(connections.filter((count) => count > 0).length).toBeGreaterThan(1);
    for (const [at, signal] of (['SIGKILL', 'SIGTERM'] as const).entries()) {
      await pause(1_500);
      await houses[at]?.end(signal);
      const before = tables.map((players) => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0));
      for (const [table, players] of tables.entries())
        await expect
          .poll(() => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0), { timeout: 30_000 })
          .toBeGreaterThan(before[table] ?? 0);
      await houses[at]?.start();
    }
    isLast = true;
    const stuck = await Promise.all(played.map((match, at) => within(match, 60_000, () => `table ${at}`)));
    expect(stuck.flat()).toEqual([]);
    for (const player of people) player.leave();
    expect(historyOf(await writtenInDatabase(database), people)).toMatchObject({ missing: [], doubled: [], gaps: [] });
  },
  240_000,
);
