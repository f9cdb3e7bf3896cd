import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Result, refuse } from '@cifra/kernel';
import { type Backup, reasonOf } from './backup.ts';

/** In the data folder, for copies that nobody has named. */
const FOLDER = 'backups';
/** So many of them are kept: a page that is pressed again and again fills no disk. */
const KEPT = 5;
const NAME = /^cifra-\d{4}-\d{2}-\d{2}T\d{6}\.db$/;

/** The thread's program, compiled: Node reads no TypeScript there. */
function program(): URL {
  const isCompiled = import.meta.url.endsWith('.js');
  return new URL(isCompiled ? './backup-worker.js' : '../dist/operator/backup-worker.js', import.meta.url);
}

/** What the thread is given. */
export type BackupJob = { readonly folder: string; readonly file: string };

/** Copies a running house beside its data, on a thread: reading it through and through holds up nobody's move. */
export async function backUpHere(folder: string, at: number): Promise<Result<Backup>> {
  const place = join(folder, FOLDER);
  const file = join(place, `cifra-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}.db`);
  if (existsSync(file)) return refuse('file-exists', { path: file });
  try {
    mkdirSync(place, { recursive: true, mode: 0o700 });
  } catch (error) {
    return refuse('not-copied', { path: file, reason: reasonOf(error) });
  }
  const done = await inThread({ folder, file });
  if (done.ok) dropOld(place);
  return done;
}

function inThread(job: BackupJob): Promise<Result<Backup>> {
  return new Promise((resolve) => {
    const worker = new Worker(program(), { workerData: job, execArgv: [] });
    worker.once('message', (done: Result<Backup>) => resolve(done));
    // Nothing is waited for for ever; after an answer this says nothing.
    worker.once('exit', () => resolve(refuse('not-copied', { path: job.file, reason: 'the thread ended' })));
    worker.once('error', (error) => resolve(refuse('not-copied', { path: job.file, reason: reasonOf(error) })));
  });
}

function dropOld(place: string): void {
  const names = readdirSync(place).filter((name) => NAME.test(name));
  for (const name of names.sort().slice(0, -KEPT)) rmSync(join(place, name), { force: true });
}
