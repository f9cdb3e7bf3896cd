import { findManifest, strengthText } from '@cifra/games/manifests';
import { GAMES } from '@cifra/games/rules';
import { z } from 'zod';
import type { Api } from './api.ts';
import { languageFor } from './refusals.ts';

/** Which games there are, with their options and the bots to play against, in the language of whoever asks. */
export function gameRoutes(app: Api): void {
  app.get(
    '/api/games',
    {
      schema: {
        operationId: 'listGames',
        tags: ['rooms'],
        response: { 200: z.array(z.looseObject({ id: z.string() })) },
      },
    },
    async (request) => {
      const language = languageFor(request);
      return GAMES.map(({ game, tellings }) => {
        const telling = tellings[language];
        const options = Object.entries(game.options).map(([name, spec]) => ({
          ...telling.option(name as never),
          name,
          ...(spec as object),
        }));
        const characters = findManifest(game.id)?.characters.map(({ id, name, strength, line }) => ({
          id,
          name,
          strength: strengthText(language, strength),
          line: line[language],
        }));
        return { id: game.id, name: telling.name, seats: game.seats, rules: game.rulesVersion, options, characters };
      });
    },
  );
}
