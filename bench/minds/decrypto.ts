import { type Line, measure } from '@cifra/decrypto/mind/arena';

/** By the benchmark's protocol: does the team survive, and how often is it misread or intercepted in a turn. */
const LINES: readonly { readonly line: Line; readonly aim: string }[] = [
  { line: 'baseline against centroid', aim: 'the published baseline' },
  { line: 'mind against centroid', aim: 'survives ≥ 0.92' },
  { line: 'mind against mind', aim: 'survives ≥ 0.80' },
  { line: 'mind against a stranger', aim: 'ears that our encryptor does not simulate' },
  { line: 'mind with a partner of source b', aim: 'misread ≤ 0.10, intercepted ≤ 0.20' },
];

/** A tenth of the matches of the other games: a line takes long. */
export function runDecrypto(games: number): void {
  console.log(`\nDecrypto, ${games} games a line:`);
  for (const { line, aim } of LINES)
    for (const language of ['en', 'es'] as const) {
      const { turns, survived, miscommunications, interceptions } = measure(language, line, games, 1);
      const rate = (count: number, of: number) => (count / Math.max(1, of)).toFixed(3);
      console.log(
        `${`${language}: ${line}`.padEnd(54)} survives ${rate(survived, games)}, misread ${rate(miscommunications, turns)}, intercepted ${rate(interceptions, turns)} a turn  (${aim})`,
      );
    }
}
