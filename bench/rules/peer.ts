import { createRequire } from 'node:module';
import {
  answerOf,
  CARDS,
  type Card,
  DECK,
  inOrder,
  isSameRow,
  type Question,
  questionsOf,
  type Tile,
} from '@cifra/break-the-code/rules';
import type { Rng } from '@cifra/kernel';

// Its packages are folders, which only `require` finds.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { readonly Client: (options: object) => PeerClient };
const { INVALID_MOVE } = require('boardgame.io/core') as { readonly INVALID_MOVE: string };

/** What we use of its local client. */
type PeerClient = {
  start(): void;
  stop(): void;
  getState(): PeerState | null;
  readonly moves: { readonly [name: string]: (argument: unknown) => void };
  readonly store: { getState(): { readonly G: Peer } };
};
type PeerState = { readonly G: Peer; readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown } };
type Turn = { readonly G: Peer; readonly ctx: { readonly currentPlayer: string } };
type Deal = { readonly random: { Shuffle<T>(items: T[]): T[] } };

/** The same two-player Break the Code match, written against boardgame.io; the answers come from our own function. */
type Peer = {
  rows: Tile[][];
  cards: Card[];
  pile: Card[];
  asked: unknown[];
  guesses: unknown[];
  reply: boolean;
  result: null | { winners: number[] };
};

export const peerGame = {
  name: 'break-the-code',
  setup: ({ random }: Deal): Peer => {
    const tiles = random.Shuffle([...DECK]);
    const cards = random.Shuffle([...CARDS]);
    return {
      rows: [[...inOrder(tiles.slice(0, 5))], [...inOrder(tiles.slice(5, 10))]],
      cards: cards.slice(0, 6),
      pile: cards.slice(6),
      asked: [],
      guesses: [],
      reply: false,
      result: null,
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    ask: ({ G, ctx }: Turn, question: Question) => {
      const at = G.cards.indexOf(question.card);
      if (at < 0 || G.reply) return INVALID_MOVE;
      const seat = Number(ctx.currentPlayer);
      G.asked.push({ seat, ...question, answer: answerOf(question.card, question.number, G.rows[1 - seat] ?? []) });
      const drawn = G.pile.shift();
      if (drawn === undefined) G.cards.splice(at, 1);
      else G.cards[at] = drawn;
      if (G.cards.length === 0) G.result = { winners: [0, 1] };
    },
    guess: ({ G, ctx }: Turn, tiles: Tile[]) => {
      const seat = Number(ctx.currentPlayer);
      const right = isSameRow(inOrder(tiles), G.rows[1 - seat] ?? []);
      G.guesses.push({ seat, tiles, right });
      if (G.reply) G.result = { winners: right ? [0, 1] : [1 - seat] };
      else if (right && seat === 0) G.reply = true;
      else if (right) G.result = { winners: [seat] };
    },
  },
  endIf: ({ G }: Turn) => G.result ?? undefined,
  // Its player view hides the rival's row, as a real match must.
  playerView: ({ G, playerID }: { G: Peer; playerID: string | null }) => ({
    ...G,
    pile: [],
    rows: G.rows.map((row, seat) => (String(seat) === playerID ? row : [])),
  }),
};

/** The random player's choices, as our rules list them: every question, and one guess. */
function choices(
  { cards, reply }: Pick<Peer, 'cards' | 'reply'>,
  own: readonly Tile[],
  turn: number,
): (() => [string, unknown])[] {
  const asks = reply ? [] : cards.flatMap((card) => questionsOf(card));
  const unseen = [...DECK];
  for (const tile of own) unseen.splice(unseen.indexOf(tile), 1);
  const guess = Array.from({ length: 5 }, (_, at) => unseen[(turn + at * 7) % unseen.length] as Tile);
  return [...asks.map((question) => (): [string, unknown] => ['ask', question]), () => ['guess', guess]];
}

export function playPeer(rng: Rng): number {
  const client = Client({ game: { ...peerGame, seed: String(rng.below(2 ** 30)) }, numPlayers: 2, debug: false });
  client.start();
  let orders = 0;
  for (;;) {
    const state = client.getState();
    if (state === null || state.ctx.gameover !== undefined) break;
    const seat = state.ctx.currentPlayer;
    // Without a transport the local client sees the whole state of the store; the view is that of the seat in turn.
    const own = client.store.getState().G.rows[Number(seat)] ?? [];
    const [name, argument] = rng.pick(choices(state.G, own, orders))();
    client.moves[name]?.(argument);
    orders++;
  }
  client.stop();
  return orders;
}
