import { PROTOCOL } from '@cifra/protocol';
import { WebSocket } from 'ws';
import { ATTACKER, pause } from './attack.ts';
import { ask } from './house-guest.ts';

/** A connection with a greeting, for attackers who speak the protocol. */
export class Member {
  readonly #socket: WebSocket;
  #ids = 0;
  heard = 0;
  refused = 0;
  isOver = false;
  phase = '';

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.isOver = true;
    });
  }

  /** Opens a room of its own and enters it; null where that was refused. */
  static async inOwnRoom(port: number, opening: object): Promise<Member | null> {
    const { status, body, cookie } = await ask(port, 'POST', '/api/rooms', { body: opening });
    if (status !== 201 || cookie === undefined) return null;
    const url = `ws://127.0.0.1:${port}/api/rooms/${(JSON.parse(body) as { id: string }).id}/socket`;
    const socket = new WebSocket(url, { headers: { cookie }, localAddress: ATTACKER });
    const member = new Member(socket);
    await new Promise<void>((resolve) => {
      socket.once('open', resolve);
      socket.once('close', resolve);
    });
    member.#send({ type: 'hello', protocol: PROTOCOL, name: 'Eve' });
    for (let at = 0; at < 100 && member.heard === 0 && !member.isOver; at++) await pause(20);
    return member.isOver ? null : member;
  }

  order(order: object): void {
    this.#send({ type: 'order', id: `e${++this.#ids}`, order });
  }

  leave(): void {
    this.#socket.terminate();
  }

  #send(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    this.heard++;
    if (text.startsWith('{"type":"refused"')) this.refused++;
    const phase = /"phase":"(lobby|playing|over)"/.exec(text)?.[1];
    if (phase !== undefined) this.phase = phase;
    if (text.includes('"type":"ended"') || text.includes('"outcome":{')) this.phase = 'over';
  }
}
