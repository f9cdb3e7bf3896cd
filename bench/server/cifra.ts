import type { Card, Fact, Tile } from '@cifra/break-the-code/rules';
import { PROTOCOL, type ServerMessage } from '@cifra/protocol';
import type { RoomOrder } from '@cifra/room';
import { BenchSocket } from './line.ts';
import type { BenchMove } from './match.ts';
import { BenchTable, type Rejoin } from './table.ts';

/** Two news and the acknowledgement, which comes only when the move is on disk. */
const PARTS = 3;
const NEWS = '{"type":"news"';
const DONE = '{"type":"done"';

type Whispers = { readonly [hand: string]: { readonly tiles?: readonly Tile[] } };
type Told = { readonly fact: Fact; readonly whispers?: Whispers };

class CifraTable extends BenchTable {
  readonly #socketUrl: string;
  readonly #cookie: string;
  #lines: readonly BenchSocket[] = [];
  #orders = 0;
  #version = 0;

  constructor(socketUrl: string, cookie: string) {
    super(PARTS);
    this.#socketUrl = socketUrl;
    this.#cookie = cookie;
  }

  /** Both sit down and begin, by the orders that a browser sends. */
  async seat(): Promise<void> {
    const host = await BenchSocket.open(this.#socketUrl, { cookie: this.#cookie });
    const guest = await BenchSocket.open(this.#socketUrl);
    this.#lines = [host, guest];
    for (const [seat, line] of this.#lines.entries()) {
      line.hear = (text) => this.#follow(text, seat);
      line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: `Player ${seat + 1}` }));
      await line.next((text) => (text.startsWith('{"type":"fresh"') ? true : null));
    }
    await this.#must(0, { type: 'sit' });
    await this.#must(1, { type: 'sit' });
    await this.#must(1, { type: 'ready', ready: true });
    // The guest's news come on another socket than the answer.
    const dealt = guest.next(() => (this.rows[1].length > 0 ? true : null));
    await this.#must(0, { type: 'start' });
    if (this.rows[1].length === 0) await dealt;
    for (const [seat, line] of this.#lines.entries()) line.hear = (text) => this.#hear(text, seat);
  }

  async #must(seat: 0 | 1, order: RoomOrder): Promise<void> {
    const line = this.#lines[seat];
    this.#order(seat, order);
    await line?.next((text) => (text.startsWith(DONE) ? true : refuse(text)));
  }

  #order(seat: 0 | 1, order: RoomOrder): void {
    this.#lines[seat]?.send(JSON.stringify({ type: 'order', id: `o${++this.#orders}`, order }));
  }

  #hear(text: string, seat: number): void {
    refuse(text);
    if (text.startsWith(NEWS)) {
      if (seat === 0) this.#follow(text, seat);
      this.got();
    } else if (text.startsWith(DONE)) this.got();
  }

  /** Which cards lie open, as a client would know. */
  #follow(text: string, seat: number): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'news') return;
    for (const { version, events } of message.entries) {
      this.#version = version;
      for (const event of events) if ('play' in event) for (const told of event.play) this.#learn(told as Told, seat);
    }
  }

  #learn({ fact, whispers }: Told, seat: number): void {
    if (fact.type === 'dealt') {
      this.first = fact.first;
      this.cards = fact.cards;
      for (const { tiles } of Object.values(whispers ?? {})) if (tiles !== undefined) this.rows[seat as 0 | 1] = tiles;
    } else if (fact.type === 'asked' && seat === 0) this.cards = afterAsked(this.cards, fact.card, fact.drawn);
  }

  protected play(seat: 0 | 1, command: BenchMove): void {
    this.#order(seat, { type: 'play', command });
  }

  protected write(text: string): void {
    this.#order(0, { type: 'note', text });
  }

  async rejoin(missed: number | null): Promise<Rejoin> {
    const from = performance.now();
    const line = await BenchSocket.open(this.#socketUrl, { cookie: this.#cookie });
    const seen = missed === null ? {} : { seen: { version: this.#version - missed, viewer: 0 } };
    const caughtUp = line.next((text) => (/^\{"type":"(fresh|news)"/.test(text) ? true : null));
    line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...seen }));
    await caughtUp;
    const result = { bytes: line.bytes, ms: performance.now() - from };
    line.close();
    return result;
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}

function afterAsked(cards: readonly Card[], card: Card, drawn: Card | null): readonly Card[] {
  const at = cards.indexOf(card);
  return drawn === null ? cards.toSpliced(at, 1) : cards.with(at, drawn);
}

function refuse(text: string): null {
  if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"bye"')) throw new Error(`Cifra said ${text}`);
  return null;
}

export async function openCifra(url: string): Promise<BenchTable> {
  const response = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'break-the-code', seats: 2, name: 'Player 1' }),
  });
  if (response.status !== 201) throw new Error(`No room: ${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const table = new CifraTable(`${url.replace('http', 'ws')}/api/rooms/${id}/socket`, cookie);
  await table.seat();
  return table;
}
