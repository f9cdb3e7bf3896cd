import type { WhyQuestion } from '@cifra/games/bots';
import { findManifest } from '@cifra/games/manifests';
import { type Language, view } from '@cifra/kernel';
import { fetchPart } from '../browser/lazy-parts.ts';
import type { WhyAnswer } from '../device/why.ts';
import type { Reel } from './frames.ts';

/** Can the bot that played this entry be asked why? */
export function canAskWhy({ file }: Reel, at: number): boolean {
  return file.entries[at]?.bot !== undefined && findManifest(file.game)?.load.why !== undefined;
}

/** What the bot of an entry says when it is asked why; null where there was nothing to choose. */
export async function askWhy({ file, loaded, states }: Reel, at: number, language: Language): Promise<string | null> {
  const words = findManifest(file.game)?.load.why;
  const entry = file.entries[at];
  const before = states[at - 1];
  if (words === undefined || entry?.bot === undefined || before === undefined) return null;
  if (entry.seat === null || entry.command === null) return null;
  const { version, rules, viewer, seats, table, hands } = view(loaded.game, before, entry.seat);
  const seen = { version, rules, viewer, seats, table, hands };
  const [reason, reasons] = await Promise.all([
    think({ game: file.game, bot: entry.bot, view: seen, command: entry.command }),
    fetchPart(`why ${file.game}`, words),
  ]);
  return reason === null ? null : reasons[language](reason);
}

/** A mind is read by a worker alone: so it is here without a connection, too, and the page stays free meanwhile. */
async function think(question: WhyQuestion): Promise<WhyAnswer['reason']> {
  const worker = new Worker(new URL('../device/worker.ts', import.meta.url), { type: 'module', name: 'why' });
  try {
    return await new Promise((done, failed) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WhyAnswer>) => done(data.reason));
      worker.addEventListener('error', () => failed(new Error('A mind could not be read')));
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
