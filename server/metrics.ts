import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/**
 * Plain numbers that the hot path adds to; they become metrics only when somebody asks. Everybody may ask, so nothing is
 * counted that depends on what is secret: bytes do, for another's tile has one digit or two.
 */
export class Counts {
  commandsTaken = 0;
  commandsRefused = 0;
  entriesAppended = 0;
  commits = 0;
  commitSeconds = 0;
  conflicts = 0;
  deadlocks = 0;
  roomsTaken = 0;
  leasesLost = 0;
  messagesIn = 0;
  messagesOut = 0;
  badMessages = 0;
  limited = 0;
  slowDropped = 0;
  roomsOpened = 0;
  roomsLoaded = 0;
  roomsFailed = 0;
  matchesFinished = 0;
  botMoves = 0;
  botFailures = 0;
}

const HELP: { readonly [name in keyof Counts]: string } = {
  commandsTaken: 'Commands that are on disk and acknowledged',
  commandsRefused: 'Commands that were refused with a reason',
  entriesAppended: 'Log entries on disk',
  commits: 'Durable transactions; entries divided by commits is the size of a group',
  commitSeconds: 'Time spent in durable transactions',
  conflicts: 'Appends that another process was quicker with; they were decided anew',
  deadlocks: 'Groups that met another process crosswise and were written again',
  roomsTaken: 'Rooms whose clocks and bots were taken over from a process that died or left',
  leasesLost: 'How often this process was away for so long that others went on without it',
  messagesIn: 'Messages from clients',
  messagesOut: 'Messages to clients',
  badMessages: 'Messages that were not of the protocol',
  limited: 'Messages, requests and sockets refused by a limit',
  slowDropped: 'Sockets closed because their client read too slowly',
  roomsOpened: 'Rooms opened',
  roomsLoaded: 'Rooms brought back into memory',
  roomsFailed: 'Rooms closed by a broken invariant',
  matchesFinished: 'Matches with an outcome',
  botMoves: 'Moves thought out by bots',
  botFailures: 'Thoughts of bots that failed or took too long',
};

export type Levels = {
  readonly rooms: () => number;
  readonly connections: () => number;
  readonly processes: () => number;
  readonly isMember: () => boolean;
};

export function openMetrics(counts: Counts, levels: Levels): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const key of Object.keys(HELP) as (keyof Counts)[])
    new Counter({
      name: `cifra_${snake(key)}_total`,
      help: HELP[key],
      registers: [registry],
      collect() {
        this.reset();
        this.inc(counts[key]);
      },
    });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('cifra_rooms_in_memory', 'Rooms in memory', levels.rooms);
  gauge('cifra_connections_open', 'Open sockets and streams', levels.connections);
  gauge('cifra_processes', 'Processes that serve this house, as this one sees it', levels.processes);
  gauge('cifra_store_here', '1 while this process can save, 0 while its database is away', () =>
    Number(levels.isMember()),
  );
  return registry;
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
