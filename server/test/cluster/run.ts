import { monitorEventLoopDelay } from 'node:perf_hooks';
import { canonical, type Rng, rng } from '@cifra/kernel';
import { NOW } from '../../store/postgres/session.ts';
import { absent, botsOnly, goesOn, isOver, matchFiles, pause, playOn, seat, within } from '../crowd.ts';
import { type History, historyOf, unproven, writtenInDatabase } from '../history.ts';
import { Browser, Player } from '../house.ts';
import { askDatabase } from '../postgres.ts';
import { Cluster, type Fault } from './cluster.ts';
import { Overhearing } from './overhearing.ts';

export type ClusterPlan = {
  readonly seed: number;
  /** How many faults of each kind. */
  readonly each: number;
  /** After so many minutes no more faults begin. */
  readonly minutes: number;
  readonly tables: number;
  readonly faults: readonly Fault[];
};

/** How long nobody at a table had a move acknowledged while something failed, in milliseconds, table by table. */
export type Silence = { readonly median: number; readonly most: number; readonly worst: number };

export type ClusterReport = History & {
  readonly faults: { readonly [fault in Fault]?: number };
  readonly matches: number;
  /** At tables of people, and at tables with bots. */
  readonly people: { readonly [fault in Fault]?: Silence };
  readonly bots: { readonly [fault in Fault]?: Silence };
  /** What went wrong; must be empty. */
  readonly folds: readonly string[];
  readonly leaks: readonly string[];
  readonly stuck: readonly string[];
  /** Processes that ended by themselves. */
  readonly failures: readonly string[];
  readonly unproven: readonly string[];
};

/** A table at which nothing happens for so long after a fault is mended is stuck. */
const STUCK_MS = 60_000;
/** The clock of a decision runs for 80 seconds (C16). */
const CLOCK_MS = 150_000;
/** How long people think, on average. */
const THOUGHT_MS = 50;
/** A table that is silent for longer does not hold up the next fault: whether it goes on is seen at the end. */
const HOLD_UP_MS = 10_000;
/** A wait that is worth a line. */
const LONG_MS = 6_000;

/** A table: two people, or one and bots, who play match after match; and somebody who watches. */
class Table {
  readonly players: readonly Player[];
  readonly watcher: Player;
  readonly hasBots: boolean;
  #acknowledged = 0;
  #at = performance.now();
  #longest = 0;

  constructor(players: readonly Player[], watcher: Player) {
    this.players = players;
    this.watcher = watcher;
    this.hasBots = players[0]?.view.table.seats.some(({ bot }) => bot !== null) === true;
    for (const player of players) player.onAcknowledged = () => this.#note();
  }

  /** From now on. */
  listen(): void {
    this.#longest = 0;
    this.#at = performance.now();
  }

