import type { ProtocolLine } from '@cifra/decrypto/mind/arena';
import { LANGUAGES } from '@cifra/kernel';
import { shareInterval } from '@cifra/mind-kit/arena';
import { type Played, Threads } from './decrypto-threads.ts';

/** By the benchmark's protocol: does the team survive, and how often is it misread or intercepted in a turn. */
const LINES: readonly { readonly line: ProtocolLine; readonly aim: string }[] = [
  { line: 'baseline against centroid', aim: 'the published baseline' },
  { line: 'mind against centroid', aim: 'a rival who shares our lists' },
  { line: 'mind against mind', aim: 'a rival who shares all that we know' },
  { line: 'mind with a partner of source b', aim: 'misread ≤ 0.10' },
  { line: 'mind with a literal partner', aim: 'somebody who follows no step' },
];

/** None of these games was looked at while settings were chosen. */
const SEED = 8_000_000;

/** Every line in both languages, on all cores. */
export async function runDecrypto(games: number, seed = SEED): Promise<void> {
  console.log(`\nDecrypto, ${games} games a line, seeds from ${seed}; ± is a 95 % interval:`);
  const threads = new Threads();
  for (const { line, aim } of LINES)
    for (const language of LANGUAGES) {
      const played: Played[] = [];
      const asked = Array.from({ length: games }, (_, at) => ({ language, line, seed: seed + at }));
      await threads.play(asked, (game) => {
        played.push(game);
        if (process.stderr.isTTY) process.stderr.write(`\r${language}: ${line} ${played.length}/${games}   `);
      });
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
      console.log(`${`${language}: ${line}`.padEnd(36)} ${figuresOf(played)}  (${aim})`);
    }
  await threads.end();
}

function figuresOf(played: readonly Played[]): string {
  const sum = (of: (game: Played) => number) => played.reduce((total, game) => total + of(game), 0);
  const turns = sum(({ tally }) => tally.turns);
  const survived = sum(({ tally }) => tally.survived);
  const misread = sum(({ tally }) => tally.miscommunications);
  const intercepted = sum(({ tally }) => tally.interceptions);
  const thoughts = played.flatMap((game) => game.thoughts).sort((one, other) => one - other);
  return [
    `survives ${share(survived, played.length)}`,
    `misread ${share(misread, turns)}`,
    `intercepted ${share(intercepted, turns)} a turn`,
    `${(sum(({ ms }) => ms) / played.length).toFixed(0)} ms a game`,
    `ms for clues: median ${thoughts[thoughts.length >> 1]?.toFixed(0)}, worst ${thoughts.at(-1)?.toFixed(0)}`,
  ].join(', ');
}

function share(count: number, of: number): string {
  return `${(count / of).toFixed(3)} ± ${shareInterval(count / of, of).toFixed(3)}`;
}
