import { loadBots } from '@cifra/games/bots';
import { type Level, rng, type Shape, View, type ViewParts } from '@cifra/kernel';

/** What a bot is asked: a view as it came over a wire, and its dice. */
export type Question = {
  readonly game: string;
  readonly level: Level;
  readonly view: ViewParts<Shape>;
  readonly dice: number;
};

// A browser's worker that thinks for bots, as a thread of the server does.
addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  const { game, level, view, dice } = data;
  void loadBots(game).then((bots) =>
    ports[0]?.postMessage(bots?.[level](View.received<Shape>(view), rng(dice)) ?? null),
  );
});
