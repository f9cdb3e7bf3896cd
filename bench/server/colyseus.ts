import type { Card, Tile } from '@cifra/break-the-code/rules';
import { Client, type Room } from '@colyseus/sdk';
import type { BenchMove } from './match.ts';
import { BenchTable, type Rejoin } from './table.ts';

/** Before the first state arrives nothing is in it. */
type Seen = {
  readonly cards?: Iterable<Card>;
  readonly players?: { readonly [seat: number]: { readonly row?: Iterable<Tile> } | undefined };
};

/** By its own client library: its patches are in a binary form of its own. */
class ColyseusTable extends BenchTable {
  readonly #client: Client;
  #rooms: readonly Room[] = [];

  constructor(url: string) {
    super(2);
    this.#client = new Client(url);
  }

  async seat(): Promise<void> {
    const host = await this.#client.create('break-the-code', {});
    const guest = await this.#client.joinById(host.roomId, {});
    this.#rooms = [host, guest];
    await Promise.all(this.#rooms.map((room, seat) => this.#sit(room, seat as 0 | 1)));
    host.onStateChange((state) => {
      this.cards = [...((state as Seen).cards ?? [])];
      this.got();
    });
    guest.onStateChange(() => this.got());
  }

  async #sit(room: Room, seat: 0 | 1): Promise<void> {
    room.onMessage('refused', (why: string) => {
      throw new Error(`Colyseus refused: ${why}`);
    });
    const read = (state: Seen) => {
      this.cards = [...(state.cards ?? [])];
      this.rows[seat] = [...(state.players?.[seat]?.row ?? [])];
      return this.rows[seat].length > 0;
    };
    if (read(room.state as Seen)) return;
    await new Promise<void>((resolve) => {
      const hear = (state: unknown) => {
        if (!read(state as Seen)) return;
        room.onStateChange.remove(hear);
        resolve();
      };
      room.onStateChange(hear);
    });
  }

  protected play(seat: 0 | 1, move: BenchMove): void {
    this.#rooms[seat]?.send('move', move);
  }

  protected write(text: string): void {
    this.#rooms[0]?.send('note', text);
  }

  /** Its whole state, to somebody who comes in. */
  async rejoin(): Promise<Rejoin> {
    const from = performance.now();
    const room = await this.#client.joinById(this.#rooms[0]?.roomId ?? '', {});
    if ([...((room.state as Seen).cards ?? [])].length === 0)
      await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
    const ms = performance.now() - from;
    // Its state comes before one can listen; so all that the socket has read, with 200 bytes of handshake.
    const { ws } = room.connection.transport as unknown as { ws: { _socket: { bytesRead: number } } };
    const bytes = ws._socket.bytesRead;
    await room.leave();
    return { bytes, ms };
  }

  close(): void {
    for (const room of this.#rooms) void room.leave();
  }
}

export async function openColyseus(url: string): Promise<BenchTable> {
  const table = new ColyseusTable(url);
  await table.seat();
  return table;
}
