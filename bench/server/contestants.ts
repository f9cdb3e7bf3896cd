import { fileURLToPath } from 'node:url';
import { openBoardgameIo } from './boardgame-io.ts';
import { openCifra } from './cifra.ts';
import { openColyseus } from './colyseus.ts';
import { openEcho } from './echo.ts';
import type { BenchTable } from './table.ts';

export type Contestant = {
  readonly name: string;
  /** How its server is started: a script with arguments, and what it finds in its environment. */
  readonly serve: (port: number, folder: string) => readonly [readonly string[], { readonly [name: string]: string }];
  readonly open: (url: string, at: number) => Promise<BenchTable>;
};

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const cifra = here('../../../cli/bin/cifra.js');

/** The driver is one address with a thousand people: the house's own settings say how many that may be. */
const CROWD = [
  '--rooms-per-hour=1000000',
  '--messages-per-second=1000000',
  '--requests-per-minute=100000000',
  '--sockets-per-address=1000000',
];
/** After so many quiet seconds a room leaves memory, so that an idle room can be measured before long. */
export const ROOM_IDLE = 10;

const boardgameIo = here('./serve-boardgame-io.js');

export const CONTESTANTS = {
  cifra: {
    name: 'Cifra, every move on disk',
    serve: (port, folder) => [
      [
        cifra,
        'serve',
        `--port=${port}`,
        '--host=127.0.0.1',
        `--data=${folder}`,
        '--log=error',
        `--room-idle=${ROOM_IDLE}`,
        ...CROWD,
      ],
      {},
    ],
    open: openCifra,
  },
  'boardgame.io': {
    name: 'boardgame.io 0.50.2, in memory',
    serve: (port) => [[boardgameIo], { PORT: String(port) }],
    open: openBoardgameIo,
  },
  'boardgame.io-file': {
    name: 'boardgame.io 0.50.2, FlatFile',
    serve: (port, folder) => [[boardgameIo], { PORT: String(port), DATA: folder }],
    open: openBoardgameIo,
  },
  colyseus: {
    name: 'Colyseus 0.18, views, patch each move',
    serve: (port) => [[here('./serve-colyseus.js')], { PORT: String(port) }],
    open: openColyseus,
  },
  echo: {
    name: 'plain ws echo, no game, no store',
    serve: (port) => [[here('./serve-echo.js')], { PORT: String(port) }],
    open: openEcho,
  },
} as const satisfies { readonly [id: string]: Contestant };

export type ContestantId = keyof typeof CONTESTANTS;
