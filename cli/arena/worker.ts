import { parentPort, workerData } from 'node:worker_threads';
import { doJob, type Job } from './job.ts';

/** A thread of the arena. */
const port = parentPort;
if (port === null) throw new Error('This file runs in a thread');
await doJob(workerData as Job, (bout) => port.postMessage(bout));
