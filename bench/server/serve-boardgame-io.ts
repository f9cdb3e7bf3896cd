import { createRequire } from 'node:module';
import { peerGame } from '../rules/peer.ts';

const require = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = require('boardgame.io/server') as {
  readonly Server: (options: object) => { run(port: number): Promise<unknown> };
  readonly FlatFile: new (options: { dir: string }) => object;
  readonly Origins: { readonly LOCALHOST: unknown };
};

/** With a folder in `DATA` it keeps its matches there; else in memory. */
const folder = process.env.DATA;
const game = {
  ...peerGame,
  moves: {
    ...peerGame.moves,
    // Changes nothing that grows, so that only its log does.
    note: {
      move: ({ G }: { G: { note?: string } }, text: string) => {
        G.note = text;
      },
      noLimit: true,
    },
  },
};
await Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }),
}).run(Number(process.env.PORT));
