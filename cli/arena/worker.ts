import { parentPort, workerData } from 'node:worker_threads';
import { type ArenaJob, doJob } from './job.ts';

/** A thread of the arena. */
const port = parentPort;
if (port === null) throw new Error('This file runs in a thread');
await doJob(workerData as ArenaJob, (match) => port.postMessage(match));
