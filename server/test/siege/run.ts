import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Effort } from './attacks/attack.ts';
import { pause } from './attacks/attack.ts';
import { ATTACKS } from './attacks/index.ts';
import { HouseProcess } from './house-process.ts';
import { lostOf } from './lost.ts';
import { broken, type Row, summary, table } from './table.ts';
import { Victim } from './victim.ts';

/** `siege [--json] [SECONDS] [ATTACK …]`: every attack against a house of its own, beside somebody who plays. */
const given = process.argv.slice(2);
const isJson = given[0] === '--json';
const [seconds = '10', ...named] = isJson ? given.slice(1) : given;
const names = named.length > 0 ? named : Object.keys(ATTACKS);
const rows: Row[] = [];
for (const name of names) {
  const row = await besiege(name, Number(seconds));
  rows.push(row);
  process.stderr.write(`${summary(row)}\n`);
}
process.stdout.write(`${isJson ? JSON.stringify(rows) : table(rows)}\n`);
process.exitCode = rows.every((row) => broken(row).length === 0) ? 0 : 1;

async function besiege(name: string, secs: number): Promise<Row> {
  const data = mkdtempSync(join(tmpdir(), 'cifra-siege-'));
  const house = await HouseProcess.start(data);
  try {
    const victim = await Victim.arrive(house.port);
    // What is compiled on first use is not part of the calm.
    await victim.play(Math.min(2_000, secs * 500));
    const calm = await victim.play(secs * 500);
    house.peak();
    const attacker = attack(name, house.port, secs);
    await pause(250);
    const storm = await victim.play(secs * 1_000 - 250);
    const effort = await attacker;
    const memory = house.peak();
    const isAlive = house.isRunning;
    victim.leave();
    await house.kill();
    const lost = await lostOf(data, victim.acknowledged);
    return { name, calm, storm, effort, memory, isAlive, lost, acknowledged: victim.acknowledged.length };
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
