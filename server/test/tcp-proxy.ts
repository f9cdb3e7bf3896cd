import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Where somebody listens: a port of this computer, or of another one. */
type Target = number | { readonly host: string; readonly port: number };

/** Whoever does not answer a call for so long is passed over. */
const DIAL_MS = 1_000;

/** Passes connections on to one of several ports, in turn; whoever does not answer is passed over. It can be a bad line. */
export class TcpProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #targets: readonly Target[];
  #turn = 0;
  /** How long every piece takes on its way, in milliseconds. */
  delay = 0;
  /** While it is blocked nothing passes, and nobody is told. */
  isBlocked = false;

  private constructor(server: Server, targets: readonly Target[]) {
    this.#server = server;
    this.#targets = targets;
  }

  static open(...targets: readonly Target[]): Promise<TcpProxy> {
    return TcpProxy.openOn('127.0.0.1', ...targets);
  }

  static async openOn(host: string, ...targets: readonly Target[]): Promise<TcpProxy> {
    const server = createServer({ allowHalfOpen: true });
    const proxy = new TcpProxy(server, targets);
    server.on('connection', (socket) => proxy.#pass(socket, targets.length));
    server.listen(0, host);
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends every connection at once. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.cut();
    await once(this.#server, 'close');
  }

  #pass(from: Socket, triesLeft: number): void {
    from.on('error', () => from.destroy());
    const target = this.#targets[this.#turn++ % this.#targets.length] as Target;
    const { host, port } = typeof target === 'number' ? { host: '127.0.0.1', port: target } : target;
    const to = connect({ port, host, allowHalfOpen: true });
    const late = setTimeout(() => to.destroy(new Error('nobody answers')), DIAL_MS);
    const pair = [from, to] as const;
    to.once('connect', () => {
      clearTimeout(late);
      this.#pairs.add(pair);
      this.#pipe(from, to);
      this.#pipe(to, from);
    });
    to.once('error', () => {
      clearTimeout(late);
      if (!this.#pairs.has(pair) && triesLeft > 1 && !from.destroyed) this.#pass(from, triesLeft - 1);
      else from.destroy();
    });
    const end = () => {
      clearTimeout(late);
      this.#pairs.delete(pair);
      from.destroy();
      to.destroy();
    };
    to.on('close', () => {
      if (this.#pairs.has(pair)) end();
    });
    from.on('close', end);
  }

  /** In order, however late. */
  #pipe(from: Socket, to: Socket): void {
    let last = Promise.resolve();
    const later = (work: () => void) => {
      if (this.delay === 0 && !this.isBlocked) {
        last = last.then(work);
        return;
      }
      last = last.then(() => this.#wait()).then(work);
    };
    from.on('data', (chunk) => later(() => void (to.destroyed || to.write(chunk))));
    from.on('end', () => later(() => void (to.destroyed || to.end())));
  }

  async #wait(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.delay));
    while (this.isBlocked) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
