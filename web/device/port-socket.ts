import type { WebSocketLike } from '@cifra/client';
import { CLOSED } from './messages.ts';

const [CONNECTING, OPEN, GONE] = [0, 1, 3];

/** A port to the worker that holds the rooms, as a client knows its connections. */
export class PortSocket implements WebSocketLike {
  readonly #port: MessagePort;
  readyState = CONNECTING;
  onopen: WebSocketLike['onopen'] = null;
  onmessage: WebSocketLike['onmessage'] = null;
  onclose: WebSocketLike['onclose'] = null;

  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (data === CLOSED) this.#end();
      else this.onmessage?.({ data } as never);
    };
    // A port is open at once; whoever made it has still to say what is to happen then.
    queueMicrotask(() => {
      if (this.readyState !== CONNECTING) return;
      this.readyState = OPEN;
      this.onopen?.({} as never);
    });
  }

  send(text: string): void {
    this.#port.postMessage(text);
  }

  close(): void {
    if (this.readyState === GONE) return;
    this.#port.postMessage(CLOSED);
    this.#end();
  }

  #end(): void {
    if (this.readyState === GONE) return;
    this.readyState = GONE;
    this.#port.close();
    queueMicrotask(() => this.onclose?.({} as never));
  }
}
