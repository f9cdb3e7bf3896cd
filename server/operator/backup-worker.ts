import { parentPort, workerData } from 'node:worker_threads';
import { backUp } from './backup.ts';
import type { BackupJob } from './backup-here.ts';

const { folder, file } = workerData as BackupJob;
parentPort?.postMessage(await backUp(folder, file, { force: false }));
