import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A socket of the driver. Until the match begins messages can be waited for; then each goes to `hear`. */
export class BenchSocket {
  readonly ws: WebSocket;
  hear: (text: string) => void = () => {};
  bytes = 0;

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data: Buffer) => {
      this.bytes += data.length;
      this.hear(data.toString());
    });
    ws.on('error', (error) => {
      throw error;
    });
  }

  static async open(url: string, headers: { readonly [name: string]: string } = {}): Promise<BenchSocket> {
    const ws = new WebSocket(url, { headers: { ...headers }, perMessageDeflate: false });
    const line = new BenchSocket(ws);
    await once(ws, 'open');
    return line;
  }

  /** The next message of which `read` makes something. */
  next<T>(read: (text: string) => T | null): Promise<T> {
    const before = this.hear;
    return new Promise((resolve) => {
      this.hear = (text) => {
        before(text);
        const found = read(text);
        if (found === null) return;
        this.hear = before;
        resolve(found);
      };
    });
  }

  send(text: string): void {
    this.ws.send(text);
  }

  close(): void {
    this.ws.terminate();
  }
}
