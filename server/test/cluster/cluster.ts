import type { Rng } from '@cifra/kernel';
import { freePort, ServerProcess } from '../child.ts';
import { pause } from '../crowd.ts';
import { temporaryFolder } from '../house.ts';
import { TestPostgres } from '../postgres.ts';
import { TcpProxy } from '../tcp-proxy.ts';
import { Namespace } from './namespace.ts';

export const FAULTS = [
  'kill',
  'stop',
  'roll',
  'freeze',
  'database',
  'readonly',
  'cut',
  'delay',
  'partition',
  'jump',
] as const;
/** In a calm nothing fails: what tables wait for then is the computer's doing. */
export type Fault = (typeof FAULTS)[number] | 'calm';

/** Longer than any lease. */
const LONG_MS = 5_000;

/** A process, the line that it has to the database, and its own network where there is one. */
type Machine = { readonly process: ServerProcess; readonly line: TcpProxy; readonly network: Namespace | null };

/** Three machines, each with its own line to one PostgreSQL, behind one door. */
export class Cluster {
  readonly #postgres: TestPostgres;
  readonly #machines: readonly Machine[];
  readonly database: string;
  readonly door: TcpProxy;

  private constructor(postgres: TestPostgres, database: string, machines: readonly Machine[], door: TcpProxy) {
    this.#postgres = postgres;
    this.database = database;
    this.#machines = machines;
    this.door = door;
  }

  static async open(said: (line: string) => void): Promise<Cluster> {
    const whyNot = Namespace.whyNot();
    said(
      whyNot === null
        ? 'Partitions: each process has a network of its own (a Linux network namespace), and its wire is pulled out.'
        : `Partitions: this computer allows no network namespaces (${whyNot}), so a partition is the line between a process and the database that is blocked by a proxy; people still reach the process.`,
    );
    // What is waited for is measured, the disk included.
    const postgres = await TestPostgres.start({ isSynced: true });
    const database = await postgres.database();
    const machines = await Promise.all([0, 1, 2].map((nth) => openMachine(postgres, database, nth, whyNot === null)));
    for (const { process } of machines) await process.start();
    const door = await TcpProxy.open(...machines.map(({ process: { host, port } }) => ({ host, port })));
    return new Cluster(postgres, database, machines, door);
  }

  async close(): Promise<void> {
    await this.door.close();
    await Promise.all(this.#machines.map(({ process }) => process.end('SIGTERM')));
    for (const { line, network } of this.#machines) {
      await line.close();
      network?.close();
    }
    await this.#postgres.stop();
  }

  /** Everything that the processes wrote. */
  get output(): string {
    return this.#machines.map(({ process }) => process.output).join('\n');
  }

  /** Processes that ended by themselves. */
  get failures(): readonly string[] {
    return this.#machines.flatMap(({ process }) => process.failure ?? []);
  }

  /** What each process says of its bots and of what it took over. */
  async metrics(): Promise<string> {
    const told = this.#machines.map(async ({ process }) => {
      const answer = await fetch(`${process.url}/metrics`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
      const text = (await answer?.text()) ?? '';
      return (text.match(/^cifra_(bot_\w+|rooms_taken_total|leases_lost_total|processes) \d+$/gm) ?? ['silent']).join(
        ' ',
      );
    });
    return (await Promise.all(told)).join(' | ');
  }

  /** Does it, and mends it again. */
  async suffer(fault: Fault, random: Rng): Promise<void> {
    const { process, line, network } = random.pick(this.#machines);
    switch (fault) {
      case 'calm':
        return void (await pause(1_000));
      case 'kill':
      case 'stop':
        await process.end(fault === 'kill' ? 'SIGKILL' : 'SIGTERM');
        // Now and then long enough for the others to have to go on.
        await pause(random.below(3) === 0 ? LONG_MS : 300);
        return process.start();
      case 'roll':
        // As when all are brought up to date: the next one leaves when the last one is back.
        for (const one of this.#machines) {
          await one.process.end('SIGTERM');
          await one.process.start();
        }
        return;
      case 'freeze':
        process.signal('SIGSTOP');
        await pause(LONG_MS);
        return process.signal('SIGCONT');
      case 'database':
        await this.#postgres.crash(random.pick(['SIGQUIT', 'SIGKILL', 'SIGINT'] as const));
        await pause(random.below(4) === 0 ? LONG_MS : random.below(500));
        return this.#postgres.restart();
      case 'readonly':
        await this.#postgres.beReadOnly(true);
        await pause(random.below(2) === 0 ? LONG_MS : random.below(500));
        return this.#postgres.beReadOnly(false);
      case 'cut':
        for (let cut = 0; cut < 3; cut++) {
          line.cut();
          await pause(random.below(150));
        }
        return;
      case 'delay':
        line.delay = 50 + random.below(700);
        await pause(1_500);
        line.delay = 0;
        return;
      case 'partition':
        if (network === null) line.isBlocked = true;
        else network.pull();
        await pause(LONG_MS);
        line.isBlocked = false;
        network?.plugIn();
        return;
      case 'jump':
        for (const one of this.#machines) one.process.signal('SIGUSR2');
        await pause(200);
    }
  }
}

async function openMachine(postgres: TestPostgres, url: string, nth: number, isApart: boolean): Promise<Machine> {
  const network = isApart ? Namespace.open(nth) : null;
  const line = await TcpProxy.openOn(network?.ours ?? '127.0.0.1', postgres.port);
  const database = new URL(url);
  database.host = `${network?.ours ?? '127.0.0.1'}:${line.port}`;
  const flags = [`--database=${database}`, '--log=warn', '--room-idle=2', '--thinkers=1'];
  const clock = new URL('../jumping-clock.mjs', import.meta.url).href;
  const process = new ServerProcess(await freePort(), temporaryFolder(), flags, {
    ofNode: ['--import', clock],
    ...(network === null ? {} : { host: network.theirs, starter: network.starter }),
  });
  return { process, line, network };
}
