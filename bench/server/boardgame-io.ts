import type { Card, Tile } from '@cifra/break-the-code/rules';
import { BenchSocket } from './line.ts';
import type { BenchMove } from './match.ts';
import { BenchTable, type Rejoin } from './table.ts';

const SPACE = '/break-the-code,';
const EVENT = `42${SPACE}`;
const UPDATE = `${EVENT}["update"`;
const SYNC = `${EVENT}["sync"`;

type PeerState = { readonly _stateID: number; readonly G: { readonly cards: Card[]; readonly rows: Tile[][] } };

/** Speaks the frames of socket.io itself: its client library would cost the driver more than the server's answers. */
class BoardgameIoTable extends BenchTable {
  readonly #url: string;
  readonly #match: string;
  #lines: readonly BenchSocket[] = [];
  #stateId = 0;

  constructor(url: string, match: string) {
    super(2);
    this.#url = url;
    this.#match = match;
  }

  async seat(): Promise<void> {
    // One after the other: the first one makes the match.
    this.#lines = [await this.#sync(0), await this.#sync(1)];
    for (const [seat, line] of this.#lines.entries()) line.hear = (text) => this.#hear(text, seat);
  }

  async #sync(seat: 0 | 1): Promise<BenchSocket> {
    const line = await BenchSocket.open(`${this.#url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    line.hear = (text) => pong(line, text);
    const welcomed = line.next((text) => (text.startsWith(`40${SPACE}`) ? true : null));
    line.send(`40${SPACE}`);
    await welcomed;
    const synced = line.next((text) => (text.startsWith(SYNC) ? text : null));
    line.send(`${EVENT}${JSON.stringify(['sync', this.#match, String(seat), null, 2])}`);
    const [, , { state }] = JSON.parse((await synced).slice(EVENT.length)) as [string, string, { state: PeerState }];
    this.#learn(state);
    this.rows[seat] = state.G.rows[seat] ?? [];
    return line;
  }

  #hear(text: string, seat: number): void {
    if (text.startsWith(UPDATE)) {
      if (seat === 0) this.#learn((JSON.parse(text.slice(EVENT.length)) as [string, string, PeerState])[2]);
      this.got();
    } else pong(this.#lines[seat], text);
  }

  #learn({ _stateID, G }: PeerState): void {
    this.#stateId = _stateID;
    this.cards = G.cards;
  }

  #do(seat: 0 | 1, type: string, argument: unknown): void {
    const action = {
      type: 'MAKE_MOVE',
      payload: { type, args: [argument], playerID: String(seat), credentials: null },
    };
    const update = ['update', action, this.#stateId, this.#match, String(seat)];
    this.#lines[seat]?.send(`${EVENT}${JSON.stringify(update)}`);
  }

  protected play(seat: 0 | 1, move: BenchMove): void {
    if (move.type === 'guess') this.#do(seat, 'guess', move.tiles);
    else this.#do(seat, 'ask', { card: move.card, ...(move.number === undefined ? {} : { number: move.number }) });
  }

  protected write(text: string): void {
    this.#do((this.first + this.done) % 2 === 0 ? 0 : 1, 'note', text);
  }

  /** It knows no way to send only what was missed. */
  async rejoin(): Promise<Rejoin> {
    const from = performance.now();
    const line = await this.#sync(0);
    const result = { bytes: line.bytes, ms: performance.now() - from };
    line.close();
    return result;
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}

function pong(line: BenchSocket | undefined, text: string): void {
  if (text === '2') line?.send('3');
}

export async function openBoardgameIo(url: string, at: number): Promise<BenchTable> {
  const table = new BoardgameIoTable(url, `m${process.pid}-${at}`);
  await table.seat();
  return table;
}
