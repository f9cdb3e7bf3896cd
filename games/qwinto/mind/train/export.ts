import { writeFileSync } from 'node:fs';
import { rng } from '@cifra/kernel';
import { pack } from '../pack.ts';
import { load } from './checkpoint.ts';
import { Learner } from './learner.ts';

/** Writes a checkpoint's averaged net as the weights of the bots: `node …/export.js checkpoint.bin weights.ts`. */
const [checkpoint, target] = process.argv.slice(2);
if (checkpoint === undefined || target === undefined) throw new Error('Say which checkpoint and which file to write');
const learner = new Learner(rng(0));
if (load(checkpoint, learner) === null) throw new Error(`There is no ${checkpoint}`);
const text = pack(learner.average);
writeFileSync(target, `/** Learnt by self-play from nothing: see train/. */\nexport const WEIGHTS =\n  '${text}';\n`);
process.stdout.write(`${Math.ceil((text.length * 3) / 4)} bytes of weights\n`);
