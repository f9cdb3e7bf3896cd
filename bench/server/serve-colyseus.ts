import { answerOf, CARDS, type Card, DECK, inOrder, isSameRow, type Tile } from '@cifra/break-the-code/rules';
import { type Client, Room, Server } from '@colyseus/core';
import { type SchemaType, StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { BenchMove } from './match.ts';

const Player = schema({ row: t.array('string').view() }, 'Player');
const Asked = schema({ seat: t.uint8(), card: t.string(), number: t.int8(), answer: t.string() }, 'Asked');
const Guess = schema({ seat: t.uint8(), tiles: t.array('string'), right: t.boolean() }, 'Guess');
const Match = schema(
  {
    turn: t.uint8(),
    cards: t.array('string'),
    players: t.array(Player),
    asked: t.array(Asked),
    guesses: t.array(Guess),
    note: t.string(),
  },
  'Match',
);

/** The same match as a Colyseus room: each player's row is in that player's view alone, and each move is patched at once. */
class BreakTheCodeRoom extends Room<{ state: SchemaType<typeof Match> }> {
  override maxClients = 3;
  // No clock: `broadcastPatch` after each move is its quickest way.
  override patchRate = null;
  readonly #seats = new Map<string, number>();
  readonly #pile: Card[] = shuffled(CARDS);

  override onCreate(): void {
    const tiles = shuffled(DECK);
    this.state = new Match();
    this.state.turn = 0;
    this.state.cards.push(...this.#pile.splice(0, 6));
    for (const row of [tiles.slice(0, 5), tiles.slice(5, 10)]) {
      const player = new Player();
      player.row.push(...inOrder(row));
      this.state.players.push(player);
    }
    this.onMessage('move', (client, move: BenchMove) => {
      const seat = this.#seats.get(client.sessionId);
      if (seat !== this.state.turn) client.send('refused', 'not your turn');
      else if (move.type === 'ask' ? this.#ask(seat, move) : this.#guess(seat, move.tiles)) {
        this.state.turn = 1 - seat;
        this.broadcastPatch();
      } else client.send('refused', 'card not up');
    });
    this.onMessage('note', (_, text: string) => {
      this.state.note = text;
      this.broadcastPatch();
    });
  }

  override onJoin(client: Client): void {
    client.view = new StateView();
    const seat = this.#seats.size;
    const player = this.state.players[seat];
    if (player === undefined) return;
    this.#seats.set(client.sessionId, seat);
    client.view.add(player);
  }

  #ask(seat: number, { card, number }: BenchMove & { type: 'ask' }): boolean {
    const at = this.state.cards.indexOf(card);
    if (at < 0) return false;
    const asked = new Asked();
    asked.seat = seat;
    asked.card = card;
    asked.number = number ?? -1;
    asked.answer = JSON.stringify(answerOf(card, number, this.#rowOf(1 - seat)));
    this.state.asked.push(asked);
    const drawn = this.#pile.shift();
    if (drawn === undefined) this.state.cards.splice(at, 1);
    else this.state.cards[at] = drawn;
    return true;
  }

  #guess(seat: number, tiles: readonly Tile[]): boolean {
    const guess = new Guess();
    guess.seat = seat;
    guess.tiles.push(...inOrder(tiles));
    guess.right = isSameRow(inOrder(tiles), this.#rowOf(1 - seat));
    this.state.guesses.push(guess);
    return true;
  }

  #rowOf(seat: number): readonly Tile[] {
    return [...(this.state.players[seat]?.row ?? [])] as Tile[];
  }
}

function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

const server = new Server({ transport: new WebSocketTransport({ perMessageDeflate: false }), greet: false });
server.define('break-the-code', BreakTheCodeRoom);
await server.listen(Number(process.env.PORT), '127.0.0.1');
