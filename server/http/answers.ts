import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The answers that are being given, streams among them. A house that closes finishes them and begins no others. */
export class Answers {
  readonly #byConnection = new WeakMap<Socket, Set<ServerResponse>>();
  #underWay = 0;
  #isClosing = false;
  #finished: () => void = () => {};

  get isClosing(): boolean {
    return this.#isClosing;
  }

  begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const here = this.#byConnection.get(socket) ?? this.#watch(socket);
    here.add(response);
    this.#underWay++;
    response.once('close', () => {
      if (here.delete(response)) this.#end(1);
    });
  }

  /** An answer whose turn has not come is never told that its connection has closed. */
  #watch(socket: Socket): Set<ServerResponse> {
    const here = new Set<ServerResponse>();
    this.#byConnection.set(socket, here);
    socket.once('close', () => {
      this.#end(here.size);
      here.clear();
    });
    return here;
  }

  #end(count: number): void {
    this.#underWay -= count;
    if (this.#underWay === 0) this.#finished();
  }

  /** From now on whoever asks is told that the house is closing. */
  close(): void {
    this.#isClosing = true;
  }

  /** Resolves when all are given; whoever is slower than that is not waited for. */
  async given(mostMs: number): Promise<void> {
    if (this.#underWay === 0) return;
    await new Promise<void>((resolve) => {
      const impatient = setTimeout(resolve, mostMs);
      this.#finished = () => {
        clearTimeout(impatient);
        resolve();
      };
    });
  }
}
