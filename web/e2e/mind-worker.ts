import { decideMove, type MoveQuestion } from '@cifra/games/bots';

// A browser's worker that thinks for bots, as a thread of the server does.
addEventListener('message', ({ data, ports }: MessageEvent<MoveQuestion>) => {
  void decideMove(data).then((command) => ports[0]?.postMessage(command));
});
