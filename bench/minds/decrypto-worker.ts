import { parentPort } from 'node:worker_threads';
import { LINES, play } from '@cifra/decrypto/mind/arena';
import type { Played, ProtocolGame } from './decrypto-threads.ts';

/** A thread of Decrypto's table: plays the games that it is asked for, one at a time. */
const port = parentPort;
if (port === null) throw new Error('This file runs in a thread');

function played({ language, line, seed }: ProtocolGame): Played {
  const { encoder, decoder, interceptor } = LINES[line];
  const thoughts: number[] = [];
  const timed: typeof encoder = (scene, code) => {
    const begun = performance.now();
    const clues = encoder(scene, code);
    thoughts.push(performance.now() - begun);
    return clues;
  };
  const begun = performance.now();
  const tally = play(language, { encoder: timed, decoder, interceptor }, seed);
  return { tally, thoughts, ms: performance.now() - begun };
}

port.on('message', (asked: ProtocolGame) => port.postMessage(played(asked)));