  /** The longest silence since, when somebody has moved once more; at least so long, where that takes very long. */
  async silence(): Promise<number> {
    const before = this.#acknowledged;
    const end = performance.now() + HOLD_UP_MS;
    while (this.#acknowledged === before && performance.now() < end) await pause(5);
    return Math.max(this.#longest, performance.now() - this.#at);
  }

  /** How far its match is, as far as anybody there has seen. */
  get version(): number {
    return Math.max(...[...this.players, this.watcher].map(({ session }) => session.view?.version ?? 0));
  }

  get quietFor(): number {
    return performance.now() - this.#at;
  }

  #note(): void {
    this.#acknowledged++;
    this.#longest = Math.max(this.#longest, performance.now() - this.#at);
    this.#at = performance.now();
  }
}

/** People play while processes, the database and the lines between them fail, by a seed. */
export async function clusterRun(
  { seed, each, minutes, tables, faults }: ClusterPlan,
  said: (line: string) => void,
): Promise<ClusterReport> {
  const cluster = await Cluster.open(said);
  const { url } = cluster.door;
  const random = rng(seed);
  const overhearing = new Overhearing();
  const all = await Promise.all(Array.from({ length: tables }, (_, at) => sitDown(url, at, overhearing)));
  const alone = await Promise.all([0, 1].map((at) => botsOnly(url, at)));
  const clock = await absent(url);
  const everybody = all.flatMap(({ players, watcher }) => [...players, watcher]);
  let isLast = false;
  const played = all.map(({ players }, at) => playOn(players, seed + at, () => isLast, THOUGHT_MS));
  const waits = { people: new Map<Fault, number[]>(), bots: new Map<Fault, number[]>() };
  const calms = Array.from({ length: Math.ceil(each / 5) }, () => 'calm' as const);
  const order = shuffled([...faults.flatMap((fault) => Array.from({ length: each }, () => fault)), ...calms], random);
  const began = performance.now();
  const suffered = new Map<Fault, number>();
  const failures: string[] = [];
  /** How late this very program was: what it waits for then is not the house. */
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const watch = setInterval(() => void explainSilence(cluster, all, said), 1_000);
  for (const [at, fault] of order.entries()) {
    if (performance.now() - began > minutes * 60_000) break;
    suffered.set(fault, (suffered.get(fault) ?? 0) + 1);
    for (const table of all) table.listen();
    lag.reset();
    await cluster.suffer(fault, random);
    failures.push(...cluster.failures);
    // Nobody would start it again, and what follows would say nothing.
    if (failures.length > 0) break;
    const silences = await Promise.all(all.map((table) => table.silence()));
    all.forEach(({ hasBots }, table) => {
      const kind = hasBots ? waits.bots : waits.people;
      kind.set(fault, [...(kind.get(fault) ?? []), silences[table] ?? 0]);
    });
    const worst = Math.max(...silences);
    if (worst > LONG_MS)
      said(`${at + 1}: ${fault}: ${silences.map(Math.round).join(' ')} ms, ours ${Math.round(lag.max / 1e6)} ms`);
    if (at % 10 === 9)
      said(`${at + 1} of ${order.length} faults in ${Math.round((performance.now() - began) / 1000)} s`);
    await pause(random.below(300));
  }
  clearInterval(watch);
  isLast = true;
  const stuck = (
    await Promise.all([
      ...played.map((match, at) => {
        const table = all[at] as Table;
        // However slow the computer is: who moves is not stuck.
        return within(
          match,
          STUCK_MS,
          () => situation(table),
          () => table.version,
        );
      }),
      ...alone.map((room) => {
        let version = 0;
        const over = isOver(url, room, (reached) => {
          version = reached;
        });
        return within(
          over,
          STUCK_MS,
          () => `the bots of ${room}`,
          () => version,
        );
      }),
      within(goesOn(url, clock), CLOCK_MS, () => 'the clock of those who went away'),
    ])
  ).flat();
  const folds = stuck.length > 0 ? [] : await differences(all);
  for (const player of everybody) player.leave();
  // The last match of each table: proving all of them would take longer than playing did.
  const rooms = [...all.map(({ watcher }) => watcher.room), ...alone];
  const files = stuck.length > 0 ? [] : await matchFiles(url, rooms, 1);
  const written = await writtenInDatabase(cluster.database);
  await cluster.close();
  const history = historyOf(
    written,
    all.flatMap(({ players }) => players),
  );
  return {
    faults: Object.fromEntries(suffered),
    matches: written.seeds.length,
    people: summaries(waits.people),
    bots: summaries(waits.bots),
    stuck,
    failures,
    folds,
    unproven: unproven(files),
    leaks: overhearing.leaks(new Set(written.seeds), cluster.output),
    ...history,
  };
}

async function sitDown(url: string, at: number, overhearing: Overhearing): Promise<Table> {
  const players = await seat(url, at);
  const watcher = new Player(new Browser(url), players[0]?.room ?? '');
  watcher.stay();
  for (const player of [...players, watcher]) overhearing.follow(player);
  return new Table(players, watcher);
}

function shuffled<T>(all: readonly T[], random: Rng): readonly T[] {
  const left = [...all];
  return all.map(() => left.splice(random.below(left.length), 1)[0] as T);
}

function summaries(waits: ReadonlyMap<Fault, readonly number[]>): { [fault in Fault]?: Silence } {
  return Object.fromEntries(
    [...waits].map(([fault, ms]) => {
      const sorted = ms.map(Math.round).sort((a, b) => a - b);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return [fault, { median: at(0.5), most: at(0.95), worst: at(1) }];
    }),
  );
}

/** How a table that does not go on looks to those who sit there. */
function situation({ players, watcher }: Table): string {
  return [...players, watcher]
    .map(({ name, session, room }) => {
      const { table, version, match, access } = session.view ?? {};
      const seats = table?.seats.map(({ person, bot, ready }) => `${person?.name ?? '–'}/${bot ?? '–'}/${ready}`);
      const { isLive, unanswered, presence } = session;
      return JSON.stringify({
        name,
        room,
        version,
        viewer: access?.viewer,
        phase: table?.phase,
        paused: table?.pausedAt,
        turn: (match?.table as { turn?: unknown } | undefined)?.turn,
        seats,
        isLive,
        unanswered,
        here: presence?.here,
      });
    })
    .join(' | ');
}

/** Whose fold is not what the house tells whoever comes anew. */
async function differences(tables: readonly Table[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { players, watcher } of tables)
    for (const player of [...players, watcher]) {
      const fresh = new Player(player.browser, player.room).connect();
      const truth = await fresh.until(() => true);
      player.session.nudge();
      await player.until(({ version }) => version >= truth.version);
      if (canonical(player.view) !== canonical(truth)) wrong.push(`${player.name} in ${player.room}`);
      if (player.session.unanswered > 0) wrong.push(`${player.name} was not answered`);
      fresh.leave();
    }
  return wrong;
}

/** A silence that is longer than any lease is worth a look behind the house, once for each table. */
const UNUSUAL_MS = 7_500;
const explained = new WeakSet<Table>();

async function explainSilence(cluster: Cluster, tables: readonly Table[], said: (line: string) => void): Promise<void> {
  for (const table of tables) {
    if (table.quietFor < UNUSUAL_MS) explained.delete(table);
    if (table.quietFor < UNUSUAL_MS || explained.has(table)) continue;
    explained.add(table);
    const rows = await askDatabase(
      cluster.database,
      `select (select json_agg(p) from (select id, seen - ${NOW} as seen, until - ${NOW} as until from processes) p) as processes,
         version, holder, due - ${NOW} as due from rooms where name = $1`,
      [table.watcher.room],
    ).catch((error: unknown) => [String(error)]);
    said(
      `quiet for ${Math.round(table.quietFor)} ms: ${situation(table)} ${JSON.stringify(rows)} ${await cluster.metrics()}`,
    );
  }
}
