import { DECK } from '@cifra/break-the-code/rules';
import { BenchSocket } from './line.ts';
import type { BenchMove } from './match.ts';
import { BenchTable, type Rejoin } from './table.ts';

/** Nothing but sockets: what one says is told to both. */
class EchoTable extends BenchTable {
  readonly #lines: readonly BenchSocket[];

  constructor(lines: readonly BenchSocket[]) {
    super(lines.length);
    this.#lines = lines;
    for (const line of lines) line.hear = () => this.got();
    // It knows no game: words as long as those of the others go out.
    this.cards = ['sum'];
    for (const seat of [0, 1] as const) this.rows[seat] = DECK.slice(0, 5);
  }

  protected play(seat: 0 | 1, move: BenchMove): void {
    this.#lines[seat]?.send(JSON.stringify({ type: 'order', id: `o${this.done}`, order: { type: 'play', move } }));
  }

  protected write(text: string): void {
    this.#lines[0]?.send(text);
  }

  async rejoin(): Promise<Rejoin> {
    return { bytes: 0, ms: 0 };
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}

export async function openEcho(url: string, at: number): Promise<BenchTable> {
  const address = `${url.replace('http', 'ws')}/${at}`;
  return new EchoTable([await BenchSocket.open(address), await BenchSocket.open(address)]);
}
