import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Effort } from './attacks/attack.ts';
import { pause } from './attacks/attack.ts';
import { ATTACKS } from './attacks/index.ts';
import { HouseProcess } from './house-process.ts';
import { lostOf } from './lost.ts';
import { broken, type Round, type Row, rowOf, summary, table } from './table.ts';
import { together, Victim } from './victim.ts';

/** Where people play from: each at an address of their own, none of them the attacker's. */
const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];

/**
 * `siege cluster [suites | compose | faults] [--seed=N] [--each=50] [--minutes=100] [--tables=12] [--faults=kill,stop] [--to=FILE]`:
 * every suite against PostgreSQL and three processes, and faults of every kind while people play; a line of JSON for the
 * file.
 */
if (process.argv[2] === 'cluster') {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: Object.fromEntries(
      ['seed', 'each', 'minutes', 'tables', 'faults', 'to'].map((name) => [name, { type: 'string' }] as const),
    ),
    allowPositionals: true,
  });
  const parts = {
    suites: [
      ...[
        'sync',
        'crash',
        'secrecy',
        'cluster-api',
        'cluster',
        'hand-over',
        'postgres-store',
        'database-away',
        'move',
      ].map((name) => `server/test/${name}.test.ts`),
      'server/test/cluster/api.siege.ts',
    ],
    compose: ['server/test/cluster/compose.siege.ts'],
    faults: ['server/test/cluster/faults.siege.ts'],
  };
  const [part] = positionals;
  const files = Object.entries(parts).flatMap(([name, all]) => (part === undefined || part === name ? all : []));
  const given = Object.entries(values).map(([name, value]) => [`SIEGE_${name.toUpperCase()}`, value]);
  const child = spawn('npx', ['vitest', 'run', '--mode', 'cluster', '--maxWorkers', '1', ...files], {
    stdio: 'inherit',
    env: { ...process.env, ...Object.fromEntries(given) },
  });
  const [code] = await once(child, 'close');
  process.exit(Number(code ?? 1));
}

/**
 * `siege [--json] [--rounds=N] [--seconds=N] [ATTACK …]`: every attack against a house of its own, beside people who
 * play. Calm and attack take turns, each round at a new house: what else this computer does meets both.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '10' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const names = positionals.length > 0 ? positionals : Object.keys(ATTACKS);
const rows: Row[] = [];
for (const name of names) {
  const all: Round[] = [];
  while (all.length < rounds) all.push(await besiege(name));
  const row = rowOf(name, all);
  rows.push(row);
  process.stderr.write(`${summary(row)}\n`);
}
process.stdout.write(`${values.json ? JSON.stringify(rows) : table(rows)}\n`);
process.exitCode = rows.every((row) => broken(row).length === 0) ? 0 : 1;

async function besiege(name: string): Promise<Round> {
  const data = mkdtempSync(join(tmpdir(), 'cifra-siege-'));
  const house = await HouseProcess.start(data);
  try {
    const victims = await Promise.all(ADDRESSES.map((address) => Victim.arrive(house.port, address)));
    const play = async (ms: number) => together(await Promise.all(victims.map((victim) => victim.play(ms))));
    // What is compiled on first use is not part of the calm.
    await play(Math.min(2_000, seconds * 500));
    const calmly = house.share();
    const calm = { ...(await play(seconds * 1_000)), processor: calmly() };
    house.peak();
    const stormily = house.share();
    const attacker = attack(name, house.port, seconds);
    await pause(250);
    const storm = { ...(await play(seconds * 1_000 - 250)), processor: stormily() };
    const effort = await attacker;
    const memory = house.peak();
    const isAlive = house.isRunning;
    for (const victim of victims) victim.leave();
    await house.kill();
    const acknowledged = victims.flatMap((victim) => victim.acknowledged);
    const lost = await lostOf(data, acknowledged);
    return { calm, storm, effort, memory, isAlive, lost, acknowledged: acknowledged.length };
  } finally {
    await house.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function attack(name: string, port: number, secs: number): Promise<Effort> {
  const program = fileURLToPath(new URL('./attacker.js', import.meta.url));
  const child = spawn(process.execPath, [program, name, String(port), String(secs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Elsewhere in the world an attacker has a computer of its own: here it gets what the house and its people leave.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  // A house that is gone must not keep us.
  const late = setTimeout(() => child.kill('SIGKILL'), (secs + 30) * 1_000);
  await once(child, 'close');
  clearTimeout(late);
  return output === '' ? {} : (JSON.parse(output) as Effort);
}
